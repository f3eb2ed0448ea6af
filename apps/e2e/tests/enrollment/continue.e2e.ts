import { newCardNumber } from '@dining/card-vault/testing'
import type { Browser, Page } from '@playwright/test'

import { mailedJoinLink } from '../../src/mailbox.ts'
import { fillJoin, joinFields } from '../../src/join-form.ts'
import { memberSteps } from '../../src/member-steps.ts'
import { linkCard, newcomer, signIn, type NewMember } from '../../src/members.ts'
import { closeNotices } from '../../src/notices.ts'
import { expect, expectSound, test, type Site } from '../../src/site.ts'

/** Another device: a browser that knows nothing of the first one. */
async function anotherDevice(browser: Browser, { origin }: Site, width: number): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width, height: 812 } })
  await closeNotices(context)
  return context.newPage()
}

const draftSaved = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith('/api/Join/Draft') && answer.request().method() === 'PUT')
const laterButton = (page: Page) => page.getByRole('button', { name: 'Finish later on another device' })
const storageOf = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), document.cookie]))

const KEPT_MOBILE = '503-555-0148'

/** Types a number at the form of joining, which keeps it for other devices. */
async function keepMobile(page: Page): Promise<void> {
  const saved = draftSaved(page)
  const { mobile } = joinFields(page)
  await mobile.fill(KEPT_MOBILE)
  await mobile.blur()
  await saved
}

/** A second device with the form of joining, which gets the kept input only after `release`. `writes`: bodies of what it saved. */
async function deviceBeforeDraft(browser: Browser, site: Site, member: NewMember) {
  const second = await anotherDevice(browser, site, 375)
  const held = Promise.withResolvers<void>()
  const writes: string[] = []
  await second.route('**/api/Join/Draft', async (route) => {
    if (route.request().method() === 'GET') await held.promise
    else writes.push(route.request().postData() ?? '')
    await route.continue()
  })
  await memberSteps(second, site.partner).signIn(member)
  return { second, writes, release: () => held.resolve() }
}

/** The page for a member who has opened the link of another account. */
async function expectChoice(page: Page, { owner, reader }: { readonly owner: string; readonly reader: string }): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'You are signed in with another account' })).toBeVisible()
  await expect(page.getByText(`This link is for ${owner}. You are signed in as ${reader}.`)).toBeVisible()
}

