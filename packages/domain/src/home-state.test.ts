import { expect, it } from 'vitest'

import { homeState, type HomeVisitor } from './home-state.ts'

const bonus = { isNewMemberBonus: true, memberIsEligibleForNMB: true, bonusStatus: 'Eligible' } as const
const member = (changes: Partial<HomeVisitor>): HomeVisitor => ({
  tierLevel: 2,
  emailOptIn: true,
  diningProgress: { status: 'Building' },
  activeBonuses: [],
  ...changes,
})

it.each([
  ['nobody signed in [HOME-15]', null, 'anonymous'],
  ['opted out, before any bonus [HOME-16]', member({ tierLevel: 0, emailOptIn: false, activeBonuses: [bonus] }), 'opted_out'],
  ['a bonus to take, before any progress [HOME-17]', member({ activeBonuses: [bonus] }), 'new_member_bonus'],
  ['a bonus taken is none to offer', member({ activeBonuses: [{ ...bonus, bonusStatus: 'Enrolled' }] }), 'building'],
  ['a bonus of another kind', member({ activeBonuses: [{ ...bonus, isNewMemberBonus: false }] }), 'building'],
  ['building [HOME-18]', member({}), 'building'],
  ['renewing [HOME-19]', member({ tierLevel: 3, diningProgress: { status: 'QualifiedAndBuilding' } }), 'renewing'],
  ['complete [HOME-20]', member({ tierLevel: 3, diningProgress: { status: 'Qualified' } }), 'complete'],
  ['Basic by choice of no progress', member({ diningProgress: null }), null],
] as const)('%s', (_, visitor, state) => {
  expect(homeState(visitor)).toBe(state)
})
