import { DEMO_MEMBERS, DEMO_PASSWORD } from '@dining/demo-data/members'

import { firstMerchant } from '../../src/merchants.ts'
import { firstOfEach, KINDS, type Kind } from '../../src/kinds.ts'
import { expect, test } from '../../src/site.ts'
import { stack } from '../../src/stack.ts'

const WITH_MEMBERS: readonly Kind[] = ['direct', 'sso', 'credit']
const WITH_PASSWORDS: readonly Kind[] = ['direct', 'credit']

/** Which kinds of partner have a page; every other kind answers that it does not exist. */
const PAGES: readonly (readonly [title: string, paths: readonly string[], kinds: readonly Kind[]])[] = [
  ['activation, at its path and the one after it [ROUTE-06] [ROUTE-07]', ['/activate', '/activate/activated'], WITH_MEMBERS],
  ['the first step of enrollment [ROUTE-08]', ['/join'], WITH_MEMBERS],
  ['the second step of enrollment [ROUTE-09]', ['/add_card'], WITH_MEMBERS],
  ['the third step of enrollment [ROUTE-10]', ['/card_added'], WITH_MEMBERS],
  ['the sign-in page [ROUTE-11]', ['/login'], WITH_MEMBERS],
  [
    'the account centre with its four pages [ROUTE-16] [ROUTE-17]',
    ['/account', '/account/overview', '/account/recent_activity', '/account/manage_cards', '/account/user_profile'],
    WITH_MEMBERS,
  ],
  [
    'the recovery of a password with its steps [ROUTE-20] [ROUTE-21]',
    ['/recover', '/recover/confirm', '/recover/update', '/recover/success'],
    WITH_PASSWORDS,
  ],
  ['a restaurant [ROUTE-23]', ['/merchants/:merchantId'], KINDS],
]

for (const [title, paths, kinds] of PAGES) {
  test(`exactly the partners that have it serve ${title}`, async () => {
    for (const [kind, { program }] of await firstOfEach()) {
      const id = await firstMerchant(program.id)
      for (const path of paths) {
        const { status } = await fetch(`${stack().direct.web[program.id]}${path.replace(':merchantId', id)}`, { redirect: 'manual' })
        const expected = kinds.includes(kind) ? [200, 302] : [404]
        expect(expected, `${path} of a partner of the kind ${kind}`).toContain(status)
      }
    }
  })
}

test('any other path of the account centre leads to the overview [ROUTE-18]', async ({ page, enter }) => {
  await enter.signIn({ email: DEMO_MEMBERS[0]?.email ?? '', password: DEMO_PASSWORD })
  for (const path of ['/account', '/account/', '/account/elsewhere', '/account/overview/more']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/account\/overview$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test.describe('the back link', () => {
  test('is in a bar of 45 px that stays at the top [SHELL-02]', async ({ page, site }) => {
    await page.goto(`/merchants/${await firstMerchant(site.partner.program.id)}`)
    const bar = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'Back', exact: true }) })
    expect((await bar.boundingBox())?.height).toBe(45)
    await page.mouse.wheel(0, 600)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
    await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0)
  })

  test('leads home without an earlier page [SHELL-05]', async ({ context, site }) => {
    const page = await context.newPage()
    await page.goto(`${site.origin}/merchants/${await firstMerchant(site.partner.program.id)}`)
    await page.getByRole('link', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(`${site.origin}/`)
  })
})

test('the first stop of the keyboard leads to the main area [SHELL-01]', async ({ page }) => {
  await page.goto('/search?location=60614')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: /skip to/i })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  const main = page.getByRole('main')
  await expect(main).toBeInViewport()
  // What follows is in the main area.
  await page.keyboard.press('Tab')
  expect(await main.evaluate((element) => element.contains(document.activeElement))).toBe(true)
})

test('the restaurant that was opened last is kept for this tab [MERCHANT-50]', async ({ page, site }) => {
  const id = await firstMerchant(site.partner.program.id)
  await page.goto(`/merchants/${id}`)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('selected_merchant'))).toBe(id)
})
