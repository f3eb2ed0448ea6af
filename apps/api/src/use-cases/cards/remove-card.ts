import type { AuditEvent } from '../../audit/events.ts'
import type { CardRow } from '../../store/repositories/card.ts'
import type { MemberRow } from '../../store/repositories/member.ts'
import type { MessageRef } from '../../store/repositories/outbox.ts'
import type { Tx } from '../../store/tables.ts'
import { notifyMember, type NotifyDeps } from '../account-security/notify.ts'
import { closeAccount } from '../membership.ts'
import { unlinkOne } from './unlink-one.ts'

interface Removal {
  readonly partnerId: string
  /** The member, locked by the caller. */
  readonly member: MemberRow
  readonly card: CardRow
  readonly cause: 'claim' | 'operator'
  readonly reason: string
  readonly now: Date
}

export interface RemovedCard {
  /** For `recordAudit`: a transaction that concerns two partners records in the order of their ids. */
  readonly events: readonly AuditEvent[]
  readonly mail: MessageRef | null
}

/**
 * Removes a card from the account of a member who did not ask for it: by the card's holder or by an operator. As with a deletion, the last
 * card closes the account and ends its sessions. The member is notified by mail.
 * @returns undefined when the card is no longer linked
 */
export async function removeCard(
  tx: Tx,
  deps: NotifyDeps,
  { partnerId, member, card, cause, reason, now }: Removal,
): Promise<RemovedCard | undefined> {
  const unlinked = await unlinkOne(tx, partnerId, member.id, card.id, now)
  if (!unlinked) return undefined
  const { left, before, after } = unlinked
  const detail = { cardId: card.id, cardType: card.card_type, cause, reason }
  const events: AuditEvent[] = [{ kind: 'card-released', memberId: member.id, at: now, detail, before, after }]
  if (left === 0) events.push(await closeAccount(tx, partnerId, member, now))
  const content = { kind: 'card-removed', lastFour: card.last_four, cause } as const
  const mail = await notifyMember(tx, deps, { partnerId, member, host: undefined, content })
  return { events, mail }
}
