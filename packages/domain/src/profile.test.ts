import { expect, it } from 'vitest'

import { needsFullAddress } from './profile.ts'

it.each([
  [true, 'Mile', true],
  [true, 'Credit', false],
  [false, 'Mile', false],
] as const)(
  'a whole address (asked: %s, currency: %s) is needed: %s [PROFILE-09] [PROFILE-11] [PROFILE-12]',
  (asked, currencyType, needed) => {
    expect(needsFullAddress({ features: { fullAddressRequired: asked }, program: { currencyType } })).toBe(needed)
  },
)