test.describe('at a direct partner', () => {
  test('joining goes on at each step on other devices, by the links of the mails and by sign-in [ENROLL-01]', async ({
    page,
    site,
    browser,
  }) => {
    const member = newcomer(site.partner)
    await page.setViewportSize({ width: 1280, height: 812 })
    await page.goto('/join')
    await fillJoin(page, member)
    const { firstName, email, password, mobile, emailOptIn, goOn } = joinFields(page)
    await firstName.fill('Ada')
    await mobile.fill('503-555-0148')
    await emailOptIn.uncheck()
    await laterButton(page).click()
    const linkForm = page.getByRole('form', { name: 'Finish later' })
    await expect(linkForm.getByRole('textbox')).toHaveValue(member.email)
    await linkForm.getByRole('textbox').fill('no address')
    await linkForm.getByRole('button', { name: /send me the link/i }).click()
    await expect(linkForm.getByText(/email address/i).first()).toBeVisible()
    await expectSound(page)
    await linkForm.getByRole('textbox').fill(member.email)
    await linkForm.getByRole('button', { name: /send me the link/i }).click()
    await expect(page.getByText(/a link is on its way/)).toBeVisible()
    expect(await storageOf(page)).not.toContain(member.password)
    await expect(email).toHaveValue(member.email)

    // Step 1 on the second device: everything but the password is there.
    const second = await anotherDevice(browser, site, 375)
    await second.goto(await mailedJoinLink(member.email, '/join'))
    await expect(second.getByText(/Welcome back/)).toBeVisible()
    const there = joinFields(second)
    await expect(there.email).toHaveValue(member.email)
    await expect(there.firstName).toHaveValue('Ada')
    await expect(there.mobile).toHaveValue('503-555-0148')
    await expect(there.emailOptIn).not.toBeChecked()
    await expect(there.password).toHaveValue('')
    if (member.partnerNumber !== undefined) await expect(there.number).toHaveValue(member.partnerNumber)
    await expect(second).toHaveURL(/\/join$/)
    await expectSound(second)
    await there.password.fill(member.password)
    await there.again.fill(member.password)
    await there.goOn.click()
    await expect(second).toHaveURL(/\/add_card$/)

    // The first link has ended with the account.
    const link = await mailedJoinLink(member.email, '/join')
    await page.goto('about:blank')
    await page.goto(link)
    await expect(page.getByText(/This link has expired, or you have already joined/)).toBeVisible()
    await expect(goOn).toBeVisible()
    await expect(password).toHaveValue('')

    // Step 2 on a third device: the welcome mail names the account, and the password is asked for.
    const welcome = await mailedJoinLink(member.email, '/add_card')
    const third = await anotherDevice(browser, site, 1280)
    await third.goto(welcome)
    await expect(third).toHaveURL(/\/login$/)
    await expect(joinFields(third).email).toHaveValue(member.email)
    await third.getByLabel(/^password/i).fill(member.password)
    await third.getByRole('button', { name: /^sign in/i }).click()
    await expect(third).toHaveURL(/\/add_card$/)
    await linkCard(third, newCardNumber())
    await expect(third).toHaveURL(/\/card_added$/)

    // Another member of the household opens the link: no card is linked to the wrong account.
    const other = newcomer(site.partner)
    const fourth = await anotherDevice(browser, site, 375)
    await memberSteps(fourth, site.partner).join(other, { emailOptIn: false })
    await fourth.goto('about:blank')
    await fourth.goto(welcome)
    await expectChoice(fourth, { owner: member.email, reader: other.email })
    await expect(fourth.locator('iframe')).toHaveCount(0)
    for (const width of [1280, 375]) {
      await fourth.setViewportSize({ width, height: 812 })
      await expectSound(fourth)
    }
    await fourth.getByRole('button', { name: /stay signed in/i }).click()
    await expect(fourth.locator('iframe')).toHaveCount(1)
    await fourth.goto('about:blank')
    await fourth.goto(welcome)
    await fourth.getByRole('button', { name: /sign out and open the link/i }).click()
    await expect(fourth).toHaveURL(/\/login$/)
    await expect(joinFields(fourth).email).toHaveValue(member.email)
    // A sign-in alone leads to the step, too.
    await signIn(fourth, other)
    await expect(fourth).toHaveURL(/\/add_card$/)

    // A link of step 1 that a member with a card opens, whom its page redirects to the account.
    const later = newcomer(site.partner)
    await email.fill(later.email)
    await laterButton(page).click()
    await linkForm.getByRole('button', { name: /send me the link/i }).click()
    await third.goto('about:blank')
    await third.goto(await mailedJoinLink(later.email, '/join'))
    await expectChoice(third, { owner: later.email, reader: member.email })
    expect(third.url()).not.toContain('#')
    await third.getByRole('button', { name: /sign out and open the link/i }).click()
    await expect(third.getByText(/Welcome back/)).toBeVisible()
    await expect(joinFields(third).email).toHaveValue(later.email)
  })
})

