import { DEMO_PASSWORD } from '@dining/demo-data/members'
import { paths } from '@dining/session'
import type { Page } from '@playwright/test'

import { mailedUnsubscribeLink } from '../../src/mailbox.ts'
import { clearSession } from '../../src/members.ts'
import { api } from '../../src/operators.ts'
import { memberFor } from '../../src/screens/screen.ts'
import { expect, expectSound, test } from '../../src/site.ts'

const WIDTHS = [320, 375, 1280]

async function expectSoundAtAll(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectSound(page)
  }
}

/** The months before this one, the latest first. */
const monthsBefore = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const now = new Date()
    return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1 - at, 1)).toISOString().slice(0, 7)
  })

test('the link in a monthly statement ends the statements with one press and without signing in, and the profile shows it', async ({
  page,
  site,
  enter,
}) => {
  const main = page.getByRole('main')
  const heading = page.getByRole('heading', { level: 1 })
  const demo = memberFor('member')
  const choice = main.getByRole('checkbox', { name: /statement of each month/i })
  await enter.signIn({ email: demo.email, password: DEMO_PASSWORD })
  await page.goto(paths.userProfile())
  // A test that ended early may have left it on.
  if (!(await choice.isChecked())) {
    await choice.check()
    await expect(main.getByText('The monthly statement is on.')).toBeVisible()
  }
  // The latest month in which the demonstration member dined.
  let isSent = false
  for (const month of monthsBefore(12)) {
    const options = ['--partner', site.partner.program.id, '--email', demo.email, '--month', month]
    isSent ||= await api('statements', 'send', ...options).then(
      () => true,
      () => false,
    )
  }
  expect(isSent).toBe(true)
  const link = await mailedUnsubscribeLink(demo.email)
  await clearSession(page)

  // Neither opening the link nor a call that is lost ends anything.
  await page.goto(link)
  await expect(heading).toHaveText(/unsubscribe from monthly statements/i)
  await expectSoundAtAll(page)
  const press = main.getByRole('button', { name: /^unsubscribe/i })
  await page.route('**/api/Unsubscribe/**', (route) => route.abort())
  await press.press('Enter')
  await expect(main.getByText(/Check your connection and try again/)).toBeVisible()
  await expectSoundAtAll(page)
  await page.unroute('**/api/Unsubscribe/**')
  await press.press('Enter')
  await expect(heading).toHaveText(/you are unsubscribed/i)
  await expect(page.locator('*:focus')).toContainText(/you are unsubscribed/i)
  await expectSoundAtAll(page)

  await enter.signIn({ email: demo.email, password: DEMO_PASSWORD })
  await page.goto(paths.userProfile())
  await expect(choice).not.toBeChecked()

  // The link again changes nothing, and one that was cut is not accepted.
  await page.goto(link)
  await press.press('Enter')
  await expect(heading).toHaveText(/you are unsubscribed/i)
  await page.goto('about:blank')
  await page.goto(link.slice(0, -15))
  await press.press('Enter')
  await expect(heading).toHaveText(/link is not complete/i)
  await expectSoundAtAll(page)
  await main.getByRole('link', { name: /open your profile/i }).press('Enter')
  await expect(choice).not.toBeChecked()
})
