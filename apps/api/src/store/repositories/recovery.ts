import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'

import type { Tx } from '../tables.ts'
import { insertForMember } from './insert-for-member.ts'

/** What a mailed code is for. */
type Purpose = 'password' | 'new-email'

/** Password recoveries and changes of the address of one partner; codes and tickets are kept as hashes. */
export function recoveryRepo(tx: Tx, partnerId: string) {
  return {
    /**
     * Replaces earlier requests of the member: only the newest code works. Without effect if there is no such member.
     * @param newEmail the address that the code is mailed to, if it is for a change of the address
     */
    start: async (memberId: string, codeHash: string, expiresAt: Date, newEmail: string | null): Promise<void> => {
      await tx.deleteFrom('recovery').where('partner_id', '=', partnerId).where('member_id', '=', memberId).execute()
      const row = {
        partner_id: partnerId,
        id: randomUUID(),
        member_id: memberId,
        code_hash: codeHash,
        expires_at: expiresAt,
        new_email: newEmail,
      }
      await insertForMember(tx, 'recovery', row)
    },

    /** The address that an open code was mailed to for a change of the address. */
    waitingEmail: async (memberId: string, now: Date): Promise<string | null> => {
      const row = await tx
        .selectFrom('recovery')
        .select('new_email')
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .where('expires_at', '>', now)
        .where('used_at', 'is', null)
        .where('new_email', 'is not', null)
        .executeTakeFirst()
      return row?.new_email ?? null
    },

    /** Counts one more try at the member's open code, exactly because of the row lock; undefined if there is none. */
    tryCode: (memberId: string, now: Date, purpose: Purpose) =>
      tx
        .updateTable('recovery')
        .set({ attempts: sql<number>`attempts + 1` })
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .where('expires_at', '>', now)
        .where('used_at', 'is', null)
        .where('ticket_hash', 'is', null)
        .where('new_email', purpose === 'password' ? 'is' : 'is not', null)
        .returning(['id', 'code_hash', 'attempts', 'new_email'])
        .executeTakeFirst(),

    /** Removes the requests of a member. */
    end: (memberId: string) => tx.deleteFrom('recovery').where('partner_id', '=', partnerId).where('member_id', '=', memberId).execute(),

    giveTicket: (id: string, ticketHash: string) =>
      tx.updateTable('recovery').set({ ticket_hash: ticketHash }).where('partner_id', '=', partnerId).where('id', '=', id).execute(),

    /** The member of this open ticket. */
    ownerOf: (ticketHash: string, now: Date) =>
      tx
        .selectFrom('recovery')
        .select('member_id')
        .where('partner_id', '=', partnerId)
        .where('ticket_hash', '=', ticketHash)
        .where('expires_at', '>', now)
        .where('used_at', 'is', null)
        .executeTakeFirst(),

    /** Marks a ticket as used. @returns its member; undefined if it is unknown, used or too old */
    useTicket: (ticketHash: string, now: Date) =>
      tx
        .updateTable('recovery')
        .set({ used_at: now })
        .where('partner_id', '=', partnerId)
        .where('ticket_hash', '=', ticketHash)
        .where('expires_at', '>', now)
        .where('used_at', 'is', null)
        .returning('member_id')
        .executeTakeFirst(),
  }
}
