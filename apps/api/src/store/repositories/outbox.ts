import { sql, type Insertable, type Selectable } from 'kysely'

import type { OutboxTable, Tx } from '../tables.ts'
import { insertForMember } from './insert-for-member.ts'

export type MessageRow = Selectable<OutboxTable>

/** The channels to members, each with a table of its own. */
export type Outbox = 'mail_outbox' | 'text_outbox' | 'notice_outbox'

/** Identifies a message of an outbox. */
export interface MessageRef {
  readonly outbox: Outbox
  readonly partnerId: string
  readonly id: string
}

/** How a message ended. */
export interface MessageOutcome {
  readonly status: 'sent' | 'refused' | 'expired'
  readonly error?: string
}

/** Messages of one partner in one channel. */
export function outboxRepo(tx: Tx, outbox: Outbox, partnerId: string) {
  const change = (id: string) => tx.updateTable(outbox).where('partner_id', '=', partnerId).where('id', '=', id)
  return {
    /** Without effect if there is no such member, or if a notice with this id was written before. */
    insert: (row: Omit<Insertable<OutboxTable>, 'partner_id'> & { readonly member_id: string | null }) =>
      insertForMember(tx, outbox, { ...row, partner_id: partnerId }),

    /** Marks the open messages of this kind to a member as replaced, because of a newer one. A message that is being sent is not sent again. */
    replaceOpen: (memberId: string, kind: OutboxTable['kind'], now: Date) =>
      tx
        .updateTable(outbox)
        .set({ status: 'replaced', sealed: null, ended_at: now })
        .where('partner_id', '=', partnerId)
        .where('member_id', '=', memberId)
        .where('kind', '=', kind)
        .where('status', 'in', ['waiting', 'sending'])
        .execute(),

    /** Locks a message until the transaction ends. */
    lock: (id: string): Promise<MessageRow | undefined> =>
      tx.selectFrom(outbox).selectAll().where('partner_id', '=', partnerId).where('id', '=', id).forUpdate().executeTakeFirst(),

    startAttempt: (id: string, now: Date) =>
      change(id)
        .set({ status: 'sending', attempts: sql<number>`attempts + 1`, tried_at: now })
        .execute(),

    /** Returns a message to the queue for its next attempt. */
    release: (id: string, error: string) =>
      change(id).set({ status: 'waiting', last_error: error }).where('status', '=', 'sending').execute(),

    /** Leaves a message for later. */
    postpone: (id: string, notBefore: Date) => change(id).set({ not_before: notBefore }).execute(),

    end: (id: string, { status, error }: MessageOutcome, now: Date) =>
      change(id)
        .set({ status, sealed: null, ended_at: now, ...(error === undefined ? {} : { last_error: error }) })
        .execute(),
  }
}

/**
 * The newest messages of all partners without their texts; read as the operator.
 * @param all also those that were sent or replaced by a newer one
 */
export function newestMessages(tx: Tx, outbox: Outbox, all: boolean, limit: number) {
  const messages = tx
    .selectFrom(outbox)
    .select(['partner_id', 'id', 'kind', 'status', 'attempts', 'last_error', 'created_at'])
    .orderBy('created_at', 'desc')
    .limit(limit)
  return (all ? messages : messages.where('status', 'not in', ['sent', 'replaced'])).execute()
}

/**
 * Open messages of all partners that may be sent now and without an attempt since these moments, in the order of their ids.
 * @param untriedBefore for messages without an attempt
 * @param triedBefore for the others
 */
export function idleMessages(
  tx: Tx,
  outbox: Outbox,
  {
    now,
    untriedBefore,
    triedBefore,
    after,
    limit,
  }: {
    readonly now: Date
    readonly untriedBefore: Date
    readonly triedBefore: Date
    readonly after: string
    readonly limit: number
  },
): Promise<readonly { readonly partner_id: string; readonly id: string }[]> {
  return tx
    .selectFrom(outbox)
    .select(['partner_id', 'id'])
    .where('status', 'in', ['waiting', 'sending'])
    .where((where) => where.or([where('not_before', 'is', null), where('not_before', '<=', now)]))
    .where((where) =>
      where.or([where('tried_at', '<', triedBefore), where.and([where('tried_at', 'is', null), where('created_at', '<', untriedBefore)])]),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
}
