import { join } from 'node:path'

import { CARD_TYPE_CODES } from '@dining/domain'
import { loadPartners } from '@dining/partner-kit/node'
import type { Partner } from '@dining/partner-kit'
import { ROOT } from '@dining/stack'

/** The kinds of partner whose sites differ for a visitor: the sign-in, the currency, and whether there are members. */
export const KINDS = ['direct', 'sso', 'credit', 'none'] as const
export type Kind = (typeof KINDS)[number]

function kindOf({ program }: Partner): Kind {
  if (program.enrollmentType !== 'direct') return program.enrollmentType
  return program.currencyType === 'Credit' ? 'credit' : 'direct'
}

/** Whether a member can use every feature here: each card type, all three tiers, and a Discover page. */
const hasEverything = ({ features }: Partner): boolean =>
  features.hasVIP && features.hasDiscoverPage && features.cardTypesAccepted.length === CARD_TYPE_CODES.length

let first: Promise<ReadonlyMap<Kind, Partner>> | undefined

/** For each kind the first partner in the folder, preferably one with everything that a journey uses. Read once in a process: each test asks. */
export const firstOfEach = (): Promise<ReadonlyMap<Kind, Partner>> => (first ??= readFirstOfEach())

async function readFirstOfEach(): Promise<ReadonlyMap<Kind, Partner>> {
  const partners = (await loadPartners(join(ROOT, 'partners'))).map(({ partner }) => partner)
  const best = [...partners.filter(hasEverything), ...partners.filter((partner) => !hasEverything(partner))]
  return new Map(best.toReversed().map((partner) => [kindOf(partner), partner]))
}
