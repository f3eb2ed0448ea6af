import { localTime, type LocalTime } from './local-time.ts'
import type { Span } from './meal.ts'
import type { Meal, Weekday } from './merchant.ts'
import { NOTHING_USED, offerPhase, spendLeft, visitsLeft, type OfferTerms, type OfferUse } from './offer.ts'
import { earningSpan, openSpans, type OpeningHours } from './opening.ts'
import { hasAccess, type EarningTier, type TierLevel } from './tier.ts'

/** The member who asks; `use` is their use of the offer this month. */
export interface VerdictVisitor {
  readonly tier: TierLevel
  readonly cardLinked: boolean
  readonly use: OfferUse | null
  /** Extra units of the member's flex offer there; null without one. */
  readonly flexUnits?: number | null
}

/**
 * One line under the answer. `holds` distinguishes a tick from a stop; times are minutes after local midnight of the place, past 1440 after
 * midnight.
 */
export type VerdictReason =
  | { readonly kind: 'not-started'; readonly holds: false; readonly firstDay: string }
  | { readonly kind: 'ended'; readonly holds: false; readonly lastDay: string }
  | { readonly kind: 'leaving-soon'; readonly holds: true; readonly lastDay: string }
  | { readonly kind: 'open-now'; readonly holds: true; readonly until: number }
  | { readonly kind: 'opens-later'; readonly holds: true; readonly at: number; readonly until: number }
  | { readonly kind: 'closed'; readonly holds: false }
  | { readonly kind: 'every-day'; readonly holds: true }
  | { readonly kind: 'days'; readonly holds: boolean; readonly days: readonly Weekday[]; readonly today: Weekday }
  | { readonly kind: 'meals'; readonly holds: boolean; readonly meals: readonly Meal[] }
  | { readonly kind: 'visits'; readonly holds: boolean; readonly used: number; readonly max: number }
  | { readonly kind: 'spend'; readonly holds: boolean; readonly leftCents: number; readonly maxCents: number }
  | { readonly kind: 'tier'; readonly holds: boolean; readonly needs: Exclude<EarningTier, 0> }
  | { readonly kind: 'sign-in'; readonly holds: false }
  | { readonly kind: 'activate'; readonly holds: false }
  | { readonly kind: 'card'; readonly holds: boolean }
  | { readonly kind: 'flex'; readonly holds: true; readonly units: number }

export interface Verdict {
  /**
   * - yes: a dine within `span` earns
   * - once: it would, after the action in `todo`
   * - no: not tonight, for any visitor
   */
  readonly answer: 'yes' | 'once' | 'no'
  /** The visitor's first action; null with any other answer. */
  readonly todo: 'sign-in' | 'activate' | 'unlock' | 'link-card' | null
  /** When to pay so that the dine counts; null with "no". */
  readonly span: Span | null
  /** In order of priority: the place, its days, its limits, then the visitor. */
  readonly reasons: readonly VerdictReason[]
}

export interface VerdictQuestion extends OfferTerms {
  readonly hours: readonly OpeningHours[]
  readonly now: Date
  /** Null for a visitor who is not signed in. */
  readonly visitor: VerdictVisitor | null
}

function dates({ offer }: OfferTerms, { date }: LocalTime): readonly VerdictReason[] {
  const phase = offerPhase(offer, date)
  if (phase === 'coming-soon' && offer.firstDay !== null) return [{ kind: 'not-started', holds: false, firstDay: offer.firstDay }]
  if (offer.lastDay === null || phase === 'running') return []
  return [
    phase === 'ended'
      ? { kind: 'ended', holds: false, lastDay: offer.lastDay }
      : { kind: 'leaving-soon', holds: true, lastDay: offer.lastDay },
  ]
}

