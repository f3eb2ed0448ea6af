import type { ForfeitReason } from './forfeit.ts'
import { addDays, localTime } from './local-time.ts'
import { mealsAt } from './meal.ts'
import type { Meal, OfferType, Weekday } from './merchant.ts'
import { hasAccess, type EarningTier, type TierLevel } from './tier.ts'

/** When and on which amounts a place earns (MERCHANT-21, MERCHANT-22). */
export interface Offer {
  readonly type: OfferType
  /** Days on which a dine earns; empty means all. */
  readonly days: readonly Weekday[]
  /** Meals at which a dine earns; empty means all. */
  readonly meals: readonly Meal[]
  /** Limits of a Limited offer, per member and calendar month in the place's zone; null without that limit. */
  readonly maxVisitsPerMonth: number | null
  readonly maxSpendCentsPerMonth: number | null
  /** ISO dates in the place's zone, both included. */
  readonly firstDay: string | null
  readonly lastDay: string | null
}

/** The facts of a place that determine whether a dine earns. */
export interface OfferTerms {
  readonly offer: Offer
  readonly accessTier: EarningTier
  /** IANA zone in which days, meals and months are evaluated. */
  readonly timeZone: string
}

/** A member's use of an offer in the calendar month of the dine. */
export interface OfferUse {
  readonly visitsThisMonth: number
  readonly spendCentsThisMonth: number
}

export const NOTHING_USED: OfferUse = { visitsThisMonth: 0, spendCentsThisMonth: 0 }

/** The meter of a month's visits: its first value, and its last one by default (MERCHANT-28). */
export const VISIT_METER = { min: 0, max: 11 } as const

/** Days before the last one in which a place is shown as leaving soon. */
export const LEAVING_SOON_DAYS = 30

export type OfferPhase = 'coming-soon' | 'running' | 'leaving-soon' | 'ended'

/** The phase of an offer on a day; earning starts with the first day and ends with the last (earning.md "coming soon, leaving soon"). */
export function offerPhase({ firstDay, lastDay }: Pick<Offer, 'firstDay' | 'lastDay'>, date: string): OfferPhase {
  if (firstDay !== null && date < firstDay) return 'coming-soon'
  if (lastDay === null) return 'running'
  if (date > lastDay) return 'ended'
  return addDays(date, LEAVING_SOON_DAYS) >= lastDay ? 'leaving-soon' : 'running'
}

/** Cents that still earn this month; null without a limit. */
export function spendLeft(offer: Pick<Offer, 'type' | 'maxSpendCentsPerMonth'>, use: OfferUse): number | null {
  if (offer.type === 'Unlimited' || offer.maxSpendCentsPerMonth === null) return null
  return Math.max(0, offer.maxSpendCentsPerMonth - use.spendCentsThisMonth)
}

/** Visits that still earn this month; null without a limit. */
export function visitsLeft(offer: Pick<Offer, 'type' | 'maxVisitsPerMonth'>, use: OfferUse): number | null {
  if (offer.type === 'Unlimited' || offer.maxVisitsPerMonth === null) return null
  return Math.max(0, offer.maxVisitsPerMonth - use.visitsThisMonth)
}

/** A dine before evaluation. */
export interface DineFacts {
  readonly at: Date
  /** `eligibleCents` of its bill. */
  readonly cents: number
  /** The member's tier at that time. */
  readonly tier: TierLevel
  readonly memberActive: boolean
  readonly merchantActive: boolean
  readonly use: OfferUse
}

/** The result of an offer for a dine: the cents that earn (fewer than paid if a limit is reached), or the reason why none do. */
export type DineEvaluation =
  | { readonly kind: 'earns'; readonly cents: number }
  | { readonly kind: 'forfeit'; readonly reason: ForfeitReason }

/** Evaluates a dine by the rules of its place at the moment of payment (earning.md "offer type", "weekday and meal rules"). */
export function evaluateDine(terms: OfferTerms, dine: DineFacts): DineEvaluation {
  const { offer } = terms
  const local = localTime(dine.at, terms.timeZone)
  const phase = offerPhase(offer, local.date)
  const left = spendLeft(offer, dine.use)
  const rules: readonly (readonly [ForfeitReason, boolean])[] = [
    ['account-closed', !dine.memberActive],
    ['not-participating', !dine.merchantActive],
    ['not-activated', dine.tier === 1],
    ['tier-too-low', !hasAccess(dine.tier, terms.accessTier)],
    ['not-started', phase === 'coming-soon'],
    ['ended', phase === 'ended'],
    ['day-excluded', offer.days.length > 0 && !offer.days.includes(local.weekday)],
    ['meal-excluded', offer.meals.length > 0 && !mealsAt(local.minutes).some((meal) => offer.meals.includes(meal))],
    ['visit-limit', visitsLeft(offer, dine.use) === 0],
    ['spend-limit', left === 0],
  ]
  const broken = rules.find(([, applies]) => applies)
  if (broken) return { kind: 'forfeit', reason: broken[0] }
  return { kind: 'earns', cents: Math.min(dine.cents, left ?? dine.cents) }
}
