import type { Partner } from '@dining/partner-kit'

import { DEMO_MEMBERS, type DemoMember } from './demo-members.ts'
import { partnerNumber } from './partner-number.ts'
import { createRandom, seedOf } from '@dining/demo-restaurants'

/** A person with an account at the provider of a demonstration. */
export interface ProviderMember {
  readonly subject: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly partnerNumber: string | null
  /** What a sign-in as this person shows, in a few words. */
  readonly shows: string
}

const newcomer = (firstName: string, lastName: string) => ({
  subject: `demo-${firstName}-${lastName}`.toLowerCase(),
  email: `${firstName}.${lastName}@example.com`.toLowerCase(),
  firstName,
  lastName,
  shows: 'has not joined yet',
})

/** People with an account at the provider who have not joined. */
const NEWCOMERS = [newcomer('Lena', 'Sorensen'), newcomer('Felix', 'Castellano'), newcomer('Amara', 'Diallo')]

/** Demonstration members of a partner who sign in; their subject at a demonstration's provider is their public id. */
export function joinedMembers({ program }: Pick<Partner, 'program'>): readonly DemoMember[] {
  return DEMO_MEMBERS.filter(
    ({ hasWebProfile, emailUpdateRequired, only }) =>
      hasWebProfile && !emailUpdateRequired && (only === undefined || only === program.currencyType),
  )
}

/** The accounts of this partner at a demonstration's provider: members who have joined, and people who have not. */
export function providerMembers({ program, features }: Pick<Partner, 'program' | 'features'>): readonly ProviderMember[] {
  const joined = joinedMembers({ program }).map(({ publicId, email, firstName, lastName, shows }) => ({
    subject: publicId,
    email,
    firstName,
    lastName,
    shows,
  }))
  return [...joined, ...NEWCOMERS].map((person) => ({
    ...person,
    partnerNumber: partnerNumber(createRandom(seedOf(`${program.id} ${person.subject}`)), features.partnerNumber),
  }))
}
