import { paths } from '@dining/session'

import { dineOf, newMemberWithCard } from '../../src/dines.ts'
import { allPartners } from '../../src/kinds.ts'
import { plainMerchant } from '../../src/merchants.ts'
import { receivedNotice, subscribeAtSandbox, zoneAtNoon } from '../../src/push-service.ts'
import { expect, expectSound, test } from '../../src/site.ts'
import { originOf } from '../../src/stack.ts'
import { deliverTo, recordNotices } from '../../src/worker-notices.ts'

const found = (await allPartners()).find(({ program, features }) => program.enrollmentType === 'direct' && features.hasNotices)
if (!found) throw new Error('no partner has notices')
const partner = found
const origin = originOf(partner.program.id)

test.use({ baseURL: origin, serviceWorkers: 'allow', timezoneId: zoneAtNoon(), permissions: ['notifications'] })

test('a member turns notices on, one comes for a dine that has earned, and a press opens its page', async ({ page, context }) => {
  test.slow()
  await page.setViewportSize({ width: 375, height: 812 })
  const id = await subscribeAtSandbox(page)
  const member = await newMemberWithCard(page, { partner })
  await page.goto(paths.accountNotices())
  await expect(page.getByRole('heading', { level: 1, name: /^notices$/i })).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: /^turn on notices$/i }).click()
  await expect(page.getByText('Notices are on for this device.')).toBeVisible()
  const devices = page.getByRole('region', { name: /^your devices$/i })
  await expect(devices.getByText('This device')).toBeVisible()
  await expectSound(page)
  await page.reload()
  await expect(page.getByText('Notices are on for this device.')).toBeVisible()

  // It earns on every day and at every hour.
  const merchant = await plainMerchant(partner.program.id)
  await dineOf({ partner }, member, merchant.id, { occurredAt: new Date().toISOString() })
  const { text, notice } = await receivedNotice(id)
  expect(notice.path).toBe('/account/recent_activity')
  for (const own of [member.email, '64.00']) expect(text).not.toContain(own)

  const { shown, opened } = await recordNotices(context, origin)
  const deliver = (message: string) => deliverTo(page, origin, message)
  await deliver(text)
  await expect.poll(shown).toEqual([{ title: notice.title, body: notice.body, tag: notice.id }])
  // The same message again takes the place of the one before, and one that is none of ours shows nothing.
  await deliver(text)
  await deliver('{"title":"Win!","path":"https://evil.example/"}')
  await deliver(text.replace(notice.id, 'another'))
  await expect.poll(shown).toHaveLength(2)

  for (const hostile of ['https://evil.example/', '//evil.example/', '/\\evil.example/', 'javascript:alert(1)'])
    expect(await opened(hostile)).toBe(`${origin}/`)
  const address = await opened(null)
  expect(address).toBe(`${origin}/account/recent_activity`)
  expect(await shown()).toHaveLength(1)
  await page.goto(address)
  await expect(page.getByRole('main')).toContainText(/\$64\.00/)

  await page.goto(paths.accountNotices())
  await devices.getByRole('button', { name: /^remove/i }).click()
  await expect(page.getByText('No device shows your notices yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^turn on notices$/i })).toBeVisible()
})
