import type { Partner } from '@dining/partner-kit'
import type { Page } from '@playwright/test'

import { bookedWithoutCards } from './kinds.ts'
import { newcomer } from './members.ts'
import { memberSteps } from './member-steps.ts'
import { dialogOf, partner, partners } from './reserving.ts'

const byProvider = partners.find(({ program, features }) => program.enrollmentType === 'sso' && features.openTableReservationsEnabled)
if (!byProvider) throw new Error('no partner whose members sign in at a provider takes reservations')

/** Sites whose members book tables with a card: one with its own sign-in, one with a provider's. */
export const cardSites: readonly [readonly [string, Partner], readonly [string, Partner]] = [
  ['direct', partner],
  ['provider’s', byProvider],
]

const without = partners.find(({ program }) => program.id === bookedWithoutCards(partners))
if (!without) throw new Error('no partner takes reservations without cards')
/** A partner that takes reservations, without a key of the card-payment provider. */
export const withoutCards = without

/** A new member of the site, signed in, without a linked card. @returns the address */
export async function joinAt(page: Page, site: Partner): Promise<string> {
  const member = newcomer(site)
  await memberSteps(page, site).join(member, { emailOptIn: false })
  return member.email
}

/** The form asks for a number that the member's profile does not have. */
export const givePhone = (page: Page): Promise<void> =>
  dialogOf(page)
    .getByLabel(/^mobile phone/i)
    .fill('503-555-0142')
