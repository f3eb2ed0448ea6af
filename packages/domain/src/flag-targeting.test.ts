import fc from 'fast-check'
import { describe, expect, expectTypeOf, it } from 'vitest'

import {
  FLAG_AUDIENCES,
  FLAG_BUCKETS,
  flagBucket,
  NO_SUBJECT,
  resolveFlag,
  ruleSentence,
  splitsVisitors,
  TARGETED_FLAGS,
  type FlagRule,
  type FlagSubject,
  type TargetedFlag,
} from './flag-targeting.ts'
import type { PartnerFlag } from './feature-flag.ts'
import { EARNING_TIERS, TIER_LEVELS } from './tier.ts'

const rule = (partial: Partial<FlagRule> = {}): FlagRule => ({ value: true, percentage: 100, kinds: [], tiers: [], ...partial })
const resolve = (own: FlagRule | null, subject: FlagSubject = NO_SUBJECT) => resolveFlag('flexOffers', { value: false, rule: own }, subject)

const member = (tier: FlagSubject['tier'], key = 'M1'): FlagSubject => ({ kind: 'member', key, tier })

describe('a flag for a visitor', () => {
  it.each<[string, FlagRule | null, FlagSubject, string, string]>([
    ['no rule', null, NO_SUBJECT, 'off', 'STATIC'],
    ['everyone, without a key', rule(), NO_SUBJECT, 'on', 'TARGETING_MATCH'],
    ['nobody', rule({ percentage: 0 }), member(3), 'off', 'DEFAULT'],
    ['members, for a visitor', rule({ kinds: ['member'] }), NO_SUBJECT, 'off', 'DEFAULT'],
    ['members, for a member', rule({ kinds: ['member'] }), member(0), 'on', 'TARGETING_MATCH'],
    ['two kinds, for one of them', rule({ kinds: ['known', 'visitor'] }), { kind: 'known', key: 'K', tier: null }, 'on', 'TARGETING_MATCH'],
    ['VIP, for VIP', rule({ tiers: [3] }), member(3), 'on', 'TARGETING_MATCH'],
    ['VIP, for Select', rule({ tiers: [3] }), member(2), 'off', 'DEFAULT'],
    ['Basic, for a non-activated member', rule({ tiers: [0] }), member(1), 'on', 'TARGETING_MATCH'],
    ['Basic, for a visitor', rule({ tiers: [0] }), NO_SUBJECT, 'off', 'DEFAULT'],
    ['a share, for a browser without a number', rule({ percentage: 99 }), NO_SUBJECT, 'off', 'DEFAULT'],
    ['a share of members, for a visitor', rule({ percentage: 99, kinds: ['member'] }), { ...NO_SUBJECT, key: 'a' }, 'off', 'DEFAULT'],
  ])('with a rule of %s', (_, own, subject, variant, reason) => {
    expect(resolve(own, subject)).toEqual({ value: variant === 'on', variant, reason, bucket: null })
  })

  it('with a share has its bucket, which the limit of the share decides by', () => {
    const subject = { ...NO_SUBJECT, key: 'beef' }
    const bucket = flagBucket('flexOffers', 'beef')
    const share = Math.floor(bucket / 100)
    expect(resolve(rule({ percentage: share }), subject)).toEqual({ value: false, variant: 'off', reason: 'SPLIT', bucket })
    expect(resolve(rule({ percentage: share + 1 }), subject)).toEqual({ value: true, variant: 'on', reason: 'SPLIT', bucket })
  })

  it('can be off for those that the rule matches', () => {
    expect(resolveFlag('flexOffers', { value: true, rule: rule({ value: false }) }, NO_SUBJECT).variant).toBe('off')
  })
})

const anyKey = fc.string({ minLength: 1, maxLength: 24 })
const anyFlag = fc.constantFrom(...TARGETED_FLAGS)
const anySubject = fc.record<FlagSubject>({
  kind: fc.constantFrom(...FLAG_AUDIENCES),
  key: fc.option(anyKey),
  tier: fc.option(fc.constantFrom(...TIER_LEVELS)),
})
const anyRule = fc.record<FlagRule>({
  value: fc.boolean(),
  percentage: fc.integer({ min: 0, max: 100 }),
  kinds: fc.subarray([...FLAG_AUDIENCES]),
  tiers: fc.subarray([...EARNING_TIERS]),
})