test.describe('at a partner with a provider', () => {
  test.use({ kind: 'sso' })

  test('what was kept of another device changes no choice that was made before it came [ENROLL-30]', async ({
    page,
    site,
    browser,
    enter,
  }) => {
    const member = newcomer(site.partner)
    await enter.signIn(member)
    await keepMobile(page)
    await expect(joinFields(page).emailOptIn).toBeChecked()
    const { second, release } = await deviceBeforeDraft(browser, site, member)
    const there = joinFields(second)
    await there.emailOptIn.setChecked(false)
    release()
    await expect(there.mobile).toHaveValue(KEPT_MOBILE)
    await expect(there.emailOptIn).not.toBeChecked()
  })

  test('a field that is left before the kept input comes is kept together with it, and replaces none of it [ENROLL-30]', async ({
    page,
    site,
    browser,
    enter,
  }) => {
    const member = newcomer(site.partner)
    await enter.signIn(member)
    await keepMobile(page)
    const { second, release, writes } = await deviceBeforeDraft(browser, site, member)
    const there = joinFields(second)
    await there.emailOptIn.setChecked(false)
    await there.emailOptIn.blur()
    await second.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    const saved = draftSaved(second)
    release()
    await saved
    expect(writes.map((body) => JSON.parse(body))).toEqual([
      { draft: expect.objectContaining({ phoneNumber: KEPT_MOBILE, emailOptIn: false }) },
    ])

    await page.reload()
    await expect(joinFields(page).mobile).toHaveValue(KEPT_MOBILE)
  })

  test('a field that is left before the code of the page runs is kept for other devices, too [ENROLL-30]', async ({
    page,
    site,
    browser,
    enter,
  }) => {
    const held = Promise.withResolvers<void>()
    await page.route(/\.js(\?|$)/, async (route) => {
      if (route.request().url().startsWith(site.origin)) await held.promise
      await route.continue()
    })
    const member = newcomer(site.partner)
    const saved = draftSaved(page)
    await enter.signIn(member)
    const { mobile } = joinFields(page)
    await mobile.fill('503-555-0148')
    await mobile.blur()
    held.resolve()
    await saved

    const second = await anotherDevice(browser, site, 375)
    await memberSteps(second, site.partner).signIn(member)
    await expect(joinFields(second).mobile).toHaveValue('503-555-0148')
  })

  test('a sign-in at the provider on another device opens the form with what was typed [ENROLL-30]', async ({
    page,
    site,
    browser,
    enter,
  }) => {
    const member = newcomer(site.partner)
    await enter.signIn(member)
    await expect(page).toHaveURL(/\/join$/)
    const { number, mobile, emailOptIn } = joinFields(page)
    if (member.partnerNumber !== undefined) await number.fill(member.partnerNumber)
    await mobile.fill('503-555-0148')
    const kept = draftSaved(page)
    await emailOptIn.setChecked(false)
    await emailOptIn.blur()
    await kept
    await laterButton(page).click()
    await page.getByRole('button', { name: /send me the link/i }).click()
    await expect(page.getByText(/a link is on its way/)).toBeVisible()

    const second = await anotherDevice(browser, site, 375)
    await memberSteps(second, site.partner).signIn(member)
    await expect(second).toHaveURL(/\/join$/)
    await expect(joinFields(second).mobile).toHaveValue('503-555-0148')
    if (member.partnerNumber !== undefined) await expect(joinFields(second).number).toHaveValue(member.partnerNumber)
    await expectSound(second)
    await second.getByRole('button', { name: /continue/i }).click()
    await expect(second).toHaveURL(/\/add_card$/)

    // Another person of the household, who has not joined, opens the link of the mail: what they have typed stays.
    const other = newcomer(site.partner)
    const third = await anotherDevice(browser, site, 375)
    await memberSteps(third, site.partner).signIn(other)
    await third.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await joinFields(third).mobile.fill('503-555-0199')
    const welcome = await mailedJoinLink(member.email, '/add_card')
    await third.goto('about:blank')
    await third.goto(welcome)
    await expectChoice(third, { owner: member.email, reader: other.email })
    await expectSound(third)
    await third.getByRole('button', { name: /stay signed in/i }).click()
    await expect(joinFields(third).mobile).toHaveValue('503-555-0199')
    // It is not for the person who signs in next in this tab.
    await third.context().clearCookies()
    await memberSteps(third, site.partner).signIn(newcomer(site.partner))
    await expect(joinFields(third).goOn).toBeVisible()
    await expect(joinFields(third).mobile).toHaveValue('')
  })
})
