import { MEALS, WEEKDAYS, type Highlight, type Meal, type OfferType, type Weekday } from '@dining/domain'

import type { Random } from './random.ts'

/** The columns of a merchant that define when and how much a dine earns there. */
export interface Offer {
  readonly highlight: Highlight | null
  readonly acclaimed_level: number
  readonly offer_type: OfferType
  readonly offer_days: Weekday[]
  readonly offer_meals: Meal[]
  readonly max_visits_per_month: number | null
  readonly max_spend_cents_per_month: number | null
  readonly first_day: string | null
  readonly last_day: string | null
  readonly access_tier: 0 | 2 | 3
  readonly bonus_units: number | null
  readonly campaign_codes: string[]
}

const DAY_RULES: readonly [readonly Weekday[], ...(readonly Weekday[])[]] = [
  ['Mon', 'Tue', 'Wed', 'Thu'],
  ['Sun', 'Mon', 'Tue', 'Wed', 'Thu'],
  ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
  ['Fri', 'Sat', 'Sun'],
  ['Tue'],
]
/** Several campaigns run at once; a merchant may be in more than one. */
const CAMPAIGNS = ['patio-season', 'date-night', 'first-bite', 'local-favorites'] as const

/**
 * Makes an offer of any type, limit, day and meal rule, highlight, access tier and bonus of the product.
 * @param today reference for first and last days
 */
export function makeOffer(random: Random, meals: readonly Meal[], today: Date): Offer {
  const day = (from: number, to: number) => new Date(today.getTime() + random.whole(from, to) * 86_400_000).toISOString().slice(0, 10)
  const highlight = makeHighlight(random)
  const limited = random.chance(0.2)
  const byVisits = limited && random.chance(0.7)
  return {
    highlight,
    acclaimed_level: random.chance(0.03) ? 2 : random.chance(0.09) ? 1 : 0,
    offer_type: limited ? 'Limited' : 'Unlimited',
    offer_days: [...(random.chance(0.24) ? random.pick(DAY_RULES) : WEEKDAYS)],
    offer_meals: mealRule(random, meals),
    max_visits_per_month: byVisits ? random.pick([1, 2, 3, 4, 6, 11]) : null,
    max_spend_cents_per_month: limited && (!byVisits || random.chance(0.3)) ? random.pick([7_500, 10_000, 15_000, 25_000]) : null,
    first_day: highlight === 'comingSoon' ? day(4, 40) : highlight === 'new' ? day(-50, -2) : null,
    last_day: highlight === 'leavingSoon' ? day(3, 28) : null,
    access_tier: random.chance(0.04) ? 3 : random.chance(0.09) ? 2 : 0,
    bonus_units: random.chance(0.09) ? random.pick([250, 500, 500, 1_000]) : null,
    campaign_codes: random.chance(0.1) ? random.some(CAMPAIGNS, random.whole(1, 2)) : [],
  }
}

function makeHighlight(random: Random): Highlight | null {
  const roll = random.next()
  if (roll < 0.06) return 'new'
  if (roll < 0.085) return 'comingSoon'
  return roll < 0.115 ? 'leavingSoon' : null
}

/** Empty means all meals; a rule leaves out at least one that the place serves. */
function mealRule(random: Random, meals: readonly Meal[]): Meal[] {
  if (meals.length < 2 || !random.chance(0.12)) return []
  const kept = random.some(meals, random.whole(1, meals.length - 1))
  return MEALS.filter((meal) => kept.includes(meal))
}
