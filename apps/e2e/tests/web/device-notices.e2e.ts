import { paths } from '@dining/session'
import type { Page } from '@playwright/test'

import { dineOf, newMemberWithCard } from '../../src/dines.ts'
import { allPartners } from '../../src/kinds.ts'
import { receivedNotice, subscribeAtSandbox, zoneAtNoon } from '../../src/push-service.ts'
import { expect, expectSound, test } from '../../src/site.ts'
import { originOf } from '../../src/stack.ts'

const found = (await allPartners()).find(({ program, features }) => program.enrollmentType === 'direct' && features.hasNotices)
if (!found) throw new Error('no partner has notices')
const partner = found
const origin = originOf(partner.program.id)

test.use({ baseURL: origin, serviceWorkers: 'allow', timezoneId: zoneAtNoon(), permissions: ['notifications'] })

/** A restaurant of the search. */
async function anyMerchant(page: Page): Promise<string> {
  await page.goto('/search')
  const href = await page.locator('a[href^="/merchants/"]').first().getAttribute('href')
  return /\/merchants\/([^?/]+)/.exec(href ?? '')?.[1] ?? ''
}

/** Hands a message to the site's worker, as the browser does after it has decrypted it. */
async function deliver(page: Page, text: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin))
      if (own) resolve(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registration, data: text })
}

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

  const merchant = await anyMerchant(page)
  await dineOf({ partner }, member, merchant)
  const { text, notice } = await receivedNotice(id)
  expect(notice.path).toBe('/account/recent_activity')
  for (const own of [member.email, '64.00']) expect(text).not.toContain(own)

  await deliver(page, text)
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body, tag }) => ({ title, body, tag })),
    )
  await expect.poll(shown).toEqual([{ title: notice.title, body: notice.body, tag: notice.id }])
  // The same message again takes the place of the one before, and one that is none of ours shows nothing.
  await deliver(page, text)
  await deliver(page, '{"title":"Win!","path":"https://evil.example/"}')
  await expect.poll(shown).toHaveLength(1)

  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('no worker')
  /** The address that a press opens. A browser lets a worker open a window after a real press alone, so the opening is recorded. */
  const opened = (path: string | null) =>
    worker.evaluate(async (other) => {
      const scope = globalThis as unknown as {
        registration: ServiceWorkerRegistration
        clients: { openWindow: (url: string) => Promise<null>; matchAll: () => Promise<never[]> }
      }
      const [notification] = await scope.registration.getNotifications()
      const address = new Promise<string>((resolve) => {
        scope.clients.openWindow = (url) => (resolve(url), Promise.resolve(null))
      })
      const event = Object.assign(new Event('notificationclick'), {
        notification: other === null ? notification : { data: other, close: (): void => undefined },
        waitUntil: (): void => undefined,
      })
      globalThis.dispatchEvent(event)
      return address
    }, path)
  for (const hostile of ['https://evil.example/', '//evil.example/', '/\\evil.example/', 'javascript:alert(1)'])
    expect(await opened(hostile)).toBe(`${origin}/`)
  const address = await opened(null)
  expect(address).toBe(`${origin}/account/recent_activity`)
  expect(await shown()).toEqual([])
  await page.goto(address)
  await expect(page.getByRole('main')).toContainText(/\$64\.00/)

  await page.goto(paths.accountNotices())
  await devices.getByRole('button', { name: /^remove/i }).click()
  await expect(page.getByText('No device shows your notices yet.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^turn on notices$/i })).toBeVisible()
})
