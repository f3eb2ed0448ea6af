import { fail, succeed, type Result } from '@dining/domain'

import type { ApiDeps } from '../deps.ts'
import type { Failure } from '../failure.ts'
import { recordAudit } from '../store/repositories/audit.ts'
import { cardRepo } from '../store/repositories/card.ts'
import { memberRepo } from '../store/repositories/member.ts'
import { sessionRepo } from '../store/repositories/session.ts'

/** Unlinks a card (CARD-15). The last one closes the account and ends every session of the member (CARD-70, security.md "session"). */
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
    if (!(await members.lock(memberId))) return fail({ kind: 'unauthorized' })
    const cards = cardRepo(tx, partnerId)
    if (!(await cards.unlink(memberId, cardId, now))) return fail({ kind: 'not-found' })
    await recordAudit(tx, partnerId, { kind: 'card-unlinked', memberId, at: now })
    const rest = await cards.linkedOf(memberId)
    if (rest.length > 0) return succeed({ closed: false })
    await members.update(memberId, { member_type: 'ClosedAccountMember', active: false })
    await sessionRepo(tx, partnerId).endAllOf(memberId)
    await recordAudit(tx, partnerId, { kind: 'account-closed', memberId, at: now })
    return succeed({ closed: true })
  })
}
