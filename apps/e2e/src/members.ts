import { randomInt } from 'node:crypto'

import type { Partner } from '@dining/partner-kit'
import { expect, type Page } from '@playwright/test'
import fc from 'fast-check'

import { clearCookies } from './notices.ts'

export interface NewMember {
  readonly email: string
  readonly password: string
  readonly partnerNumber: string | undefined
}

/** A person who has not joined yet, with a number in the partner's format. */
export function newcomer(partner: Partner): NewMember {
  const { partnerNumber } = partner.features
  const unique = `${Date.now().toString(36)}${randomInt(1_000_000)}`
  return {
    email: `journey-${unique}@example.com`,
    password: `a long dinner ${unique}`,
    partnerNumber: partnerNumber === false ? undefined : fc.sample(fc.stringMatching(new RegExp(partnerNumber.pattern)), 1)[0],
  }
}

/** Step 1 of joining, from the form to the card's page. */
export async function join(page: Page, member: NewMember, { emailOptIn }: { readonly emailOptIn: boolean }): Promise<void> {
  await page.goto('/join')
  if (member.partnerNumber !== undefined) await page.getByRole('textbox', { name: / number/i }).fill(member.partnerNumber)
  await page.getByRole('textbox', { name: /^email/i }).fill(member.email)
  await page.getByLabel(/^password\s\*/i).fill(member.password)
  await page.getByLabel(/^confirm password/i).fill(member.password)
  await page.getByRole('checkbox', { name: /email/i }).setChecked(emailOptIn)
  await page.getByRole('button', { name: /continue/i }).click()
  await expect(page).toHaveURL(/\/add_card$/)
}

/**
 * Clears every cookie after ending the page's requests: the answer to a request under way sets `session_expiry` again, and the next page
 * would treat its visitor as a member whose session has ended.
 */
export async function clearSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await clearCookies(page.context())
}

/**
 * Types a card into the vault's frame, gives the consent, and links it.
 * @param number of `newCardNumber`: another test that runs at the same time may have linked a published one
 */
export async function linkCard(page: Page, number: string): Promise<void> {
  const field = page.frameLocator('iframe').getByRole('textbox', { name: /card number/i })
  await field.fill(number)
  await field.blur()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /link this card/i }).click()
}

/** Signs in with the form; ends on the page that follows. */
export async function signIn(page: Page, member: Pick<NewMember, 'email' | 'password'>): Promise<void> {
  await page.goto('/login')
  await page.getByRole('textbox', { name: /^email/i }).fill(member.email)
  await page.getByLabel(/^password/i).fill(member.password)
  await page.getByRole('button', { name: /^sign in/i }).click()
  await expect(page).not.toHaveURL(/\/login/)
}

/** Requests a recovery code by mail; ends on the page where it is entered. */
export async function askForCode(page: Page, email: string): Promise<void> {
  await page.goto('/recover')
  await page.getByRole('textbox', { name: /^email/i }).fill(email)
  await page.getByRole('button', { name: /send me a code/i }).click()
  await expect(page).toHaveURL(/\/recover\/confirm$/)
}
