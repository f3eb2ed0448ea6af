import { rateOf, type EarnRate, type EarnRates } from './earn-rate.ts'
import { roundHalfUp } from './money.ts'
import { EARNING_TIERS, type EarningTier, type TierLevel } from './tier.ts'

/** How a bill was paid: at the restaurant, or on its order page. */
export const DINE_CHANNELS = ['dine-in', 'online'] as const
export type DineChannel = (typeof DINE_CHANNELS)[number]

/** The amounts of a bill, in cents. */
export interface Bill {
  readonly channel: DineChannel
  /** Everything paid, with tax and tip. */
  readonly amountCents: number
  /** Food and drink only; null if the network did not report it. */
  readonly subtotalCents: number | null
}

/**
 * Cents of a bill that can earn: the whole of it at the restaurant, the subtotal of an online order (earning.md "eligible amount").
 * An online order with an unknown subtotal earns nothing rather than on tax and fees.
 */
export function eligibleCents(bill: Bill): number {
  return bill.channel === 'online' ? Math.min(bill.subtotalCents ?? 0, bill.amountCents) : bill.amountCents
}

/** A benefit in the program's unit: whole units, cents (percent) or tenths of a cent per gallon (fuel). */
export interface Earned {
  readonly benefit: number
  /** Cents that a fuel rate carries over to the next dine; 0 for every other rate. */
  readonly remainderCents: number
}

export interface Earning {
  readonly rate: EarnRate
  /** Eligible cents of the dine before and after the change: 0 → n for a dine, n → less for a refund of it. */
  readonly fromCents: number
  readonly toCents: number
  /** Extra units of a dine that earns: the merchant's bonus and the member's flex offer. */
  readonly bonusUnits?: number | null
  /** The amount that a fuel rate carried over from earlier dines. */
  readonly remainderCents?: number
}

function perDine(rate: Exclude<EarnRate, { kind: 'fuel' }>, cents: number): number {
  return rate.kind === 'units' ? roundHalfUp(cents * rate.units, rate.perCents) : roundHalfUp(cents * rate.basisPoints, 10_000)
}

/**
 * The benefit of a dine, or the change of it by a refund or a final amount (earning.md "rounding", "refund").
 * Rounded per dine and never on sums: a refund is the difference of the two rounded dines, so that dine and refunds add up to what is left.
 */
export function benefitChange({ rate, fromCents, toCents, bonusUnits, remainderCents = 0 }: Earning): Earned {
  const bonus = (bonusUnits ?? 0) * (Number(toCents > 0) - Number(fromCents > 0))
  if (rate.kind !== 'fuel') return { benefit: perDine(rate, toCents) - perDine(rate, fromCents) + bonus, remainderCents: 0 }
  const total = remainderCents + toCents - fromCents
  const steps = Math.floor(total / rate.perCents)
  return { benefit: steps * rate.tenthsOfCentPerGallon + bonus, remainderCents: total - steps * rate.perCents }
}

/**
 * Eligible cents that remain of a dine after refunds: never more than earned before, never below zero.
 * @param earnedOnCents what the dine earned on, after the limits of its offer
 * @param baseCents `eligibleCents` of its bill
 * @param refundedCents `eligibleCents` of all its refunds, as a positive amount
 */
export function eligibleAfterRefund(earnedOnCents: number, baseCents: number, refundedCents: number): number {
  return Math.max(0, Math.min(earnedOnCents, baseCents - refundedCents))
}

/** A balance after a change; it never goes below zero (earning.md "refund"). */
export function nextBalance(balance: number, change: number): number {
  return Math.max(0, balance + change)
}

/** The rates and bonuses of a program and a place for a bill. */
export interface BillTerms {
  readonly rates: EarnRates
  readonly bonusUnits?: number | null
  /** Cents that a limited offer still earns on this month; null without such a limit. */
  readonly spendLeftCents?: number | null
  /** The member's flex offer at the place: extra units of the next dine, in the row of the member's own tier; null without one. */
  readonly flex?: { readonly tier: TierLevel; readonly units: number } | null
}

/** What a bill would earn for a tier, for "If the bill is …". */
export function earnOf(billCents: number, tier: EarningTier, { rates, bonusUnits, spendLeftCents, flex }: BillTerms): number {
  const rate = rateOf(rates, tier)
  if (!rate) return 0
  const extra = (bonusUnits ?? 0) + (flex?.tier === tier ? flex.units : 0)
  return benefitChange({ rate, fromCents: 0, toCents: Math.min(billCents, spendLeftCents ?? billCents), bonusUnits: extra }).benefit
}

/** `earnOf` for each tier that the program has, lowest first. */
export function earnByTier(billCents: number, terms: BillTerms): readonly { readonly tier: EarningTier; readonly benefit: number }[] {
  return EARNING_TIERS.filter((tier) => tier !== 3 || terms.rates[3]).map((tier) => ({ tier, benefit: earnOf(billCents, tier, terms) }))
}
