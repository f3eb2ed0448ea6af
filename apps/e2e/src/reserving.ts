import { newCardNumber } from '@dining/card-vault/testing'
import { paths } from '@dining/session'
import { expect, type Locator, type Page } from '@playwright/test'

import { allPartners } from './kinds.ts'
import { linkCard, newcomer, type NewMember } from './members.ts'
import { memberSteps } from './member-steps.ts'
import { openBlock, type TableDay } from './tables.ts'

export const partners = await allPartners()
const found = partners.find(({ program, features }) => program.enrollmentType === 'direct' && features.hasReservationBonus)
if (!found) throw new Error('no partner has a bonus for reservations')
/** A partner whose members join with its own form, with a bonus for reservations. */
export const partner = found

/** A new member with a linked card, signed in. */
export async function newMember(page: Page): Promise<NewMember> {
  const member = newcomer(partner)
  await memberSteps(page, partner).join(member, { emailOptIn: true })
  await linkCard(page, newCardNumber())
  await expect(page).toHaveURL(/\/card_added$/)
  return member
}

/** Opens the page of a restaurant with the search for a table. */
export async function openDay(
  page: Page,
  { merchant, date }: TableDay,
  more: { readonly party?: number; readonly time?: string } = {},
): Promise<Locator> {
  await page.goto(paths.reservation({ merchantId: merchant.id, date, ...more }))
  return openBlock(page)
}

export const dialogOf = (page: Page) => page.getByRole('dialog')

/** Names of the reservation events so far, without those of searches. */
export const steps = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap((entry) => {
      const { event } = entry as { readonly event?: unknown }
      return typeof event === 'string' && event.startsWith('reservation__') ? [event.replace('reservation__', '')] : []
    }),
  )

export async function reserve(page: Page): Promise<void> {
  const dialog = dialogOf(page)
  await dialog.getByLabel(/^mobile phone/i).fill('503-555-0142')
  await dialog.getByRole('button', { name: /^reserve \d/i }).dblclick()
}
