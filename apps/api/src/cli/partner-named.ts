import type { Partner } from '@dining/partner-kit'

import type { CommandDeps, Print } from './command.ts'

/** The partner with this id; prints the known ids if it is unknown. */
export function partnerNamed({ partners }: CommandDeps, id: string, print: Print): Partner | undefined {
  const partner = partners.get(id)
  if (!partner) print(unknownPartner(partners, id))
  return partner
}

/** The error for ids that no partner of this installation has. */
export function unknownPartner(partners: CommandDeps['partners'], ...ids: readonly string[]): string {
  return `Unknown partner ${ids.map((id) => `"${id}"`).join(', ')}. Known partners: ${[...partners.keys()].join(', ')}.`
}
