import { fail, succeed, type Result } from '@dining/domain'

import type { ApiDeps } from '../deps.ts'
import type { Failure } from './failure.ts'
import { recordAudit } from '../store/repositories/audit.ts'
import { cardRepo } from '../store/repositories/card.ts'
import { memberRepo } from '../store/repositories/member.ts'
import type { MessageRef } from '../store/repositories/outbox.ts'
import { notifyMember } from './account-security/notify.ts'
import { unlinkOne } from './cards/unlink-one.ts'
import { closeAccount } from './membership.ts'
import type { MessageDeps } from './outbox/write-message.ts'
import type { Session } from './session.ts'

/** `kept`: the card is the last one, and the account was not to be closed. */
type Unlinked = Result<'unlinked' | 'closed' | 'kept', Failure<'not-found' | 'unauthorized'>>

interface Unlinking {
  readonly cardId: string
  /** Whether the member knows that the account closes with the last card. */
  readonly mayClose: boolean
  /** Host that the visitor used. */
  readonly host: string | undefined
}

/**
 * Unlinks a card (CARD-15) and records that the vault has to end its registration. The last one closes the account and ends every session
 * of the member (CARD-70, security.md "session"). The member is notified by mail.
 */
export async function unlinkCard(
  deps: Pick<ApiDeps, 'store' | 'clock'> & MessageDeps,
  partnerId: string,
  { memberId, idHash }: Pick<Session, 'memberId' | 'idHash'>,
  { cardId, mayClose, host }: Unlinking,
): Promise<Unlinked> {
  const now = deps.clock()
  let mail: MessageRef | null = null
  const result = await deps.store.tenant(partnerId, async (tx): Promise<Unlinked> => {
    // Two simultaneous deletions run one after the other, so that one of them detects that it is the last.
    const member = await memberRepo(tx, partnerId).lock(memberId)
    if (!member) return fail({ kind: 'unauthorized' })
    const [first, ...others] = mayClose ? [] : await cardRepo(tx, partnerId).linkedOf(memberId)
    if (first?.id === cardId && others.length === 0) return succeed('kept')
    const unlinked = await unlinkOne(tx, partnerId, memberId, cardId, now)
    if (!unlinked) return fail({ kind: 'not-found' })
    const { card, left, before, after } = unlinked
    const detail = { cardId, cardType: card.card_type }
    await recordAudit(tx, partnerId, { kind: 'card-unlinked', memberId, at: now, detail, before, after })
    const cause = left > 0 ? 'member' : 'closing'
    mail = await notifyMember(tx, deps, { partnerId, member, host, content: { kind: 'card-removed', lastFour: card.last_four, cause } })
    if (left > 0) return succeed('unlinked')
    await recordAudit(tx, partnerId, await closeAccount(tx, partnerId, member, now, idHash))
    return succeed('closed')
  })
  if (mail) await deps.outbox.dispatch(mail)
  return result
}
