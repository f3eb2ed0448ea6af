import type { Partner } from '@dining/partner-kit'

import type { CommandDeps, Say } from './command.ts'

/** The partner of this id; says which there are when it is none. */
export function partnerNamed({ partners }: CommandDeps, id: string, say: Say): Partner | undefined {
  const partner = partners.get(id)
  if (!partner) say(`Unknown partner "${id}". Known partners: ${[...partners.keys()].join(', ')}.`)
  return partner
}
