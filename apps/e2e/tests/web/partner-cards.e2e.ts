import { join } from 'node:path'

import { DEMO_MEMBERS, DEMO_PASSWORD } from '@dining/demo-data/members'
import { loadPartners } from '@dining/partner-kit/node'
import { paths } from '@dining/session'
import { ROOT } from '@dining/stack'
import type { Page } from '@playwright/test'

import { memberSteps } from '../../src/member-steps.ts'
import { expect, expectSound, test } from '../../src/site.ts'
import { originOf } from '../../src/stack.ts'

const memberNamed = (name: string) => ({
  email: DEMO_MEMBERS.find(({ firstName }) => firstName === name)?.email ?? '',
  password: DEMO_PASSWORD,
})

const partners = (await loadPartners(join(ROOT, 'partners'))).map(({ partner }) => partner)
const knowing = partners.filter(({ features }) => features.hasPartnerLoadedCards)
const without = partners
  .filter(({ features, program }) => !features.hasPartnerLoadedCards && program.enrollmentType === 'direct')
  .slice(0, 1)

const listOf = (page: Page) => page.getByRole('group', { name: /^choose from your cards$/i })
const boxesOf = (page: Page) => listOf(page).getByRole('checkbox')

/** The demonstration's cards are loaded when the vault answers, which can be after the start. */
async function cardsAreLoaded(page: Page, count: number) {
  const known = () => page.evaluate(async () => (await (await fetch('/api/Cards/AllPartnerCards')).json()).length)
  await expect.poll(known, { timeout: 60_000 }).toBe(count)
}

/** Answered calls for the cards that the partner knows. One that a busy machine left without an answer is repeated, and does not count. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('response', (response) => {
    if (response.ok() && new URL(response.url()).pathname === '/api/Cards/AllPartnerCards') calls.push(response.request().method())
  })
  return calls
}

for (const [index, partner] of knowing.entries()) {
  const { id } = partner.program
  test.describe(`cards that ${id} knows`, { tag: index === 0 ? [] : '@further' }, () => {
    test.use({ baseURL: originOf(id) })

    // The first partner at both widths, each other one at one of them.
    for (const width of index === 0 ? [375, 1280] : [index % 2 === 0 ? 1280 : 375]) {
      test(
        `can be selected up to 12 after joining, at ${width} px [CARD-25] [CARD-38] [CARD-39]`,
        { tag: width === 375 ? [] : '@further' },
        async ({ page }) => {
          await page.setViewportSize({ width, height: 900 })
          await memberSteps(page, partner).signIn(memberNamed('June'))
          await cardsAreLoaded(page, 14)
          const calls = callsOf(page)
          await page.goto(paths.addCard())
          await expect(boxesOf(page)).toHaveCount(14)
          for (let at = 0; at < 12; at += 1) await boxesOf(page).nth(at).check()
          await expect(listOf(page).getByRole('status')).toContainText('You can link at most 12 cards.')
          await expect(boxesOf(page).nth(12)).toBeDisabled()
          await expect(boxesOf(page).nth(13)).toBeDisabled()
          await expect(boxesOf(page).nth(0)).toBeEnabled()
          await expectSound(page)
          const shots = process.env['E2E_SHOTS']
          if (shots !== undefined) await page.screenshot({ path: join(shots, `${id}-${width}.png`), fullPage: true })
          expect(calls).toEqual(['GET'])
        },
      )
    }

    test('are linked without a number, by keyboard, each with its message, and are offered again once deleted [CARD-04] [CARD-13]', async ({
      page,
    }) => {
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.postData() ?? ''))
      await memberSteps(page, partner).signIn(memberNamed('Grace'))
      await cardsAreLoaded(page, 3)
      await page.goto(paths.manageCards())
      await expect(boxesOf(page)).toHaveCount(3)
      const names = await listOf(page).locator('label').allTextContents()
      const digits = names.slice(0, 2).map((name) => /ending in (\d{4})/.exec(name)?.[1] ?? '')
      await boxesOf(page).nth(0).focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      await page.getByRole('checkbox', { name: /authorize/i }).check()
      await page.getByRole('button', { name: /link this card/i }).click()
      for (const lastFour of digits) await expect(listOf(page).getByText(`Your card ending in ${lastFour} has been linked.`)).toBeVisible()
      await expect(page.getByText(/^5 of 12$/)).toBeVisible()
      await expectSound(page)
      // Deleted again, for the next run: the partner still knows them.
      for (const lastFour of digits) {
        await page.getByRole('button', { name: new RegExp(`^delete .* ${lastFour}$`, 'i') }).click()
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^delete card$/i })
          .click()
        await expect(page.getByText(`Your card ending in ${lastFour} has been deleted.`)).toBeVisible()
      }
      await page.reload()
      await expect(boxesOf(page)).toHaveCount(3)
      // Neither a number nor a token of the vault.
      expect(requests.join('\n')).not.toMatch(/tok_|\d{13,}/)
    })

    test('are dropped where the partner does not give the last four digits [CARD-42]', async ({ page }) => {
      await memberSteps(page, partner).signIn(memberNamed('Maya'))
      await cardsAreLoaded(page, 3)
      await page.goto(paths.manageCards())
      await expect(boxesOf(page)).toHaveCount(2)
    })

    test('do not take the form with them if they cannot be loaded', async ({ page }) => {
      await memberSteps(page, partner).signIn(memberNamed('Grace'))
      await page.route('**/api/Cards/AllPartnerCards', (route) => route.fulfill({ status: 500, body: 'no' }))
      await page.goto(paths.manageCards())
      await expect(page.getByText(/We could not load the cards that/)).toBeVisible()
      await expect(page.frameLocator('iframe').getByRole('textbox', { name: /card number/i })).toBeVisible()
    })
  })
}

for (const partner of without) {
  test(`${partner.program.id}, which knows no cards, does not ask for them`, async ({ page }) => {
    const calls = callsOf(page)
    await page.goto(`${originOf(partner.program.id)}/login`)
    await page.getByRole('textbox', { name: /^email/i }).fill(memberNamed('Grace').email)
    await page.getByLabel(/^password/i).fill(DEMO_PASSWORD)
    await page.getByRole('button', { name: /^sign in/i }).click()
    await expect(page).not.toHaveURL(/\/login/)
    await page.goto(`${originOf(partner.program.id)}${paths.manageCards()}`)
    await expect(page.frameLocator('iframe').getByRole('textbox', { name: /card number/i })).toBeVisible()
    await expect(listOf(page)).toHaveCount(0)
    expect(calls).toEqual([])
  })
}
