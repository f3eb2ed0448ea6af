import { addDays, localTime } from './local-time.ts'
import { offerPhase, spendLeft, visitsLeft, type OfferTerms, type OfferUse } from './offer.ts'
import { hasAccess, type TierLevel } from './tier.ts'

/** How a member's path to VIP is measured; the specification gives no figures (M9). Days, except `places`. */
export const VIP_PATH = {
  /** The dines of so many days make the pace, or those since joining. */
  paceDays: 180,
  /** A pace is taken over no fewer: two dines in the first week are no pace of one in three days. */
  leastPaceDays: 30,
  /** From so many days before the end of the year on, the days that are left are shown. */
  lastDays: 14,
  /** Restaurants of the dines of so many days are the member's own. */
  placesDays: 365,
  /** The most of them that are shown. */
  places: 6,
} as const

const MS_PER_DAY = 86_400_000

/** Days from one ISO date to another. */
const daysFrom = (from: string, to: string): number => Math.round((Date.parse(`${to}T00:00Z`) - Date.parse(`${from}T00:00Z`)) / MS_PER_DAY)

/**
 * - `none`: no dine within the days of the pace, so nothing can be said
 * - `this-year`: with the ISO date on which the last dine is due at this pace, today or later
 * - `not-this-year`: later than the year
 *
 * `everyDays`: days between two dines, from 1.
 */
export type VipPace =
  | { readonly kind: 'none' }
  | { readonly kind: 'this-year'; readonly everyDays: number; readonly date: string }
  | { readonly kind: 'not-this-year'; readonly everyDays: number }

/** ISO dates are days of the program's zone. */
export interface VipPaceFacts {
  readonly today: string
  readonly joined: string
  /** The days of the dines that count, in any order. */
  readonly dines: readonly string[]
  /** Dines of this year that VIP still needs. */
  readonly remaining: number
}

/**
 * When a member is VIP who goes on dining as often as of late. One more dine never makes it later: it is one more of the pace, one fewer of the
 * rest, or both.
 */
export function vipPace({ today, joined, dines, remaining }: VipPaceFacts): VipPace {
  const days = Math.min(VIP_PATH.paceDays, Math.max(VIP_PATH.leastPaceDays, daysFrom(joined, today) + 1))
  const since = addDays(today, -days)
  const count = dines.filter((day) => day > since).length
  if (count === 0) return { kind: 'none' }
  const everyDays = Math.max(1, Math.round(days / count))
  const date = addDays(today, Math.ceil((remaining * days) / count))
  return date.slice(0, 4) === today.slice(0, 4) ? { kind: 'this-year', everyDays, date } : { kind: 'not-this-year', everyDays }
}

/** Days of the year that are left, with today: 1 on December 31. */
export function daysLeftInYear(today: string): number {
  return daysFrom(today, `${today.slice(0, 4)}-12-31`) + 1
}

/** Days between two dines with which the rest of the dines fit into the days that are left; null if there would be more than one a day. */
export function neededInterval(daysLeft: number, remaining: number): number | null {
  return remaining > 0 && daysLeft >= remaining ? Math.floor(daysLeft / remaining) : null
}

/** The first day of the month after an ISO date. */
function nextMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
}

/**
 * Whether dines at a place count towards VIP, as `evaluateDine` rates them: those of a place that participates, for the member's tier.
 * @param use the member's use of its offer in this month
 * @returns the ISO day from which they count if this month's limit is reached, null if they count now; undefined if they do not count
 */
export function countsFrom(
  terms: OfferTerms,
  { tier, use, now }: { tier: TierLevel; use: OfferUse; now: Date },
): string | null | undefined {
  const { offer, accessTier, timeZone } = terms
  const { date } = localTime(now, timeZone)
  const phase = offerPhase(offer, date)
  if (phase === 'coming-soon' || phase === 'ended' || !hasAccess(tier, accessTier)) return undefined
  if (visitsLeft(offer, use) !== 0 && spendLeft(offer, use) !== 0) return null
  const from = nextMonth(date)
  return offerPhase(offer, from) === 'ended' ? undefined : from
}
