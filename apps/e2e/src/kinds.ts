import { join } from 'node:path'

import { loadPartners } from '@dining/partner-kit/node'
import type { Partner } from '@dining/partner-kit'
import { ROOT } from '@dining/stack'

/** The kinds of partner that differ in what a visitor does: how one comes in, what is earned, and whether there are members at all. */
export const KINDS = ['direct', 'sso', 'credit', 'none'] as const
export type Kind = (typeof KINDS)[number]

function kindOf({ program }: Partner): Kind {
  if (program.enrollmentType !== 'direct') return program.enrollmentType
  return program.currencyType === 'Credit' ? 'credit' : 'direct'
}

/** The first partner of the folder for each kind that it has. */
export async function firstOfEach(): Promise<ReadonlyMap<Kind, Partner>> {
  const loaded = await loadPartners(join(ROOT, 'partners'))
  return new Map(loaded.toReversed().map(({ partner }) => [kindOf(partner), partner]))
}
