import { testPartner } from '@dining/partner-kit/testing'
import { expect, it } from 'vitest'

import { exampleBenefit } from './example-dinner.ts'

const partner = testPartner()
const { 0: basic, 2: select } = partner.program.earnRates

it("uses the program's best rate for a visitor", () => {
  expect(exampleBenefit(partner)).toBe(300)
  expect(exampleBenefit(testPartner({ program: { earnRates: { 0: basic, 2: select } } }))).toBe(180)
})

it('uses a member’s own rate', () => {
  expect(([0, 2, 3] as const).map((tier) => exampleBenefit(partner, tier))).toEqual([30, 180, 300])
})
