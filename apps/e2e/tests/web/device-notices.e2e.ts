import { paths } from '@dining/session'
import type { Page, Worker } from '@playwright/test'

import { dineOf, newMemberWithCard } from '../../src/dines.ts'
import { allPartners } from '../../src/kinds.ts'
import { plainMerchant } from '../../src/merchants.ts'
import { receivedNotice, subscribeAtSandbox, zoneAtNoon } from '../../src/push-service.ts'
import { expect, expectSound, test } from '../../src/site.ts'
import { originOf } from '../../src/stack.ts'

const found = (await allPartners()).find(({ program, features }) => program.enrollmentType === 'direct' && features.hasNotices)
if (!found) throw new Error('no partner has notices')
const partner = found
const origin = originOf(partner.program.id)

test.use({ baseURL: origin, serviceWorkers: 'allow', timezoneId: zoneAtNoon(), permissions: ['notifications'] })

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

/**
 * Records what the worker shows and which addresses it opens. Chromium without a window shows no notices, and a browser lets a worker open a window after a
 * real press alone; so these two functions of the browser are replaced.
 */
async function recordNotices(worker: Worker) {
  await worker.evaluate(() => {
    const map = new Map<string, { readonly title: string; readonly body: string; readonly data: unknown }>()
    Object.assign(globalThis, { shownNotices: map })
    ServiceWorkerRegistration.prototype.showNotification = (title, options) => {
      map.set(options?.tag ?? '', { title, body: options?.body ?? '', data: options?.data })
      return Promise.resolve()
    }
  })
  const shown = () =>
    worker.evaluate(() => {
      const { shownNotices } = globalThis as unknown as { shownNotices: Map<string, { readonly title: string; readonly body: string }> }
      return [...shownNotices].map(([tag, { title, body }]) => ({ title, body, tag }))
    })
  /** The address that a press on the first notice opens. @param path in place of the notice's own */
  const opened = (path: string | null) =>
    worker.evaluate((other) => {
      const scope = globalThis as unknown as {
        shownNotices: Map<string, { readonly data: unknown }>
        clients: { openWindow: (url: string) => Promise<null> }
      }
      const [[tag, first] = []] = scope.shownNotices
      const address = new Promise<string>((resolve) => {
        scope.clients.openWindow = (url) => (resolve(url), Promise.resolve(null))
      })
      const close = () => void (other === null && tag !== undefined && scope.shownNotices.delete(tag))
      const notification = { data: other ?? first?.data, close }
      globalThis.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: (): void => undefined }))
      return address
    }, path)
  return { shown, opened }
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

  // It earns on every day and at every hour.
  const merchant = await plainMerchant(partner.program.id)
  await dineOf({ partner }, member, merchant.id, { occurredAt: new Date().toISOString() })
  const { text, notice } = await receivedNotice(id)
  expect(notice.path).toBe('/account/recent_activity')
  for (const own of [member.email, '64.00']) expect(text).not.toContain(own)

  const worker = context.serviceWorkers().find((one) => one.url().startsWith(origin))
  if (!worker) throw new Error('no worker')
  const { shown, opened } = await recordNotices(worker)
  await deliver(page, text)
  await expect.poll(shown).toEqual([{ title: notice.title, body: notice.body, tag: notice.id }])
  // The same message again takes the place of the one before, and one that is none of ours shows nothing.
  await deliver(page, text)
  await deliver(page, '{"title":"Win!","path":"https://evil.example/"}')
  await deliver(page, text.replace(notice.id, 'another'))
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
