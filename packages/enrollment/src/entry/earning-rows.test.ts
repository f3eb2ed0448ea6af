import { copyFor } from '@dining/partner-kit/react'
import { testPartner } from '@dining/partner-kit/testing'
import { expect, it } from 'vitest'

import { earningRows, exampleBenefit } from './earning-rows.tsx'

const earnRates = {
  0: { kind: 'units', units: 1, perCents: 200 },
  2: { kind: 'units', units: 3, perCents: 100 },
  3: { kind: 'units', units: 5, perCents: 100 },
} as const
const rowsOf = (hasVIP: boolean, mine?: 2) => {
  const partner = testPartner({ program: { earnRates }, features: { hasVIP } })
  return earningRows(partner, copyFor(partner, { tier: null, publicId: null, firstName: null }), mine)
}

it('lists each tier of the program, VIP only where there is one, and marks the reader’s own [TIER-01] [TIER-07]', () => {
  expect(rowsOf(true).map(({ label }) => label)).toEqual(['Basic', 'Select', 'VIP'])
  expect(rowsOf(false).map(({ label }) => label)).toEqual(['Basic', 'Select'])
  expect(rowsOf(true, 2).map(({ mine }) => mine)).toEqual([false, true, false])
})

it('counts the example at the best rate that the program has', () => {
  expect(exampleBenefit(testPartner({ program: { earnRates } }))).toBe(300)
  expect(exampleBenefit(testPartner({ program: { earnRates: { 0: earnRates[0], 2: earnRates[2] } } }))).toBe(180)
})
