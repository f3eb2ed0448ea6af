import fc from 'fast-check'

import { MEMBERS, PARTNER_IDS, type Handles } from './member.ts'

/** The members who act in a batch: data of all other members, and of partners without any of these, must neither be returned nor changed. */
export interface ActiveMembers {
  readonly members: readonly Handles[]
  readonly partners: readonly string[]
}

/** The acting members: one or two members of two partners; no member of the third partner acts. */
export const activeMembersArbitrary: fc.Arbitrary<ActiveMembers> = fc
  .record({ idle: fc.constantFrom(...PARTNER_IDS), chosen: fc.shuffledSubarray([...MEMBERS], { minLength: MEMBERS.length }) })
  .map(({ idle, chosen }) => {
    const partners = PARTNER_IDS.filter((id) => id !== idle)
    return { partners, members: partners.flatMap((partner) => chosen.filter((member) => member.partner === partner).slice(0, 2)) }
  })
