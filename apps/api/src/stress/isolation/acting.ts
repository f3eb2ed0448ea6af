import fc from 'fast-check'

import { MEMBERS, PARTNER_IDS, type Handles } from './member.ts'

/** Whose doing a batch is: all other members, and partners without any of these, must neither be told of nor changed. */
export interface Acting {
  readonly members: readonly Handles[]
  readonly partners: readonly string[]
}

/** Who acts: one or two members of two partners; the third partner stands idle. */
export const actingArbitrary: fc.Arbitrary<Acting> = fc
  .record({ idle: fc.constantFrom(...PARTNER_IDS), chosen: fc.shuffledSubarray([...MEMBERS], { minLength: MEMBERS.length }) })
  .map(({ idle, chosen }) => {
    const partners = PARTNER_IDS.filter((id) => id !== idle)
    return { partners, members: partners.flatMap((partner) => chosen.filter((member) => member.partner === partner).slice(0, 2)) }
  })
