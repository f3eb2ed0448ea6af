import type { AuditEvent } from '../audit/events.ts'
import { memberRepo, type MemberRow } from '../store/repositories/member.ts'
import { sessionRepo } from '../store/repositories/session.ts'
import { tableWatchRepo } from '../store/repositories/table-watch.ts'
import type { Tx } from '../store/tables.ts'
import { leaveHousehold } from './household/leave-household.ts'

/** The values of a membership in the audit trail. */
export const membershipOf = ({ member_type, active }: Pick<MemberRow, 'member_type' | 'active'>) => ({ memberType: member_type, active })

/**
 * Makes a member with a linked card active, and reopens a closed account, also one that was to be erased.
 * @param member locked by the caller
 * @returns the event for the audit trail if the account was closed
 */
export async function activateMembership(tx: Tx, partnerId: string, member: MemberRow, now: Date): Promise<AuditEvent | null> {
  const open = await memberRepo(tx, partnerId).update(member.id, {
    member_type: 'EnrolledCardMember',
    active: true,
    closed_at: null,
    erase_at: null,
  })
  if (member.member_type !== 'ClosedAccountMember') return null
  return { kind: 'account-reopened', memberId: member.id, at: now, before: membershipOf(member), after: membershipOf(open) }
}

/**
 * Closes the account of a member without a card, ends their sessions and watches, and takes them out of their household.
 * @param member locked by the caller
 * @param sessionHash of the session in which the member closes it; its browser then signs out, at the provider too if the session began there
 * @returns the event for the audit trail
 */
export async function closeAccount(tx: Tx, partnerId: string, member: MemberRow, now: Date, sessionHash?: string): Promise<AuditEvent> {
  const closed = await memberRepo(tx, partnerId).update(member.id, { member_type: 'ClosedAccountMember', active: false, closed_at: now })
  const sessions = sessionRepo(tx, partnerId)
  const signsOut = sessionHash !== undefined && (await sessions.expireFromProvider(sessionHash, now))
  await (signsOut ? sessions.endOthersOf(member.id, sessionHash) : sessions.endAllOf(member.id))
  await tableWatchRepo(tx, partnerId).stopAll(member.id, now)
  await leaveHousehold(tx, partnerId, member.id, now, 'closed-account')
  return { kind: 'account-closed', memberId: member.id, at: now, before: membershipOf(member), after: membershipOf(closed) }
}
