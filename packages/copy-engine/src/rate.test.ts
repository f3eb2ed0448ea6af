import type { EarnRate } from '@dining/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { formatBasisPoints, formatCount, formatDistance, formatMoney, formatOrdinal, formatShortMoney, pluralForm } from './amounts.ts'
import { formatDate, yearAt } from './dates.ts'
import { rateLines, wordBenefit, wordRate } from './rate.ts'

const miles = { one: 'mile', many: 'miles' }
const points = { one: 'point', many: 'points' }
const units = (count: number, perCents: number): EarnRate => ({ kind: 'units', units: count, perCents })

describe('rates', () => {
  it.each([
    [units(1, 200), points, '1 point per $2', ['1', 'point', 'per $2']],
    [units(3, 100), points, '3 points per $1', ['3', 'points', 'per $1']],
    [units(5, 100), points, '5 points per $1', ['5', 'points', 'per $1']],
    [units(1, 100), miles, '1 mile per $1', ['1', 'mile', 'per $1']],
    [units(1_500, 250), miles, '1,500 miles per $2.50', ['1,500', 'miles', 'per $2.50']],
    [{ kind: 'percent', basisPoints: 250 }, miles, '2.5% back', ['2.5%', 'cash', 'back']],
    [{ kind: 'percent', basisPoints: 1_000 }, miles, '10% back', ['10%', 'cash', 'back']],
    [{ kind: 'fuel', tenthsOfCentPerGallon: 100, perCents: 5_000 }, miles, '10¢/gal per $50', ['10¢', '/gal', 'per $50']],
  ] as const)('%j in %j reads %s', (rate, currency, text, [numeral, unit, per]) => {
    expect(wordRate(rate, currency)).toEqual({ numeral, unit, per, text })
  })
})

describe('benefits', () => {
  it.each([
    [300, 'units', 'Mile', '300 miles'],
    [1, 'units', 'Mile', '1 mile'],
    [-1, 'units', 'Mile', '-1 mile'],
    [2_460, 'units', 'Mile', '2,460 miles'],
    [320, 'percent', 'Dollar', '$3.20 cash back'],
    [150, 'fuel', 'Dollar', '15¢/gal'],
  ] as const)('%d of %s for %s is %s', (amount, pays, type, text) => {
    const currency = type === 'Mile' ? miles : { one: 'cash back', many: 'cash back' }
    expect(wordBenefit(amount, pays, type, currency).text).toBe(text)
  })
})

describe('figures', () => {
  it.each([
    [formatMoney(5_200), '$52.00'],
    [formatShortMoney(2_000), '$20'],
    [formatShortMoney(2_050), '$20.50'],
    [formatDistance(0.3), '0.3 mi'],
    [formatDistance(12), '12.0 mi'],
    [formatOrdinal(1), '1st'],
    [formatOrdinal(12), '12th'],
    [formatOrdinal(23), '23rd'],
  ])('%s = %s', (made, expected) => {
    expect(made).toBe(expected)
  })

  it.each([
    ['2026-11-12', 'day', 'Nov 12'],
    ['2026-11-12', 'long', 'November 12, 2026'],
    // Half past midnight in London is the evening before in New York.
    ['2026-11-12T00:30:00Z', 'full', 'Nov 11, 2026'],
    ['2026-11-12T00:30:00Z', 'time', '7:30 PM'],
    ['not a date', 'day', ''],
  ] as const)('%s as %s is "%s"', (iso, style, expected) => {
    expect(formatDate(iso, style, 'America/New_York').replaceAll('\u202f', ' ')).toBe(expected)
  })
})

describe('as Intl writes it in US style, is', () => {
  const intl = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat('en-US', options)
  const money = { style: 'currency', currency: 'USD' } as const
  const [figure, dollars, whole] = [intl(), intl(money), intl({ ...money, maximumFractionDigits: 0 })]
  const [percent, tenths] = [
    intl({ style: 'percent', maximumFractionDigits: 2 }),
    { minimumFractionDigits: 1, maximumFractionDigits: 1 } as const,
  ]
  const away = intl({ style: 'unit', unit: 'mile', unitDisplay: 'short', ...tenths })
  const [plural, ordinal] = [new Intl.PluralRules('en-US'), new Intl.PluralRules('en-US', { type: 'ordinal' })]
  const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
  const amounts = fc.oneof(fc.integer(), fc.integer({ min: -3_000, max: 3_000 }))

  it('each whole number, price, share and plural', () => {
    fc.assert(
      fc.property(amounts, (value) => {
        expect(formatCount(value)).toBe(figure.format(value))
        expect(formatMoney(value)).toBe(dollars.format(value / 100))
        expect(formatShortMoney(value)).toBe((value % 100 === 0 ? whole : dollars).format(value / 100))
        expect(formatBasisPoints(value)).toBe(percent.format(value / 10_000))
        expect(pluralForm(value, { one: 'one', other: 'other' })).toBe(plural.select(value))
      }),
      { numRuns: 2_000 },
    )
  })

  it('each distance, number with a fraction, and rank', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 30_000, noNaN: true }), fc.nat({ max: 99_999 }), (value, rank) => {
        expect(formatDistance(value)).toBe(away.format(value))
        expect(formatDistance(rank / 100)).toBe(away.format(rank / 100))
        expect(formatCount(rank / 1_000)).toBe(figure.format(rank / 1_000))
        expect(formatOrdinal(rank)).toBe(`${figure.format(rank)}${endings[ordinal.select(rank)]}`)
      }),
      { numRuns: 2_000 },
    )
  })
})

it.each([
  ['America/New_York', '2027-01-01T04:59:59Z', '2026'],
  ['America/New_York', '2027-01-01T05:00:00Z', '2027'],
  ['Asia/Kathmandu', '2026-12-31T18:14:59Z', '2026'],
  ['Asia/Kathmandu', '2026-12-31T18:15:00Z', '2027'],
  ['America/New_York', '2026-11-20T12:00:00Z', '2026'],
])('in %s the year at %s is %s', (zone, moment, year) => {
  expect(yearAt(new Date(moment), zone)).toBe(year)
})

it('the year is the one of the calendar of each zone, at any moment and around a new year', () => {
  const zones = fc.constantFrom('America/New_York', 'Pacific/Kiritimati', 'Etc/GMT+12', 'Asia/Kathmandu', 'UTC')
  const nearNewYear = fc
    .tuple(fc.integer({ min: 2000, max: 2060 }), fc.integer({ min: -100_000, max: 100_000 }))
    .map(([year, seconds]) => new Date(Date.UTC(year, 0, 1) + seconds * 1_000))
  const moments = fc.oneof(nearNewYear, fc.date({ min: new Date('2000-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }))
  fc.assert(
    fc.property(zones, moments, (timeZone, moment) => {
      expect(yearAt(moment, timeZone)).toBe(new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone }).format(moment))
    }),
  )
})

it.each([
  ['mile', { unit: 'miles per $1', note: 'as a VIP' }],
  ['transatlantic mile', { unit: 'transatlantic miles', note: 'per $1 as a VIP' }],
])('says beside the figure what it is of: a %s', (one, lines) => {
  expect(rateLines(wordRate({ kind: 'units', units: 5, perCents: 100 }, { one, many: `${one}s` }), 'as a VIP')).toEqual(lines)
})
