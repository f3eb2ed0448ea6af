import { readFile } from 'node:fs/promises'

import { DEMO_PASSWORD } from '@dining/demo-data/members'
import { paths } from '@dining/session'
import type { Page } from '@playwright/test'

import { memberFor } from '../../src/screens/screen.ts'
import { expect, expectSound, test } from '../../src/site.ts'

const WIDTHS = [320, 375, 1280]

async function expectSoundAtAll(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await expectSound(page)
  }
}

/** The file that a button of the page downloads. */
async function downloaded(page: Page, name: RegExp) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).press('Enter')])
  return { name: download.suggestedFilename(), text: (await readFile(await download.path())).toString('latin1') }
}

test('a member downloads the activity of a year and everything that is stored; a failure is beside the button', async ({ page, enter }) => {
  const main = page.getByRole('main')
  const failure = main.getByRole('alert').filter({ hasText: 'We could not reach the site' })
  const { email, firstName } = memberFor('member')
  await enter.signIn({ email, password: DEMO_PASSWORD })
  await page.goto(paths.recentActivity())
  await main.getByRole('button', { name: /^download your activity/i }).press('Enter')
  const period = main.getByRole('combobox', { name: /^period/i })
  await expect(period).toBeFocused()
  await period.selectOption({ label: 'All years' })
  await page.route('**/api/Member/ActivityFile*', (route) => route.abort())
  await main.getByRole('button', { name: /^download csv/i }).press('Enter')
  await expect(failure).toBeVisible()
  await expect(period).toHaveValue('')
  await expectSoundAtAll(page)
  await page.unroute('**/api/Member/ActivityFile*')
  const csv = await downloaded(page, /^download csv/i)
  expect(csv.name).toMatch(/^[a-z0-9-]+-activity-all-years\.csv$/)
  expect(csv.text.split('\r\n').length).toBeGreaterThan(3)
  await expect(main.getByRole('status').filter({ hasText: `${csv.name} is downloaded.` })).toBeVisible()
  const pdf = await downloaded(page, /^download pdf/i)
  expect([pdf.name.replace(/^[a-z0-9-]+-statement/, ''), pdf.text.slice(0, 5)]).toEqual(['-all-years.pdf', '%PDF-'])

  await page.goto(paths.accountSecurity())
  await page.route('**/api/Member/Export', (route) => route.abort())
  await main.getByRole('button', { name: /^download my data/i }).press('Enter')
  await expect(failure).toBeVisible()
  await expectSoundAtAll(page)
  await page.unroute('**/api/Member/Export')
  const all = await downloaded(page, /^download my data/i)
  expect(all.name).toMatch(/-account\.json$/)
  expect(JSON.parse(all.text)).toMatchObject({ format: 'dining-account', version: 1, profile: { email, firstName } })
  await expect(failure).toHaveCount(0)
})
