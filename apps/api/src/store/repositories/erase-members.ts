import { sql, type RawBuilder } from 'kysely'

import type { Tx } from '../tables.ts'
import { recordAudit } from './audit.ts'
import { memberRepo, type MemberRow } from './member.ts'

/** Sets the time of closing for closed accounts without one, which an earlier version closed. */
export function markClosedMembers(tx: Tx, now: Date): Promise<unknown> {
  return tx
    .updateTable('member')
    .set({ closed_at: now })
    .where('member_type', '=', 'ClosedAccountMember')
    .where('closed_at', 'is', null)
    .execute()
}

/**
 * Removes the personal data of members. Their rows are kept without a name, because dines and payments belong to them.
 * @param which selects the `ctid` of members
 * @returns how many
 */
export async function eraseMembers(tx: Tx, which: RawBuilder<{ ctid: string }>, now: Date): Promise<number> {
  const { rows } = await sql<{ partner_id: string; id: string }>`
    with old as materialized (select ctid, partner_id, email_key from member where ctid = any(array(${which}))),
      forgotten as (delete from prospect using old where prospect.partner_id = old.partner_id and prospect.email_key = old.email_key)
    update member set email = '', email_key = 'erased ' || id, public_id = 'erased ' || id, family_id = null, password_hash = null,
      partner_number = null, first_name = '', last_name = '', phone_number = null, sms_opt_in = false, sms_stopped_at = null, email_opt_in = false,
      address1 = '', address2 = '', city = '', state = '', zip_code = '', statement_since = null, erased_at = ${now}::timestamptz, erase_at = null
    from old where member.ctid = old.ctid returning member.partner_id, member.id`.execute(tx)
  // A transaction that concerns several partners records in the order of their ids; another order could cause a deadlock.
  for (const { partner_id, id } of rows.toSorted((a, b) => (a.partner_id < b.partner_id ? -1 : 1))) {
    await recordAudit(tx, partner_id, { kind: 'account-erased', memberId: id, at: now })
    for (const table of [
      'session',
      'passkey',
      'known_device',
      'recovery',
      'join_link',
      'monthly_statement',
      'household_invitation',
      'household_member',
      'provider_identity',
      'idempotency_key',
      'mail_outbox',
      'text_outbox',
      'notice_device',
      'notice_choice',
      'notice_outbox',
      'card_verification',
      'favorite',
      'flex_offer',
      'partner_card',
      'reservation',
      'reservation_hold',
      'table_watch',
      'review',
      'missing_dine',
      'survey_answer',
      'member_card',
    ] as const)
      await tx.deleteFrom(table).where('partner_id', '=', partner_id).where('member_id', '=', id).execute()
  }
  return rows.length
}

/** An account whose member has asked to close it. */
export interface DueErasure {
  readonly partnerId: string
  readonly id: string
}

/** Accounts of all partners whose members can no longer keep them, oldest first; read as the operator. */
export async function dueErasures(tx: Tx, now: Date, limit: number): Promise<readonly DueErasure[]> {
  const rows = await tx
    .selectFrom('member')
    .select(['partner_id', 'id'])
    .where('erase_at', '<=', now)
    .orderBy('erase_at')
    .limit(limit)
    .execute()
  return rows.map(({ partner_id: partnerId, id }) => ({ partnerId, id }))
}

/** Erases such an account. @returns the member as they were; null if they have kept it meanwhile, or if it is erased */
export async function eraseMember(tx: Tx, { partnerId, id }: DueErasure, now: Date): Promise<MemberRow | null> {
  const member = await memberRepo(tx, partnerId).lock(id)
  if (!member?.erase_at || member.erase_at > now) return null
  await eraseMembers(tx, sql`select ctid from member where partner_id = ${partnerId} and id = ${id}`, now)
  return member
}
