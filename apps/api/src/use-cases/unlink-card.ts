import { fail, succeed, type Result } from '@dining/domain'

import type { ApiDeps } from '../deps.ts'
import type { Failure } from '../failure.ts'
import { recordAudit } from '../store/repositories/audit.ts'
import { cardRepo } from '../store/repositories/card.ts'
import { cardReleaseRepo } from '../store/repositories/card-release.ts'
import { memberRepo } from '../store/repositories/member.ts'
import { membershipOf } from './membership.ts'
import { sessionRepo } from '../store/repositories/session.ts'

/**
 * Unlinks a card (CARD-15) and records that the vault has to end its registration. The last one closes the account and ends every session
 * of the member (CARD-70, security.md "session").
 */
export async function unlinkCard(
  deps: Pick<ApiDeps, 'store' | 'clock'>,
  partnerId: string,
  memberId: string,
  cardId: string,
): Promise<Result<{ readonly closed: boolean }, Failure<'not-found' | 'unauthorized'>>> {
  const now = deps.clock()
  return deps.store.tenant(partnerId, async (tx) => {
    const members = memberRepo(tx, partnerId)
    // Two deletions at once take turns, so that one of them sees that it is the last.
    const member = await members.lock(memberId)
    if (!member) return fail({ kind: 'unauthorized' })
    const cards = cardRepo(tx, partnerId)
    const card = await cards.unlink(memberId, cardId, now)
    if (!card) return fail({ kind: 'not-found' })
    await cardReleaseRepo(tx, partnerId).request(card.vault_token)
    const rest = await cards.linkedOf(memberId)
    const detail = { cardId, cardType: card.card_type }
    const [before, after] = [{ linkedCards: rest.length + 1 }, { linkedCards: rest.length }]
    await recordAudit(tx, partnerId, { kind: 'card-unlinked', memberId, at: now, detail, before, after })
    if (rest.length > 0) return succeed({ closed: false })
    const closed = await members.update(memberId, { member_type: 'ClosedAccountMember', active: false, closed_at: now })
    await sessionRepo(tx, partnerId).endAllOf(memberId)
    await recordAudit(tx, partnerId, {
      kind: 'account-closed',
      memberId,
      at: now,
      before: membershipOf(member),
      after: membershipOf(closed),
    })
    return succeed({ closed: true })
  })
}
