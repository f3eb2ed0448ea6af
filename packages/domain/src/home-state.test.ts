import { expect, it } from 'vitest'

import { homeState, type HomeState, type HomeVisitor } from './home-state.ts'

const bonus = { isNewMemberBonus: true, memberIsEligibleForNMB: true, bonusStatus: 'Eligible' } as const
const member = (changes: Partial<HomeVisitor>): HomeVisitor => ({
  tierLevel: 2,
  emailOptIn: true,
  diningProgress: { status: 'Building' },
  activeBonuses: [],
  ...changes,
})
const offered = (changes: Partial<HomeVisitor['activeBonuses'][number]> = {}) => member({ activeBonuses: [{ ...bonus, ...changes }] })

it.each<[string, ...(readonly [HomeVisitor | null, HomeState | null])[]]>([
  ['no member signed in [HOME-15]', [null, 'anonymous']],
  [
    'Basic without email, before any bonus [HOME-16]',
    [{ ...offered(), tierLevel: 0, emailOptIn: false }, 'opted_out'],
    [member({ tierLevel: 0 }), 'building'],
    [member({ tierLevel: 3, emailOptIn: false }), 'building'],
  ],
  [
    'a bonus of new members to take, before any progress [HOME-17]',
    [offered(), 'new_member_bonus'],
    [offered({ bonusStatus: 'Enrolled' }), 'building'],
    [offered({ memberIsEligibleForNMB: false }), 'building'],
    [offered({ isNewMemberBonus: false }), 'building'],
  ],
  ['building [HOME-18]', [member({}), 'building']],
  ['renewing [HOME-19]', [member({ tierLevel: 3, diningProgress: { status: 'QualifiedAndBuilding' } }), 'renewing']],
  ['complete [HOME-20]', [member({ tierLevel: 3, diningProgress: { status: 'Qualified' } }), 'complete']],
  ['Basic by choice of no progress', [member({ diningProgress: null }), null]],
])('%s', (_, ...cases) => {
  expect(cases.map(([visitor]) => homeState(visitor))).toEqual(cases.map(([, state]) => state))
})
