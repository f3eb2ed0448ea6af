import { readFileSync } from 'node:fs'

import { OPEN_AT, RATING_STEPS, REVIEW_STEPS, WEEKDAYS } from '@dining/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { isPhrase } from './is-phrase.ts'
import { readPhrase, type PhraseContext, type Reading } from './index.ts'

/** A visitor on Tuesday at six in the evening, of a partner that has all filters. */
const TUESDAY: PhraseContext = { weekday: 'Tue', minutes: 18 * 60, tier: '0', has: { acclaimed: true, bonus: true, bookable: true } }

/** Each line: the text, the fields of the search that it sets ("-" for a text that is searched as it is), and what remains text. */
const PHRASES = readFileSync(new URL('phrases.txt', import.meta.url), 'utf8')

const cases = PHRASES.trim()
  .split('\n')
  .map((line) => line.split(' | '))

function written(reading: Reading | null): string[] {
  if (reading === null) return ['-']
  const fields = Object.entries(reading.search).map(([name, value]) => `${name}=${[value].flat().join('+')}`)
  return [fields.toSorted().join('; '), ...(reading.rest === '' ? [] : [reading.rest])]
}

describe('a phrase', () => {
  it('stands in the table of at least 200', () => expect(new Set(cases.map(([text]) => text)).size).toBeGreaterThanOrEqual(200))

  it.each(cases)('%s', (text = '', ...expected) => {
    expect(written(readPhrase(text, TUESDAY))).toEqual(expected)
  })
})

describe('the context', () => {
  it.each([
    ['a Select member', { tier: '2' }, 'that earns', 'benefitsFor=2'],
    ['a time of today that has passed is tomorrow', { minutes: 21 * 60 }, 'dinner at 8', 'mealsServed=Dinner; openAt=Wed-2000'],
    ['a named day keeps its day', { minutes: 21 * 60 }, 'today at 8pm', 'openAt=Tue-2000'],
    ['"after" a time that has passed is now', { minutes: 22 * 60 + 5 }, 'open after 9', 'openAt=Tue-2205'],
    ['the day after Saturday is Sunday', { weekday: 'Sat' }, 'tomorrow', 'openAt=Sun-1900'],
  ] as const)('%s', (_, change, text, expected) => {
    expect(written(readPhrase(text, { ...TUESDAY, ...change }))[0]).toBe(expected)
  })

  it('leaves words for filters that the partner does not have as text', () => {
    const has = { acclaimed: false, bonus: false, bookable: false }
    expect(written(readPhrase('acclaimed thai near 10001', { ...TUESDAY, has }))).toEqual(['cuisine=Thai; location=10001', 'acclaimed'])
    expect(readPhrase('with a bonus', { ...TUESDAY, has })).toBeNull()
  })
})

const isOneOf = (steps: readonly number[], value: string | undefined) => value === undefined || steps.includes(Number(value))
const isSearchable = ({ search: { openAt, minRating, minReviews, radius } }: Reading) =>
  (openAt === undefined || OPEN_AT.test(openAt)) &&
  isOneOf(RATING_STEPS, minRating) &&
  isOneOf(REVIEW_STEPS, minReviews) &&
  (radius === undefined || Number(radius) >= 0.1)

describe('any text', () => {
  const word = fc.oneof(fc.constantFrom(...cases.flatMap(([text = '']) => text.split(' '))), fc.string({ maxLength: 12, unit: 'grapheme' }))
  const text = fc.array(word, { maxLength: 20 }).map((words) => words.join(' ').slice(0, 160))
  const context = fc.record({
    weekday: fc.constantFrom(...WEEKDAYS),
    minutes: fc.integer({ min: 0, max: 1439 }),
    tier: fc.constantFrom('0' as const, '2' as const, '3' as const),
    has: fc.record({ acclaimed: fc.boolean(), bonus: fc.boolean(), bookable: fc.boolean() }),
  })

  it('is read the same way each time, into values that a search accepts', () => {
    fc.assert(
      fc.property(text, context, (typed, at) => {
        const reading = readPhrase(typed, at)
        expect(readPhrase(typed, at)).toEqual(reading)
        expect(reading === null || isSearchable(reading)).toBe(true)
        expect(reading?.rest.length ?? 0).toBeLessThanOrEqual(typed.length)
      }),
      { numRuns: 2_000 },
    )
  })
})

it.each([
  ['sushi', false],
  ['  sushi  ', false],
  ['sushi near me', true],
  ['10001', true],
  ['$$', true],
  ['', false],
])('"%s" can be a phrase: %s', (text, expected) => expect(isPhrase(text)).toBe(expected))
