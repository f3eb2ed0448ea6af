import { addDays, countsForBonus, isBonusFulfilled, isBonusTakenBack, LATE_DINES_DAYS } from '@dining/domain'
import { startOfDay } from '@dining/domain/calendar'
import type { Program } from '@dining/partner-kit'

import type { DineRow } from '../../store/repositories/dine.ts'
import { memberBonusRepo, type MemberBonusWithProgress } from '../../store/repositories/member-bonus.ts'
import type { Tx } from '../../store/tables.ts'
import { addToDine, payReservation, takeBackReservation } from './pay-reservation.ts'

const conditionsOf = ({ dines, spend_cents, dine_cents }: MemberBonusWithProgress) => ({
  dines,
  spendCents: spend_cents,
  dineCents: dine_cents,
})
const progressOf = ({ dines_done, cents_done }: MemberBonusWithProgress) => ({ dines: dines_done, cents: cents_done })

/** Dines whose amount may still change count for no bonus. */
const isFinal = ({ status }: Pick<DineRow, 'status'>) => status !== 'Deferred' && status !== 'Forfeit'

/**
 * Adds to a dine the bonuses that it fulfils, and that of the reservation that it keeps (earning.md "new-member bonus", decisions.md BONUS-08). A bonus is paid once: one that was paid, or
 * taken back by a refund, is not open any more.
 * @param dine as it is stored; its member must be locked
 * @returns the dine with its bonuses
 */
export async function payBonuses(tx: Tx, partnerId: string, dine: DineRow, now: Date): Promise<DineRow> {
  if (dine.refund_of !== null || dine.eligible_cents <= 0 || !isFinal(dine)) return dine
  const bonuses = memberBonusRepo(tx, partnerId)
  let units = 0
  for (const bonus of await bonuses.openAt(dine.member_id, dine.occurred_at)) {
    const conditions = conditionsOf(bonus)
    if (!countsForBonus(conditions, dine.eligible_cents) || !isBonusFulfilled(conditions, progressOf(bonus))) continue
    // A line that comes very late pays a bonus that has been recorded as expired: the member dined in time.
    await bonuses.update(dine.member_id, bonus.code, { qualified_at: now, dine_id: dine.id, expired_at: null })
    units += bonus.units
  }
  return addToDine(tx, partnerId, dine, units + (await payReservation(tx, partnerId, dine, now)))
}

/** What a refund takes back of paid bonuses. */
export interface TakenBack {
  /** Units of the program. */
  readonly units: number
  /** The day on which the last of the dines that paid them is awarded; null if all are. */
  readonly settlesOn: string | null
}

/**
 * Takes back the bonuses that a refund leaves unfulfilled; they are not paid again.
 * @param dine the refunded dine as it is stored after the refund; its member must be locked
 */
export async function takeBackBonuses(tx: Tx, partnerId: string, dine: DineRow, now: Date): Promise<TakenBack> {
  const bonuses = memberBonusRepo(tx, partnerId)
  let { units, settlesOn } = await takeBackReservation(tx, partnerId, dine, now)
  for (const bonus of await bonuses.fulfilledAt(dine.member_id, dine.occurred_at)) {
    const refunded = { fulfilledIt: bonus.dine_id === dine.id, centsLeft: dine.eligible_cents }
    if (!isBonusTakenBack(conditionsOf(bonus), progressOf(bonus), refunded)) continue
    await bonuses.update(dine.member_id, bonus.code, { reversed_at: now })
    units += bonus.units
    const day = bonus.payer_settles_on
    if (day !== null && (settlesOn === null || day > settlesOn)) settlesOn = day
  }
  return { units, settlesOn }
}

/** Records bonuses that were not fulfilled in time, once late dines are not expected any more. @param day ISO day in the program's zone */
export function expireBonuses(tx: Tx, { id, timeZone }: Pick<Program, 'id' | 'timeZone'>, day: string, now: Date): Promise<void> {
  return memberBonusRepo(tx, id).expire(startOfDay(addDays(day, -LATE_DINES_DAYS), timeZone), now)
}
