import { newCardNumber } from '@dining/card-vault/testing'
import type { Page } from '@playwright/test'

import { fillJoin, joinFields, summary } from '../../src/join-form.ts'
import { clearSession, linkCard, newcomer } from '../../src/members.ts'
import { expect, test } from '../../src/site.ts'
import { announcedDuring, prepareReader, spokenOf } from '../../src/spoken.ts'

test.use({ viewport: { width: 375, height: 812 } })
test.beforeEach(({ page }) => prepareReader(page))

/** The phrases are spoken in this order; others are in between. */
function expectInOrder(spoken: readonly string[], phrases: readonly RegExp[]): void {
  let at = 0
  const missing = phrases.filter((phrase) => {
    const found = spoken.findIndex((text, index) => index >= at && phrase.test(text))
    if (found >= 0) at = found + 1
    return found < 0
  })
  expect(missing, spoken.join('\n')).toEqual([])
}

/** Every control has a name, there is one first heading, and no level of headings is left out. */
function expectNamed(spoken: readonly string[]): void {
  expect(spoken.filter((phrase) => /^(?:button|link|textbox|checkbox|combobox|group|image|region)$/.test(phrase))).toEqual([])
  const levels = spoken.flatMap((phrase) => (/^heading, .*, level (\d)$/.exec(phrase) ?? []).slice(1).map(Number))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 1)).toBeLessThanOrEqual(1)
}

const press = (page: Page, name: RegExp) => page.getByRole('main').getByRole('button', { name }).first().click()

test('a screen reader reads step 1 of joining in order, its required fields, and its errors after a failed submit', async ({
  page,
  site,
}) => {
  await page.goto('/join')
  const steps = [/^list, Steps of joining$/, /^listitem.*current step/, /^Your details$/, /^Link a card$/, /^Ready to dine$/]
  const optional = [
    /^textbox, Mobile ?\(optional\)/,
    /^checkbox, Send me email/,
    /^button, continue to card/i,
    /^link, terms/,
    /^link, privacy/,
  ]
  const first = await spokenOf(page)
  expectNamed(first)
  expectInOrder(first, [
    ...steps,
    /^heading, .*, level 1$/,
    /^\* Required field$/,
    ...(site.partner.features.partnerNumber ? [/^textbox, .* number \(required\), .*required$/i] : []),
    /^textbox, First name ?\(optional\)$/,
    /^textbox, Last name ?\(optional\)$/,
    /^textbox, Email \(required\), You sign in with this address\., required$/,
    /^Password \(required\), \d+ characters or more/,
    /^button, Show Password/,
    /^Confirm password \(required\)/,
    /^button, Show Confirm password/,
    ...optional,
    /^button, Finish later on another device$/,
    /^complementary, what you earn$/i,
  ])
  const announced = await announcedDuring(page, async () => {
    await joinFields(page).goOn.click()
    await expect(summary(page)).toBeFocused()
  })
  expect(announced.at(-1)).toMatch(/^group, \d things to fix$/)
  const failed = await spokenOf(page)
  expectNamed(failed)
  expectInOrder(failed, [
    ...steps,
    /^group, \d things to fix$/,
    /^link, Email is required\.$/,
    /^link, Password is required\.$/,
    /^\* Required field$/,
    /^textbox, Email \(required\), Email is required\. You sign in with this address\., invalid, required$/,
    /^Password \(required\), Password is required\. \d+ characters/,
    ...optional,
  ])
})

