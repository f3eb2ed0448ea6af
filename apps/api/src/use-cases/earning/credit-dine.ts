import { randomUUID } from 'node:crypto'

import { benefitChange, localTime, statusOnReceipt, vipUntil, type Earning, type SourceCode, type TransactionType } from '@dining/domain'
import { yearRange } from '@dining/domain/calendar'

import { dineRepo, type DineRow } from '../../store/repositories/dine.ts'
import { memberEarningRepo } from '../../store/repositories/member-earning.ts'
import { memberRepo, type MemberRow } from '../../store/repositories/member.ts'
import type { CardRow } from '../../store/repositories/feed.ts'
import type { Tx } from '../../store/tables.ts'
import { payBonuses } from '../bonuses/pay-bonuses.ts'
import { currentFlexOffer } from '../flex-offers/current-offer.ts'
import { rateDine, type DineQuestion } from './rate-dine.ts'

export interface NewDine extends DineQuestion {
  readonly card: CardRow
  readonly type: Exclude<TransactionType, 'Refund'>
  readonly sourceCode: SourceCode
  readonly final: boolean
  readonly now: Date
}

/** What a change of a dine earns, with the column of what it leaves for the next step of a fuel rate; empty where it changes nothing. */
export interface EarnedChange {
  readonly benefit: number
  readonly step: Partial<Pick<DineRow, 'step_kept_cents'>>
}

/** The earning of a dine or a refund to which no rate applies. */
export const NOTHING_EARNED: EarnedChange = { benefit: 0, step: {} }

/** The earning of a change of a dine; also updates a fuel program's remainder. The member must be locked. */
export async function earn(tx: Tx, partnerId: string, memberId: string, earning: Earning): Promise<EarnedChange> {
  if (earning.rate.kind !== 'fuel') return { ...NOTHING_EARNED, benefit: benefitChange(earning).benefit }
  const account = memberEarningRepo(tx, partnerId)
  const { fuelRemainderCents } = await account.of(memberId)
  const { benefit, remainderCents } = benefitChange({ ...earning, remainderCents: fuelRemainderCents })
  await account.set(memberId, { fuel_remainder_cents: remainderCents })
  return { benefit, step: earning.fromCents === earning.toCents ? {} : { step_kept_cents: remainderCents } }
}

/** What a dine earns beyond its rate: the merchant's bonus and the member's flex offer. */
export const extraUnits = ({ bonus_units, flex_units }: Pick<DineRow, 'bonus_units' | 'flex_units'>): number =>
  (bonus_units ?? 0) + (flex_units ?? 0)

/** Makes the member VIP if the year's dines have reached the program's number; the next tier lookup returns it. */
export async function reachVip(tx: Tx, { program, member, at }: DineQuestion): Promise<MemberRow> {
  if (!program.vip || member.tier_level === 1) return member
  const { year } = localTime(at, program.timeZone)
  const dines = await dineRepo(tx, program.id).countEarning(member.id, yearRange(year, program.timeZone))
  const until = vipUntil(member.vip_until_year, year, dines, program.vip)
  if (until === member.vip_until_year) return member
  return memberRepo(tx, program.id).update(member.id, { vip_until_year: until })
}

/**
 * Writes a dine that the network reports for the first time (all rules of earning.md).
 * @returns the row, and the member after the dine
 */
export async function creditDine(tx: Tx, dine: NewDine): Promise<{ readonly row: DineRow; readonly member: MemberRow }> {
  const { program, member, merchant, card, bill, now } = dine
  const rated = await rateDine(tx, dine)
  // Of a bill without a cent that earns, nothing is extra.
  const flex = rated.rate && rated.cents > 0 ? await currentFlexOffer(tx, program.id, member.id, merchant, dine.at) : null
  const bonusUnits = extraUnits({ bonus_units: merchant.bonus_units, flex_units: flex?.units ?? null })
  const { benefit, step } = rated.rate
    ? await earn(tx, program.id, member.id, { rate: rated.rate, fromCents: 0, toCents: rated.cents, bonusUnits })
    : NOTHING_EARNED
  const plan = statusOnReceipt(rated.reason ? 'forfeit' : 'earns', dine.final, localTime(now, program.timeZone).date)
  const written = await dineRepo(tx, program.id).insert({
    id: randomUUID(),
    source_transaction_id: dine.sourceId,
    member_id: member.id,
    card_id: card.id,
    card_last_four: card.last_four,
    card_type: card.card_type,
    merchant_id: merchant.id,
    merchant_name: merchant.name,
    occurred_at: dine.at,
    received_at: now,
    status: plan.status,
    status_at: now,
    settle_on: plan.settleOn,
    type_code: dine.type,
    source_code: dine.sourceCode,
    amount_cents: bill.amountCents,
    subtotal_cents: bill.subtotalCents,
    eligible_cents: rated.cents,
    rate: rated.rate && JSON.stringify(rated.rate),
    bonus_units: rated.rate && merchant.bonus_units,
    flex_offer_id: flex?.id ?? null,
    flex_units: flex?.units ?? null,
    benefit,
    ...step,
    tier_level: rated.tier,
    reason: rated.reason,
    channel: bill.channel,
  })
  const row = await payBonuses(tx, program.id, written, now)
  return { row, member: rated.cents > 0 ? await reachVip(tx, dine) : member }
}
