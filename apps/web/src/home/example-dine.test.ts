import { expect, it } from 'vitest'

import { MEMBER, partnerWith } from '../../testing/rendered.tsx'
import { exampleDine } from './example-dine.ts'

const earned = (member?: typeof MEMBER) => {
  const { earned: benefit, isOwnRate } = exampleDine(partnerWith('direct', { hasVIP: true }), member)
  return { benefit, isOwnRate }
}

it('uses the member’s own rate, and for a visitor the best one', () => {
  expect(earned({ ...MEMBER, tierLevel: 0 })).toEqual({ benefit: 30, isOwnRate: true })
  expect(earned({ ...MEMBER, tierLevel: 2 })).toEqual({ benefit: 420, isOwnRate: true })
  expect(earned()).toEqual({ benefit: 420, isOwnRate: false })
})

it('uses the common rate if there are no members', () => {
  expect(exampleDine(partnerWith('none'), undefined).isOwnRate).toBe(true)
})
