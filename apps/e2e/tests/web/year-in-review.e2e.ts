import { readFile } from 'node:fs/promises'

import { DEMO_PASSWORD } from '@dining/demo-data/members'
import { paths } from '@dining/session'

import { memberSteps } from '../../src/member-steps.ts'
import { memberFor } from '../../src/screens/screen.ts'
import { expect, expectSound, test } from '../../src/site.ts'

const PHONE = { width: 320, height: 812 }
const DESK = { width: 1280, height: 900 }
const PNG = [0x89, 0x50, 0x4e, 0x47]

test('a year in review is reached from activity, has its months as a table, a picture without personal data, and only years of the member', async ({
  page,
  site,
}) => {
  const demo = memberFor('member')
  await memberSteps(page, site.partner).signIn({ email: demo.email, password: DEMO_PASSWORD })
  await page.goto(paths.recentActivity())
  const link = page.getByRole('main').getByRole('link', { name: /so far$/i })
  const address = (await link.getAttribute('href')) ?? ''
  await link.press('Enter')
  await expect(page).toHaveURL(site.origin + address)
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/so far/i)
  await page.goto(address)
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    await expectSound(page)
  }

  await expect(main.getByRole('row').nth(1)).toHaveText(/^Jan/)
  const picture = main.getByRole('img', { name: /dines?, \d+ restaurants?/ })
  await expect(picture).toBeVisible()
  const name = (await picture.getAttribute('aria-label')) ?? ''
  for (const personal of [demo.firstName, demo.lastName, demo.email, demo.publicId]) expect(name).not.toContain(personal)
  const [saved] = await Promise.all([page.waitForEvent('download'), main.getByRole('button', { name: /save picture/i }).press('Enter')])
  expect(saved.suggestedFilename()).toMatch(/^dining-\d{4}\.png$/)
  const file = await readFile(await saved.path())
  expect([...file.subarray(0, PNG.length)]).toEqual(PNG)
  expect(file.length).toBeGreaterThan(10_000)

  const year = Number(address.slice(-4))
  for (const other of [year + 1, 1990, 'abcd']) {
    const response = await page.goto(paths.yearInReview({ year: other }))
    expect(response?.status()).toBe(404)
  }
})
