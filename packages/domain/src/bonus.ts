/** Kinds of bonuses; each is a way to say when a bonus is offered and what fulfils it. */
export const BONUS_KINDS = ['new-member', 'first-dine', 'dine-times', 'app-only', 'campaign'] as const
export type BonusKind = (typeof BONUS_KINDS)[number]

/** BONUS-02: offered, activated by the member, fulfilled. */
export const BONUS_STATUSES = ['Eligible', 'Enrolled', 'Qualified'] as const
export type BonusStatus = (typeof BONUS_STATUSES)[number]

/** The format of a code: it is part of an address. */
export const BONUS_CODE_PATTERN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/

const HOUR_MS = 3_600_000

/** Milliseconds for which an activated bonus counts as Enrolled in the browser, whatever the server says (BONUS-12). */
export const ACTIVATION_MARK_MS = 35 * 60_000
/** Milliseconds after joining in which members of the app's enrollment source are offered the new-member bonus (BONUS-13). */
export const APP_NEW_MEMBER_MS = 2_160 * HOUR_MS
/** Days after its end for which an activated bonus waits for dines that the network reports late; then it has expired. */
export const LATE_DINES_DAYS = 14
/** Days for which a fulfilled bonus is listed. */
export const FULFILLED_SHOWN_DAYS = 90

/** What fulfils a bonus; a condition that it does not have is 0, except that one dine is always needed. */
export interface BonusConditions {
  /** Number of dines. */
  readonly dines: number
  /** Cents of all dines together. */
  readonly spendCents: number
  /** The least cents of a dine that counts. */
  readonly dineCents: number
}

/** What a member has done for a bonus so far. */
export interface BonusProgress {
  readonly dines: number
  readonly cents: number
}

/**
 * The part of a member's dines that counts for a bonus.
 * @param eligibleCents of each dine in the period of the bonus, after refunds; a dine that earns nothing has 0
 */
export function bonusProgress({ dineCents }: Pick<BonusConditions, 'dineCents'>, eligibleCents: readonly number[]): BonusProgress {
  const counted = eligibleCents.filter((cents) => countsForBonus({ dineCents }, cents))
  return { dines: counted.length, cents: counted.reduce((sum, cents) => sum + cents, 0) }
}

/** Whether a dine with these eligible cents counts for a bonus. */
export function countsForBonus({ dineCents }: Pick<BonusConditions, 'dineCents'>, cents: number): boolean {
  return cents > 0 && cents >= dineCents
}

export function isBonusFulfilled(conditions: BonusConditions, { dines, cents }: BonusProgress): boolean {
  return dines >= Math.max(1, conditions.dines) && cents >= conditions.spendCents
}

/**
 * Whether a refund takes a paid bonus back: always with the whole dine that fulfilled it, otherwise if the dines that are left do not fulfil it
 * (decisions.md BONUS-08).
 */
export function isBonusTakenBack(
  conditions: BonusConditions,
  left: BonusProgress,
  refunded: { readonly fulfilledIt: boolean; readonly centsLeft: number },
): boolean {
  return (refunded.fulfilledIt && refunded.centsLeft <= 0) || !isBonusFulfilled(conditions, left)
}

/**
 * The status of a bonus in the browser: Enrolled for 35 minutes after its activation there, even if an answer still says Eligible (BONUS-12).
 * @param activatedAt milliseconds since 1970; undefined if it was not activated in this browser
 */
export function statusInBrowser(status: BonusStatus, activatedAt: number | undefined, now: Date): BonusStatus {
  if (status !== 'Eligible' || activatedAt === undefined) return status
  // A mark may be newer than the moment at which a page was shown.
  return Math.abs(now.getTime() - activatedAt) < ACTIVATION_MARK_MS ? 'Enrolled' : status
}
