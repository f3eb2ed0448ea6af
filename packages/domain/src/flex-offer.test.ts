import { describe, expect, it } from 'vitest'

import { flexOfferOn, type FlexOffer } from './flex-offer.ts'

const offer = (id: string, units: number, firstDay: string | null = null, lastDay: string | null = null): FlexOffer => ({
  id,
  units,
  firstDay,
  lastDay,
})

describe('of the flex offers of a restaurant, a dine uses', () => {
  it.each([
    ['none if there are none', [], null],
    ['the only one', [offer('a', 100)], 'a'],
    ['one on its first day', [offer('a', 100, '2026-06-15')], 'a'],
    ['one on its last day', [offer('a', 100, null, '2026-06-15')], 'a'],
    ['none before its first day', [offer('a', 100, '2026-06-16')], null],
    ['none after its last day', [offer('a', 100, null, '2026-06-14')], null],
    ['the highest', [offer('a', 100), offer('b', 300), offer('c', 200)], 'b'],
    ['the highest of those that run', [offer('a', 100), offer('b', 300, '2026-06-16')], 'a'],
    [
      'of equal ones that which ends first',
      [offer('a', 100), offer('b', 100, null, '2026-07-01'), offer('c', 100, null, '2026-06-20')],
      'c',
    ],
    ['of the same ones always the same', [offer('b', 100), offer('a', 100)], 'a'],
  ] as const)('%s', (_, offers, id) => {
    expect(flexOfferOn(offers, '2026-06-15')?.id ?? null).toBe(id)
  })
})
