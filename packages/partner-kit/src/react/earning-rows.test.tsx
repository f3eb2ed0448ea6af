import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { testPartner } from '../testing/test-partner.ts'
import { copyFor } from './copy-for.ts'
import { earningRows } from './earning-rows.tsx'

const rowsOf = (hasVIP: boolean, mine?: 2) => {
  const partner = testPartner({ features: { hasVIP } })
  return earningRows(copyFor(partner, { tier: null, publicId: null, firstName: null }), partner, mine, 'Every dine')
}

it('lists each tier of the program, VIP only if there is one, and marks the reader’s own [TIER-01] [TIER-07]', () => {
  expect(rowsOf(true).map(({ tier, label }) => [tier, label])).toEqual([
    [0, 'Basic'],
    [2, 'Select'],
    [3, 'VIP'],
  ])
  expect(rowsOf(false).map(({ label }) => label)).toEqual(['Basic', 'Select'])
  expect(rowsOf(true, 2).map(({ mine }) => mine)).toEqual([false, true, false])
})

it('has no line for Select where members cannot choose email, which makes them Select', () => {
  const partner = testPartner({ features: { hasVIP: true, hideEmailOptIn: true } })
  const rows = earningRows(copyFor(partner, { tier: null, publicId: null, firstName: null }), partner, undefined, 'Every dine')
  expect(rows.map(({ label }) => label)).toEqual(['Basic', 'VIP'])
})

it('marks up the number of each rate separately', () => {
  expect(rowsOf(true).map(({ value }) => renderToStaticMarkup(value))).toEqual([
    '<b>1</b> point per $2',
    '<b>3</b> points per $1',
    '<b>5</b> points per $1',
  ])
})

it('has one line with the given label if all tiers earn the same', () => {
  const rate = { kind: 'fuel', tenthsOfCentPerGallon: 100, perCents: 5000 } as const
  const partner = testPartner({ program: { currencyType: 'Dollar', earnRates: { 0: rate, 2: rate } } })
  const rows = (mine?: 0) => earningRows(copyFor(partner, { tier: null, publicId: null, firstName: null }), partner, mine, 'Every dine')
  expect(rows().map(({ tier, label, mine }) => [tier, label, mine])).toEqual([[null, 'Every dine', false]])
  expect(rows(0).map(({ mine }) => mine)).toEqual([true])
})

it('has one line with the given label for a program without enrollment', () => {
  const partner = testPartner({ program: { enrollmentType: 'none' } })
  const rows = earningRows(copyFor(partner, { tier: null, publicId: null, firstName: null }), partner, undefined, 'Every dine')
  expect(rows.map(({ tier, label }) => [tier, label])).toEqual([[null, 'Every dine']])
})
