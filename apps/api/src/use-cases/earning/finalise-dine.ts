import { eligibleAfterRefund, eligibleCents, localTime, statusOnReceipt } from '@dining/domain'

import { dineRepo, type DineRow } from '../../store/repositories/dine.ts'
import type { Tx } from '../../store/tables.ts'
import { payBonuses } from '../bonuses/pay-bonuses.ts'
import { currentFlexOffer } from '../flex-offers/current-offer.ts'
import { earn, extraUnits, NOTHING_EARNED, reachVip } from './credit-dine.ts'
import { rateDine, type DineQuestion } from './rate-dine.ts'
import { refundedCents } from './refund-dine.ts'

/**
 * Sets the final amount of a Deferred dine and makes it Pending; the tier with which it was rated is kept (earning.md "statuses").
 * @param dine current row; its member must be locked
 * @param final the same line with the final amount
 * @returns what the dine has earned, in the partner's units
 */
export async function finaliseDine(tx: Tx, dine: DineRow, final: DineQuestion, now: Date): Promise<number> {
  const { program, member, bill } = final
  const dines = dineRepo(tx, program.id)
  const rated = await rateDine(tx, final, dine.tier_level)
  const rate = rated.rate ?? dine.rate
  const refunded = (await dines.refundsOf(dine.source_transaction_id)).map(refundedCents).reduce((sum, cents) => sum + cents, 0)
  const toCents = eligibleAfterRefund(rated.cents, eligibleCents(bill), refunded)
  // A dine of which everything was refunded has left its flex offer to other dines.
  const flex =
    dine.eligible_cents > 0
      ? dine.flex_offer_id !== null && dine.flex_units !== null && { id: dine.flex_offer_id, units: dine.flex_units }
      : toCents > 0 && (await currentFlexOffer(tx, program.id, member.id, final.merchant, final.at))
  const ofFlex = { flex_offer_id: flex ? flex.id : null, flex_units: flex ? flex.units : null }
  const bonusUnits = extraUnits({ bonus_units: dine.bonus_units, ...ofFlex })
  const earning = { fromCents: dine.eligible_cents, toCents, bonusUnits }
  const { benefit: change, step } = rate ? await earn(tx, program.id, member.id, { ...earning, rate }) : NOTHING_EARNED
  const plan = statusOnReceipt(rated.reason ? 'forfeit' : 'earns', true, localTime(now, program.timeZone).date)
  const changed = {
    status: plan.status,
    status_at: now,
    settle_on: plan.settleOn,
    amount_cents: bill.amountCents,
    subtotal_cents: bill.subtotalCents,
    channel: bill.channel,
    eligible_cents: toCents,
    ...ofFlex,
    benefit: dine.benefit + change,
    ...step,
    reason: rated.reason,
  }
  await dines.update(dine.id, { ...changed, rate: rate && JSON.stringify(rate) })
  const { benefit } = await payBonuses(tx, program.id, { ...dine, ...changed, rate }, now)
  await reachVip(tx, final)
  return benefit
}