function opening(hours: readonly OpeningHours[], now: LocalTime): readonly VerdictReason[] {
  if (hours.length === 0) return []
  const next = openSpans(hours, now.weekday).find(({ to }) => to > now.minutes)
  if (!next) return [{ kind: 'closed', holds: false }]
  if (next.from <= now.minutes) return [{ kind: 'open-now', holds: true, until: next.to }]
  return [{ kind: 'opens-later', holds: true, at: next.from, until: next.to }]
}

/** Computing the span without the meal rule distinguishes days from meals. */
function rules({ offer, hours }: VerdictQuestion, now: LocalTime): readonly VerdictReason[] {
  const anyMeal = earningSpan({ ...offer, meals: [] }, hours, now) !== null
  const reasons: VerdictReason[] = []
  if (offer.days.length === 0 || offer.days.length === 7) reasons.push({ kind: 'every-day', holds: true })
  else reasons.push({ kind: 'days', holds: anyMeal || offer.days.includes(now.weekday), days: offer.days, today: now.weekday })
  if (offer.meals.length > 0)
    reasons.push({ kind: 'meals', holds: !anyMeal || earningSpan(offer, hours, now) !== null, meals: offer.meals })
  return reasons
}

function limits({ offer }: OfferTerms, use: OfferUse): readonly VerdictReason[] {
  const visits = visitsLeft(offer, use)
  const cents = spendLeft(offer, use)
  const reasons: VerdictReason[] = []
  if (visits !== null && offer.maxVisitsPerMonth !== null)
    reasons.push({ kind: 'visits', holds: visits > 0, used: use.visitsThisMonth, max: offer.maxVisitsPerMonth })
  if (cents !== null && offer.maxSpendCentsPerMonth !== null)
    reasons.push({ kind: 'spend', holds: cents > 0, leftCents: cents, maxCents: offer.maxSpendCentsPerMonth })
  return reasons
}

function standing({ accessTier, visitor }: VerdictQuestion): readonly VerdictReason[] {
  if (!visitor) return [{ kind: 'sign-in', holds: false }]
  if (visitor.tier === 1) return [{ kind: 'activate', holds: false }]
  const tier: VerdictReason[] = accessTier === 0 ? [] : [{ kind: 'tier', holds: hasAccess(visitor.tier, accessTier), needs: accessTier }]
  return [...tier, { kind: 'card', holds: visitor.cardLinked }]
}

/** The member's flex offer, which a dine uses only if it earns. */
function extra({ accessTier, visitor }: VerdictQuestion): readonly VerdictReason[] {
  const units = visitor?.flexUnits ?? 0
  return visitor && units > 0 && hasAccess(visitor.tier, accessTier) ? [{ kind: 'flex', holds: true, units }] : []
}

const FIRST_STEPS: Partial<Record<VerdictReason['kind'], Verdict['todo']>> = {
  'sign-in': 'sign-in',
  activate: 'activate',
  tier: 'unlock',
  card: 'link-card',
}

/**
 * "Will I earn tonight?": the answer, when to pay, and the reasons as data; the wording is the partner's.
 * Agrees with `evaluateDine`: a dine that is paid within the span of a "yes" earns.
 */
export function earnVerdict(question: VerdictQuestion): Verdict {
  const now = localTime(question.now, question.timeZone)
  const span = earningSpan(question.offer, question.hours, now)
  const place = [
    ...dates(question, now),
    ...opening(question.hours, now),
    ...rules(question, now),
    ...limits(question, question.visitor?.use ?? NOTHING_USED),
  ]
  const own = standing(question)
  const reasons = [...place, ...own]
  if (span === null || place.some(({ kind, holds }) => !holds && (kind === 'visits' || kind === 'spend'))) {
    return { answer: 'no', todo: null, span: null, reasons }
  }
  const first = own.find(({ holds }) => !holds)
  return {
    answer: first ? 'once' : 'yes',
    todo: (first && FIRST_STEPS[first.kind]) ?? null,
    span,
    reasons: [...reasons, ...extra(question)],
  }
}
