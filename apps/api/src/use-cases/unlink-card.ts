import { fail, succeed, type Result } from '@dining/domain'

import type { ApiDeps } from '../deps.ts'
import type { Failure } from './failure.ts'
import { recordAudit } from '../store/repositories/audit.ts'
import { cardRepo } from '../store/repositories/card.ts'
import { cardReleaseRepo } from '../store/repositories/card-release.ts'
import { memberRepo } from '../store/repositories/member.ts'
import { closeAccount } from './membership.ts'

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
    // Two simultaneous deletions run one after the other, so that one of them detects that it is the last.
    const member = await memberRepo(tx, partnerId).lock(memberId)
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
    await recordAudit(tx, partnerId, await closeAccount(tx, partnerId, member, now))
    return succeed({ closed: true })
  })
}
