import { fail, succeed, type Result } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import type { ApiDeps } from '../../deps.ts'
import { recordAudit } from '../../store/repositories/audit.ts'
import { bonusRepo } from '../../store/repositories/bonus.ts'
import { memberBonusRepo } from '../../store/repositories/member-bonus.ts'
import { memberRepo } from '../../store/repositories/member.ts'
import type { Failure } from '../failure.ts'
import { ownView, type BonusView } from './member-bonuses.ts'
import { isOpen, mayHaveBonuses, offersOf } from './offers.ts'

type Refusal = Failure<'unauthorized' | 'not-found' | 'bonus-ended' | 'bonus-app-only' | 'bonus-taken'>

/**
 * Activates a bonus of a member: from now on dines count for it (BONUS-08). A repeated call, also at the same moment, has the same effect and answer.
 * Unknown bonuses and those of other partners are not found.
 * @param isFromApp whether the native app makes the call
 */
export function activateBonus(
  { store, clock }: Pick<ApiDeps, 'store' | 'clock'>,
  partner: Partner,
  memberId: string,
  code: string,
  isFromApp: boolean,
): Promise<Result<BonusView, Refusal>> {
  const { id } = partner.program
  const now = clock()
  return store.tenant(id, async (tx): Promise<Result<BonusView, Refusal>> => {
    // Locked, so that calls at the same time are made one after the other.
    const member = await memberRepo(tx, id).lock(memberId)
    if (!member) return fail({ kind: 'unauthorized' })
    const [own, bonuses] = [memberBonusRepo(tx, id), bonusRepo(tx, id)]
    const [activated, row] = await Promise.all([own.of(memberId), bonuses.byCode(code)])
    const before = activated.find((one) => one.code === code)
    if (before) {
      const isOver = before.reversed_at !== null || (before.qualified_at === null && before.ends_at !== null && before.ends_at <= now)
      return isOver ? fail({ kind: 'bonus-ended' }) : succeed(ownView(before, { dines: before.dines_done, cents: before.cents_done }))
    }
    const offer = mayHaveBonuses(member) && offersOf(partner, member, row ? [row] : [], now).find((one) => one.code === code)
    if (!offer) return fail({ kind: 'not-found' })
    if (!isOpen(offer, now)) return fail({ kind: 'bonus-ended' })
    if (offer.kind === 'first-dine' && (await own.hasDined(memberId))) return fail({ kind: 'bonus-ended' })
    if (offer.isAppOnly && !isFromApp) return fail({ kind: 'bonus-app-only' })
    if (offer.cap !== null) {
      await bonuses.takeTurnToActivate(code)
      if ((await own.countActivated(code)) >= offer.cap) return fail({ kind: 'bonus-taken' })
    }
    const inserted = await own.insert({
      member_id: memberId,
      code,
      kind: offer.kind,
      description: offer.description,
      units: offer.units,
      dines: offer.dines,
      spend_cents: offer.spendCents,
      dine_cents: offer.dineCents,
      created_at: offer.createdAt,
      enrolled_at: now,
      ends_at: offer.endsAfter(now),
    })
    await recordAudit(tx, id, { kind: 'bonus-activated', memberId, at: now, detail: { code } })
    return succeed(ownView(inserted, { dines: 0, cents: 0 }))
  })
}
