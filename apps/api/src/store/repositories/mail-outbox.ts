import { sql, type Insertable, type Selectable } from 'kysely'

import type { MailKind, MailOutboxTable, Tx } from '../tables.ts'
import { insertForMember } from './insert-for-member.ts'

export type MailRow = Selectable<MailOutboxTable>

/** Identifies a mail of the outbox. */
export interface MailRef {
  readonly partnerId: string
  readonly id: string
}

/** How a mail ended. */
export interface MailOutcome {
  readonly status: 'sent' | 'refused' | 'expired'
  readonly error?: string
}

/** Mails of one partner. */
export function mailOutboxRepo(tx: Tx, partnerId: string) {
  const change = (id: string) => tx.updateTable('mail_outbox').where('partner_id', '=', partnerId).where('id', '=', id)
  return {
    /** Without effect if there is no such member. */
    insert: (row: Omit<Insertable<MailOutboxTable>, 'partner_id'>) => insertForMember(tx, 'mail_outbox', { ...row, partner_id: partnerId }),

    /** Marks the open mails of this kind to a member as replaced, because of a newer one. A mail that is being sent is not sent again. */
    replaceOpen: (memberId: string, kind: MailKind, now: Date) =>
      tx
        .updateTable('mail_outbox')
        .set({ status: 'replaced', sealed: null, ended_at: now })
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .where('kind', '=', kind)
        .where('status', 'in', ['waiting', 'sending'])
        .execute(),

    /** Locks a mail until the transaction ends. */
    lock: (id: string) =>
      tx.selectFrom('mail_outbox').selectAll().where('partner_id', '=', partnerId).where('id', '=', id).forUpdate().executeTakeFirst(),

    startAttempt: (id: string, now: Date) =>
      change(id)
        .set({ status: 'sending', attempts: sql<number>`attempts + 1`, tried_at: now })
        .execute(),

    /** Returns a mail to the queue for its next attempt. */
    release: (id: string, error: string) =>
      change(id).set({ status: 'waiting', last_error: error }).where('status', '=', 'sending').execute(),

    end: (id: string, { status, error }: MailOutcome, now: Date) =>
      change(id)
        .set({ status, sealed: null, ended_at: now, ...(error === undefined ? {} : { last_error: error }) })
        .execute(),
  }
}

/**
 * The newest mails of all partners without their texts; read as the operator.
 * @param all also those that were sent or replaced by a newer one
 */
export function newestMails(tx: Tx, all: boolean, limit: number) {
  const mails = tx
    .selectFrom('mail_outbox')
    .select(['partner_id', 'id', 'kind', 'status', 'attempts', 'last_error', 'created_at'])
    .orderBy('created_at', 'desc')
    .limit(limit)
  return (all ? mails : mails.where('status', 'not in', ['sent', 'replaced'])).execute()
}

/**
 * Open mails of all partners without an attempt since these moments, in the order of their ids.
 * @param untriedBefore for mails without an attempt
 * @param triedBefore for the others
 */
export function idleMails(
  tx: Tx,
  {
    untriedBefore,
    triedBefore,
    after,
    limit,
  }: { readonly untriedBefore: Date; readonly triedBefore: Date; readonly after: string; readonly limit: number },
): Promise<readonly { readonly partner_id: string; readonly id: string }[]> {
  return tx
    .selectFrom('mail_outbox')
    .select(['partner_id', 'id'])
    .where('status', 'in', ['waiting', 'sending'])
    .where((where) =>
      where.or([where('tried_at', '<', triedBefore), where.and([where('tried_at', 'is', null), where('created_at', '<', untriedBefore)])]),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}