describe('a share of visitors', () => {
  it('gives a visitor the same value each time', () => {
    fc.assert(
      fc.property(anyFlag, anyRule, anySubject, (flag, own, subject) => {
        const again = () => resolveFlag(flag, { value: !own.value, rule: { ...own } }, { ...subject })
        expect(again()).toEqual(again())
      }),
    )
  })

  it('only gains visitors when it grows', () => {
    fc.assert(
      fc.property(anyFlag, anyRule, anySubject, fc.integer({ min: 0, max: 100 }), (flag, own, subject, percentage) => {
        const [less, more] = [Math.min(own.percentage, percentage), Math.max(own.percentage, percentage)]
        const isIn = (share: number) =>
          resolveFlag(flag, { value: !own.value, rule: { ...own, percentage: share } }, subject).value === own.value
        expect(!isIn(less) || isIn(more)).toBe(true)
      }),
    )
  })

  it('is a bucket from 0 to 9,999', () => {
    fc.assert(
      fc.property(anyFlag, anyKey, (flag, key) => {
        const bucket = flagBucket(flag, key)
        expect(Number.isInteger(bucket) && bucket >= 0 && bucket < FLAG_BUCKETS).toBe(true)
      }),
    )
  })

  /** Every number that a browser can have. */
  const KEYS = Array.from({ length: 65_536 }, (_, at) => at.toString(16).padStart(4, '0'))

  it.each(TARGETED_FLAGS)('of %s is as large as its percentage, within 0.6 percentage points and a tenth of itself', (flag) => {
    const buckets = KEYS.map((key) => flagBucket(flag, key))
    for (const percentage of [1, 5, 10, 25, 50, 75, 90, 99]) {
      const share = (100 * buckets.filter((bucket) => bucket < percentage * 100).length) / KEYS.length
      expect(Math.abs(share - percentage)).toBeLessThan(Math.min(0.6, percentage / 10))
    }
  })

  it('is independent of that of another flag', () => {
    const inHalf = (flag: TargetedFlag) => KEYS.map((key) => flagBucket(flag, key) < FLAG_BUCKETS / 2)
    for (const [at, one] of TARGETED_FLAGS.entries())
      for (const two of TARGETED_FLAGS.slice(at + 1)) {
        const [first, second] = [inHalf(one), inHalf(two)]
        const both = first.filter((isIn, index) => isIn && second[index]).length / KEYS.length
        expect(Math.abs(both - 0.25), `${one} ${two}`).toBeLessThan(0.01)
      }
  })
})

it.each([
  [{ percentage: 20 }, true],
  [{ percentage: 20, kinds: ['visitor', 'member'] as const }, true],
  [{ percentage: 20, kinds: ['known', 'member'] as const }, false],
  [{ percentage: 20, tiers: [3] as const }, false],
  [{ percentage: 100 }, false],
  [{ percentage: 0 }, false],
])('splits visitors without an identity by %j: %s', (partial, splits) => {
  expect(splitsVisitors(rule(partial))).toBe(splits)
})

it.each([
  [{ percentage: 20 }, 'On for 20% of all visitors and members, off for everyone else.'],
  [{ percentage: 5, tiers: [2, 3] as const }, 'On for 5% of members with Select or VIP, off for everyone else.'],
  [
    { value: false, kinds: ['known', 'member'] as const },
    'Off for 100% of recognized visitors who are not signed in and members, on for everyone else.',
  ],
])('says of the rule %j: %s', (partial, words) => {
  expect(ruleSentence(rule(partial))).toBe(words)
})

it('targets flags of the site alone', () => {
  expectTypeOf<TargetedFlag>().toExtend<PartnerFlag>()
  expect(TARGETED_FLAGS.some((name) => name.startsWith('maintenance'))).toBe(false)
})
