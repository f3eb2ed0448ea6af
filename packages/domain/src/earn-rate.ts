import type { EarningTier } from './tier.ts'

/**
 * What a dine earns, as a rational so that no rate is rounded before the dine is (earning.md "rate").
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
