import type { EarningTier, TierLevel } from './tier.ts'

/**
 * What a dine earns, as a rational number, so that no rate is rounded before the dine (earning.md "rate").
 * - units: `units` whole units (miles, points) per `perCents` cents spent
 * - percent: `basisPoints` hundredths of a percent of the amount, paid in cents
 * - fuel: `tenthsOfCentPerGallon` for each full `perCents` cents, cumulative over dines
 */
export type EarnRate =
  | { readonly kind: 'units'; readonly units: number; readonly perCents: number }
  | { readonly kind: 'percent'; readonly basisPoints: number }
  | { readonly kind: 'fuel'; readonly tenthsOfCentPerGallon: number; readonly perCents: number }

/** Rates of a program by tier; a program without a VIP tier has no entry for level 3. */
export type EarnRates = Readonly<Record<Exclude<EarningTier, 3>, EarnRate>> & { readonly 3?: EarnRate }

/** The rate of a tier. A VIP of a program without a VIP rate earns as Select; a non-activated member earns nothing: null. */
export function rateOf(rates: EarnRates, tier: TierLevel): EarnRate | null {
  if (tier === 1) return null
  return tier === 3 ? (rates[3] ?? rates[2]) : rates[tier]
}

/** The best rate that a program has: "earn up to …". */
export function bestRate(rates: EarnRates): EarnRate {
  return rates[3] ?? rates[2]
}

/** The numbers of a rate's display; their names are the partner's wording. */
export type RateFigures =
  | { readonly kind: 'units'; readonly units: number; readonly perDollars: number }
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'fuel'; readonly centsPerGallon: number; readonly perDollars: number }

/** A rate in its usual notation: 5 per $1, 1 per $2, 2.5 %, 10 ¢/gal per $50 (EARN-07 … EARN-09). */
export function rateFigures(rate: EarnRate): RateFigures {
  if (rate.kind === 'percent') return { kind: 'percent', percent: rate.basisPoints / 100 }
  if (rate.kind === 'units') return { kind: 'units', units: rate.units, perDollars: rate.perCents / 100 }
  return { kind: 'fuel', centsPerGallon: rate.tenthsOfCentPerGallon / 10, perDollars: rate.perCents / 100 }
}
