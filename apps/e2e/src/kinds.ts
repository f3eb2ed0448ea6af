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

/**
 * The partner of the tests whose tables with a card are booked by phone: the installation has no key of the card-payment provider for it. The last one
 * that members join with its own form.
 */
export const bookedWithoutCards = (partners: readonly Partner[]): string | undefined =>
  partners.findLast(
    ({ program, features }) =>
      program.enrollmentType === 'direct' && features.openTableReservationsEnabled && !features.hasReservationBonus,
  )?.program.id

/** Every partner of the folder. */
export const allPartners = async (): Promise<readonly Partner[]> =>
  (await loadPartners(join(ROOT, 'partners'))).map(({ partner }) => partner)

let first: Promise<ReadonlyMap<Kind, Partner>> | undefined

/** For each kind the first partner in the folder, preferably one with everything that a journey uses. Read once in a process: each test asks. */
export const firstOfEach = (): Promise<ReadonlyMap<Kind, Partner>> => (first ??= readFirstOfEach())

async function readFirstOfEach(): Promise<ReadonlyMap<Kind, Partner>> {
  const partners = await allPartners()
  const best = [...partners.filter(hasEverything), ...partners.filter((partner) => !hasEverything(partner))]
  return new Map(best.toReversed().map((partner) => [kindOf(partner), partner]))
}
