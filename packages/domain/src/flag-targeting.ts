import { murmur3 } from './murmur3.ts'
import { TIER_NAMES, type EarningTier, type TierLevel } from './tier.ts'

/**
 * Flags whose value may differ between visitors: parts of the site. How people sign in, maintenance and the filters of the search are the same for all.
 */
export const TARGETED_FLAGS = [
  'discoverPage',
  'merchantFavorites',
  'installBanner',
  'reservationBonus',
  'flexOffers',
  'legacyStatusText',
] as const
export type TargetedFlag = (typeof TARGETED_FLAGS)[number]

/** Kinds of visitors that a rule tells apart: without an identity, recognized by a public id, and signed in (SESSION-01). */
export const FLAG_AUDIENCES = ['visitor', 'known', 'member'] as const
export type FlagAudience = (typeof FLAG_AUDIENCES)[number]

/** Who gets another value of a flag than everyone else. */
export interface FlagRule {
  /** The value of those whom the rule matches. */
  readonly value: boolean
  /** Share of the audience, in whole percent. */
  readonly percentage: number
  /** Kinds of visitors; every kind if empty. */
  readonly kinds: readonly FlagAudience[]
  /** Tiers of members; every tier, and visitors without one, if empty. */
  readonly tiers: readonly EarningTier[]
}

/** For whom a flag is evaluated. */
export interface FlagSubject {
  readonly kind: FlagAudience
  /** What the share of a rule is drawn by: the public id, or the number of a browser without one. Null if the browser has none. */
  readonly key: string | null
  /** Null unless signed in. */
  readonly tier: TierLevel | null
}

/** A visitor of whom nothing is known; also what a page without its visitor is rendered for. */
export const NO_SUBJECT: FlagSubject = { kind: 'visitor', key: null, tier: null }

/**
 * Why a flag has its value: the reasons of OpenFeature that our evaluation has.
 * `STATIC`: it has no rule; `TARGETING_MATCH`: its rule matches; `SPLIT`: its rule matches and the share decided; `DEFAULT`: its rule does not match, or
 * the visitor has no key to draw by; `ERROR`: its stored value is not valid, and the folder's counts.
 */
export type FlagReason = 'STATIC' | 'DEFAULT' | 'TARGETING_MATCH' | 'SPLIT' | 'ERROR'

/** OpenFeature's resolution details of a switch. */
export interface FlagDetails {
  readonly value: boolean
  readonly variant: 'on' | 'off'
  readonly reason: FlagReason
  /** The position of the visitor among those of a share, from 0; null unless the reason is `SPLIT`. */
  readonly bucket: number | null
}

/** Buckets of a share: one percent is a hundred of them. */
export const FLAG_BUCKETS = 10_000

/** The bucket of a key for a flag, from 0 to 9,999: always the same, and independent of that for another flag. */
export const flagBucket = (flag: string, key: string): number => murmur3(`${flag}/${key}`) % FLAG_BUCKETS

/** Format of the number of a browser: 16 bits, which thousands of visitors share, so that it identifies none. */
export const SPLIT_KEY_PATTERN = /^[0-9a-f]{4}$/

const detailsOf = (value: boolean, reason: FlagReason, bucket: number | null = null): FlagDetails => ({
  value,
  variant: value ? 'on' : 'off',
  reason,
  bucket,
})

function isInAudience({ kinds, tiers }: FlagRule, { kind, tier }: FlagSubject): boolean {
  if (kinds.length > 0 && !kinds.includes(kind)) return false
  if (tiers.length === 0) return true
  // A non-activated member is a Basic one (TIER-02).
  return tier !== null && tiers.includes(tier === 1 ? 0 : tier)
}

/**
 * The value of a switch for a visitor, and why.
 * @param value of everyone whom the rule does not match
 * @param rule null without one
 */
export function resolveFlag(flag: string, { value, rule }: { value: boolean; rule: FlagRule | null }, subject: FlagSubject): FlagDetails {
  if (rule === null) return detailsOf(value, 'STATIC')
  const { percentage } = rule
  if (percentage <= 0 || !isInAudience(rule, subject)) return detailsOf(value, 'DEFAULT')
  if (percentage >= 100) return detailsOf(rule.value, 'TARGETING_MATCH')
  if (subject.key === null) return detailsOf(value, 'DEFAULT')
  const bucket = flagBucket(flag, subject.key)
  return detailsOf(bucket < percentage * (FLAG_BUCKETS / 100) ? rule.value : value, 'SPLIT', bucket)
}

/** Whether a flag has one value for some visitors and the other for the rest, by their number alone. */
export const splitsVisitors = (rule: FlagRule): boolean => rule.percentage > 0 && rule.percentage < 100 && isInAudience(rule, NO_SUBJECT)

const AUDIENCE_WORDS: Readonly<Record<FlagAudience, string>> = {
  visitor: 'visitors who are not signed in',
  known: 'recognized visitors who are not signed in',
  member: 'members',
}
const valueWords = (value: boolean) => (value ? 'on' : 'off')
const OR = new Intl.ListFormat('en-US', { type: 'disjunction' })
const AND = new Intl.ListFormat('en-US')

/** A rule as a sentence for operators: "On for 20% of members with Select or VIP, off for everyone else." */
export function ruleSentence({ value, percentage, kinds, tiers }: FlagRule): string {
  const isForAll = kinds.length === 0 && tiers.length === 0
  const whom = tiers.length > 0 ? 'members' : isForAll ? 'all visitors and members' : AND.format(kinds.map((kind) => AUDIENCE_WORDS[kind]))
  const among = tiers.length > 0 ? ` with ${OR.format(tiers.map((tier) => TIER_NAMES[tier]))}` : ''
  const sentence = `${valueWords(value)} for ${percentage}% of ${whom}${among}, ${valueWords(!value)} for everyone else.`
  return sentence.slice(0, 1).toUpperCase() + sentence.slice(1)
}
