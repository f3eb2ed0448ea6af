import { DEMO_MEMBERS, DEMO_PASSWORD } from '@dining/demo-data/members'
import { paths } from '@dining/session'

import { memberSteps } from '../../src/member-steps.ts'
import { expect, expectSound, test } from '../../src/site.ts'

const PHONE = { width: 375, height: 812 }
const DESK = { width: 1280, height: 900 }

test('the path to VIP comes without moving the page, leads to the places that count, and can be tried again [TIER-08]', async ({
  page,
  site,
}) => {
  const demo = DEMO_MEMBERS.find(({ shows }) => shows.includes('two dines from VIP'))
  if (!demo) throw new Error('No demonstration member is on the path to VIP')
  await memberSteps(page, site.partner).signIn({ email: demo.email, password: DEMO_PASSWORD })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { readonly value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const status = page.getByRole('main').getByRole('region').first()
  const notes = status.getByText(/at your pace/i)
  const places = page.getByRole('region', { name: /your places that count/i })
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size)
    await page.goto(paths.accountOverview())
    await expect(notes).toBeVisible()
    await expect(places.getByRole('link').nth(1)).toBeVisible()
    const moved = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0))
    expect(moved).toBeLessThan(0.02)
    await expectSound(page)
  }

  await page.route('**/api/Member/VipPath', (route) => route.abort())
  await page.reload()
  const again = status.getByRole('button', { name: /try again/i })
  await expect(again).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('region', { name: /recent activity/i })).toBeVisible()
  await expectSound(page)
  await page.unroute('**/api/Member/VipPath')
  await again.press('Enter')
  await expect(notes).toBeVisible()

  const place = places.getByRole('listitem').getByRole('link').first()
  const name = await place.innerText()
  await place.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})