test('a screen reader reads linking a card: the steps, the frame, the consent, what is seen, then the result and the list', async ({
  page,
  site,
}) => {
  await page.goto('/join')
  await fillJoin(page, newcomer(site.partner))
  await joinFields(page).goOn.click()
  await expect(page.frameLocator('iframe').getByRole('textbox')).toBeVisible()
  const card = await spokenOf(page)
  expectNamed(card)
  expectInOrder(card, [
    /^listitem.*current step/,
    /^Link a card$/,
    /^heading, .*, level 1$/,
    /^form, Link a card$/,
    /^Secure card entry by /,
    /^Secure card entry$/,
    /^checkbox, I authorize .* \(required\), not checked, required$/,
    /^button, link this card, Enter a card number first\., disabled$/i,
    /^link, No, thanks$/i,
    /^heading, what we see, level 2$/i,
    /^heading, what we never see, level 2$/i,
    /^heading, good to know, level 2$/i,
  ])
  await linkCard(page, newCardNumber())
  await expect(page).toHaveURL(/\/card_added$/)
  await expect(page.getByRole('heading', { name: /what happens next/i })).toBeVisible()
  const added = await spokenOf(page)
  expectNamed(added)
  expectInOrder(added, [
    /^heading, .*, level 1$/,
    /^status$/,
    /^Your card ending in \d{4} has been linked\.$/,
    /^heading, what happens next, level 2$/i,
    /^link, find a restaurant$/i,
    /^link, Go to my account$/i,
    /^term, current item$/,
  ])
  await page.goto('/account/manage_cards')
  await expect(page.frameLocator('iframe').getByRole('textbox')).toBeVisible()
  expectInOrder(await spokenOf(page), [
    /^navigation, Account$/,
    /^heading, linked cards, level 1$/i,
    /^ending in \d{4}$/,
    /^form, Link a card$/,
  ])
  const another = newCardNumber()
  const announced = await announcedDuring(page, async () => {
    await linkCard(page, another)
    await expect(page.getByText(`Your card ending in ${another.slice(-4)} has been linked.`).first()).toBeVisible()
  })
  expect(announced.join('\n')).toMatch(/polite: .*All cards were added\./)
})

test('a screen reader reads signing in, a refusal, recovery and the page of security', async ({ page, site }) => {
  const member = newcomer(site.partner)
  await page.goto('/login')
  const signIn = await spokenOf(page)
  expectNamed(signIn)
  expectInOrder(signIn, [
    /^heading, sign in, level 1$/i,
    /^\* Required field$/,
    /^textbox, Email \(required\), required$/,
    /^Password \(required\)/,
    /^button, Show Password/,
    /^checkbox, Keep me signed in, .*, not checked$/,
    /^button, sign in$/i,
    /^link, Forgot your password\?$/,
    /^button, use a passkey$/i,
    /^link, Join and earn/,
  ])
  await page.getByRole('textbox', { name: /^email/i }).fill(member.email)
  await page.getByRole('textbox', { name: /^password/i }).fill('wrong')
  const refused = await announcedDuring(page, async () => {
    await press(page, /^sign in/i)
    await expect(page.getByRole('group', { name: /could not sign you in/i })).toBeFocused()
  })
  expect(refused.at(-1)).toBe('group, We could not sign you in. Please check form for errors.')
  expectInOrder(await spokenOf(page), [
    /^group, We could not/,
    /^link, Invalid user name or password$/,
    /^Password \(required\), .*Invalid user name/,
  ])

  await page.goto('/recover')
  const recover = await spokenOf(page)
  expectNamed(recover)
  const field = /^textbox, Email \(required\), required$/
  expectInOrder(recover, [
    /^list, Steps to a new password$/,
    /current step/,
    /^heading, .*, level 1$/,
    field,
    /^button, send me a code$/i,
    /^button, I already/,
  ])
  await page.getByRole('textbox', { name: /^email/i }).fill(member.email)
  await press(page, /send me a code/i)
  await expect(page).toHaveURL(/\/recover\/confirm$/)
  const again = await announcedDuring(page, async () => {
    await press(page, /send another code/i)
    await expect(page.getByText(/Another code is on its way/)).toBeVisible()
  })
  expect(again.join('\n')).toMatch(/polite: Another code is on its way/)

  await clearSession(page)
  await page.goto('/join')
  await fillJoin(page, member)
  await joinFields(page).goOn.click()
  await expect(page).toHaveURL(/\/add_card$/)
  await page.goto('/account/security')
  await expect(page.getByText(`You sign in with ${member.email}.`)).toBeVisible()
  const security = await spokenOf(page)
  expectNamed(security)
  const sections = ['Email address', 'Password', 'Passkeys', 'Where you are signed in']
  expectInOrder(
    security,
    sections.flatMap((name) => [new RegExp(`^region, ${name}$`), new RegExp(`^heading, ${name}, level 2$`)]),
  )
})
