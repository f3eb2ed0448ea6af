import { paths } from '@dining/session'
import type { Page } from '@playwright/test'

import { expect, expectSound, test } from '../../src/site.ts'

const toggles = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Shortlist / })
const voteFor = (page: Page, name: string) => page.getByRole('button', { name: `Vote for ${name}`, exact: true })
const WIDTHS = [320, 1280] as const

/** The page without faults at the smallest width and at a large one, and no wider than the window. */
async function expectSoundAtBothWidths(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 812 })
    await expectSound(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}

test('a visitor shares a shortlist, friends vote without an account, and its owner ends and deletes it', async ({
  page,
  browser,
  context,
  site,
}) => {
  await page.goto('/search?location=Chicago%2C+IL')
  // They come in small steps, so that the first one shown need not be that of the first restaurant.
  const onPage = 15
  await expect(toggles(page)).toHaveCount(onPage)
  // One by keyboard; the list outlives the page.
  await toggles(page).first().focus()
  await page.keyboard.press('Space')
  await expect(toggles(page).first()).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('main').getByRole('link').nth(1).waitFor()
  await page.reload()
  await expect(toggles(page)).toHaveCount(onPage)
  await expect(toggles(page).first()).toHaveAttribute('aria-pressed', 'true')
  const tray = page.getByRole('region', { name: 'Your shortlist' }).getByRole('button')
  await tray.click()
  const dialog = page.getByRole('dialog', { name: /let friends vote on where to eat/i })
  await expect(dialog.getByText('Add at least 2 places.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tray).toBeFocused()
  for (const index of [1, 2]) await toggles(page).nth(index).click()
  const names = await Promise.all(
    [0, 1, 2].map(async (index) => ((await toggles(page).nth(index).getAttribute('aria-label')) ?? '').replace(/^Shortlist /, '')),
  )
  const [first = '', second = ''] = names
  await expectSoundAtBothWidths(page)

  // The call fails once; the same list is made by the second press.
  await tray.click()
  await page.route('**/api/Shortlists', (route) => route.abort())
  await dialog.getByRole('button', { name: /create the link/i }).click()
  await expect(dialog.getByRole('alert')).toHaveText(/not created/)
  await page.unroute('**/api/Shortlists')
  await dialog.getByRole('button', { name: /create the link/i }).click()
  const link = await dialog.getByLabel('Link to the vote').inputValue()
  expect(link).toMatch(new RegExp(`^${site.origin}/shortlist/[\\w-]{22}$`))
  await expectSoundAtBothWidths(page)
  await dialog.getByRole('link', { name: 'Open the vote' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/where do we eat/i)
  await expect(page.getByRole('heading', { name: /you made this list/i })).toBeVisible()

  // A friend, with another browser and two tabs.
  const friend = await browser.newContext({ baseURL: site.origin, storageState: await context.storageState({ indexedDB: false }) })
  await friend.addInitScript(() => localStorage.removeItem('shortlists'))
  const theirs = await friend.newPage()
  const answer = await theirs.goto(link)
  expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' })
  const html = (await answer?.text()) ?? ''
  expect(html).toContain('<meta property="og:title" content="Where do we eat?">')
  expect(html).not.toContain('rel="canonical"')
  for (const name of names) await expect(theirs.getByRole('heading', { name, exact: true })).toBeVisible()
  await expect(theirs.getByRole('heading', { name: /you made this list/i })).toHaveCount(0)
  await voteFor(theirs, first).focus()
  await theirs.keyboard.press('Enter')
  await expect(voteFor(theirs, first)).toHaveAttribute('aria-pressed', 'true')
  await expect(theirs.getByText('Your vote is saved.')).toBeVisible()
  await theirs.getByLabel(/your first name/i).fill('www.example')
  await theirs.keyboard.press('Enter')
  await expect(theirs.getByText('Use letters only')).toBeVisible()
  await theirs.getByLabel(/your first name/i).fill('Priya')
  await theirs.keyboard.press('Enter')
  await expect(theirs.getByText('Your name is saved.')).toBeVisible()
  await expectSoundAtBothWidths(theirs)

  // A vote that does not arrive is taken back.
  await theirs.route('**/Vote', (route) => route.abort())
  await voteFor(theirs, second).click()
  await expect(theirs.getByText('Your vote was not saved.')).toBeVisible()
  await expect(voteFor(theirs, second)).toHaveAttribute('aria-pressed', 'false')
  await theirs.unroute('**/Vote')

  // The owner's open page follows, and the token leaves it in no event.
  await expect(page.getByText('Priya')).toBeVisible({ timeout: 15_000 })
  const events = await page.evaluate(() => JSON.stringify(window.dataLayer))
  expect(events).toContain('"/shortlist"')
  expect(events).not.toContain(link.split('/').at(-1))

  await page.getByRole('button', { name: /end the voting/i }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /end the voting/i })
    .click()
  await expect(page.getByText('The voting has ended.')).toBeVisible()
  await expect(page.getByText(`Most votes: ${first}`)).toBeVisible()
  await expectSoundAtBothWidths(page)
  // The friend's page is from before the end.
  if (await voteFor(theirs, second).isVisible())
    await voteFor(theirs, second)
      // It may go just then.
      .click({ timeout: 5_000 })
      .catch(() => undefined)
  await expect(theirs.getByText('The voting has ended.')).toBeVisible({ timeout: 15_000 })
  await expect(voteFor(theirs, first)).toHaveCount(0)

  await page.getByRole('button', { name: /delete the list/i }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /delete the list/i })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/the shortlist is deleted/i)
  await friend.close()
})

test.describe('without a list', () => {
  test.use({ mayHaveErrors: true })

  test('a link that no list has leads to a page that says so', async ({ page }) => {
    expect((await page.goto(paths.shortlist({ token: 'x'.repeat(22) })))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/we could not find this shortlist/i)
    await expectSoundAtBothWidths(page)
  })
})
