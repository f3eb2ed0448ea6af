import { tierAt, type TierFacts, type TierLevel } from './tier.ts'

/** Levels of the progress to VIP: complete and renewing show next year (TIER-08 … TIER-10). */
export const PROGRESS_STATUSES = ['Building', 'QualifiedAndBuilding', 'Qualified'] as const
export type ProgressStatus = (typeof PROGRESS_STATUSES)[number]

/**
 * The calendar year in the status summary.
 * @param status level of the dining progress
 * @param currentYear four digits
 */
export function progressYear(status: ProgressStatus, currentYear: number): number {
  return status === 'Building' ? currentYear : currentYear + 1
}

/** A program's rule for VIP: from the dine with this number in a calendar year (earning.md "VIP"). */
export interface VipRule {
  readonly dines: number
}

/** The position of a dine in the calendar years of the partner's zone; only dines that earn are counted. */
export interface DineCount {
  readonly year: number
  /** Dines of the year that were paid before this one. */
  readonly before: number
  /** All known dines of the year without this one: more than `before` if a line arrives late. */
  readonly inYear: number
  readonly inYearBefore: number
}

/**
 * The tier that a dine earns at: the member's at the time of the dine, VIP from the dine with the program's number on.
 * A late line is numbered by its time of payment, so the dines before the qualifying one keep their rate.
 */
export function tierOfDine(member: TierFacts, count: DineCount, rule: VipRule | undefined): TierLevel {
  const base = tierAt({ ...member, vipUntilYear: null }, count.year)
  if (base === 1 || !rule) return base
  const { vipUntilYear } = member
  if (count.before + 1 >= rule.dines || count.inYearBefore >= rule.dines || vipUntilYear === count.year) return 3
  // VIP beyond this year was either granted, or reached with this year's dines: then it applies from the qualifying one on.
  return vipUntilYear !== null && vipUntilYear > count.year && count.inYear < rule.dines ? 3 : base
}

/** The last year in which a member is VIP after the given number of dines in a year: the following year (earning.md "VIP"). */
export function vipUntil(current: number | null, year: number, dines: number, rule: VipRule | undefined): number | null {
  return rule && dines >= rule.dines ? Math.max(current ?? 0, year + 1) : current
}

export interface DiningProgress {
  readonly status: ProgressStatus
  readonly dinesRequired: number
  readonly remainingDines: number
  /** 0: no program requires a spending amount. */
  readonly dollarsRequired: number
  readonly remainingDollars: number
  /** Benefits of the year, in the program's unit. */
  readonly ytdMilesOrDollars: number
}

export interface YearSoFar {
  /** Calendar year in the partner's zone. */
  readonly year: number
  readonly dines: number
  readonly benefits: number
}

/** Progress to VIP: Building; Qualified once reached; QualifiedAndBuilding while VIP from last year and not yet renewed. */
export function diningProgress(vipUntilYear: number | null, { year, dines, benefits }: YearSoFar, rule: VipRule): DiningProgress {
  const until = vipUntilYear ?? 0
  const qualified = dines >= rule.dines || until > year
  return {
    status: qualified ? 'Qualified' : until === year ? 'QualifiedAndBuilding' : 'Building',
    dinesRequired: rule.dines,
    remainingDines: qualified ? 0 : rule.dines - dines,
    dollarsRequired: 0,
    remainingDollars: 0,
    ytdMilesOrDollars: benefits,
  }
}

/** The tier at which the next dine earns: already VIP for the one that reaches it. */
export function nextDineTier(tier: TierLevel, progress: Pick<DiningProgress, 'status' | 'remainingDines'> | null): TierLevel {
  if (tier === 1 || !progress) return tier
  return progress.status !== 'Building' || progress.remainingDines <= 1 ? 3 : tier
}
