import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'

import { openAccount, type AccountOptions } from '../testing/open-account.tsx'
import { NoticesScreen } from './NoticesScreen.tsx'

/** A browser whose member answers its question, and whose push service gives this subscription. */
function browserThat(answers: NotificationPermission, before: NotificationPermission = 'default') {
  let permission = before
  let asked = 0
  const subscription = {
    endpoint: 'http://127.0.0.1:9/send/1',
    options: { applicationServerKey: null as ArrayBuffer | null },
    toJSON: () => ({
      endpoint: 'http://127.0.0.1:9/send/1',
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    }),
    unsubscribe: () => Promise.resolve(true),
  }
  let current: typeof subscription | null = null
  const pushManager = {
    getSubscription: () => Promise.resolve(current),
    subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
      const text = atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/'))
      subscription.options.applicationServerKey = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0).buffer
      current = subscription
      return Promise.resolve(subscription)
    },
  }
  const registration = { pushManager }
  vi.spyOn(Notification, 'permission', 'get').mockImplementation(() => permission)
  vi.spyOn(Notification, 'requestPermission').mockImplementation(() => {
    asked += 1
    permission = answers
    return Promise.resolve(answers)
  })
  vi.spyOn(navigator.serviceWorker, 'getRegistration').mockResolvedValue(registration as unknown as ServiceWorkerRegistration)
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(Promise.resolve(registration as unknown as ServiceWorkerRegistration))
  onTestFinished(() => void vi.restoreAllMocks())
  return { asked: () => asked }
}

const open = (more: AccountOptions = {}) => openAccount('/account/notices', <NoticesScreen />, { partner: 'notices', ...more })
const turnOn = page.getByRole('button', { name: 'Turn on notices' })
const devices = page.getByRole('region', { name: 'Your devices' })

it('asks the browser after a press alone, lists the device, and removes it', async () => {
  const browser = browserThat('granted')
  await open()
  await expect.element(page.getByText('No device shows your notices yet.')).toBeVisible()
  await expect.element(turnOn).toBeVisible()
  expect(browser.asked()).toBe(0)
  await turnOn.click()
  await expect.element(page.getByText('Notices are on for this device.')).toBeVisible()
  expect(browser.asked()).toBe(1)
  await expect.element(devices.getByText('This device')).toBeVisible()
  await devices.getByRole('button', { name: /^Remove .*, added Jun 15, 2026$/ }).click()
  await expect.element(page.getByText(/shows no more notices/)).toBeVisible()
  await expect.element(turnOn).toBeVisible()
})

it('saves what notices are about as soon as it is changed', async () => {
  browserThat('granted')
  await open()
  const earned = page.getByRole('checkbox', { name: 'A meal has earned points' })
  await expect.element(earned).toBeChecked()
  // The partner has no reservations.
  expect(page.getByRole('checkbox').elements()).toHaveLength(3)
  await earned.click()
  await expect.element(earned).not.toBeChecked()
})

it('says how to allow what the browser blocks, and that a closed question can be asked again', async () => {
  browserThat('denied', 'denied')
  await open()
  await expect.element(page.getByText('Your browser blocks notices of this site.')).toBeVisible()
  await expect.element(page.getByText(/set notifications to “Allow”/)).toBeVisible()
  await expect.element(turnOn).not.toBeInTheDocument()
})

it('says that the question was closed, and asks again', async () => {
  const browser = browserThat('default')
  await open()
  await turnOn.click()
  await expect.element(page.getByText('Your browser did not get an answer. You can try again.')).toBeVisible()
  await turnOn.click()
  await expect.poll(browser.asked).toBe(2)
})

it('says that this browser cannot show notices', async () => {
  vi.stubGlobal('PushManager', undefined)
  Reflect.deleteProperty(globalThis, 'PushManager')
  onTestFinished(() => void vi.unstubAllGlobals())
  await open()
  await expect.element(page.getByText('This browser cannot show notices. You still get our emails.')).toBeVisible()
})

it('keeps the page when the notices cannot be loaded', async () => {
  browserThat('granted')
  await open({ lost: (path) => path.includes('/Notices') })
  await expect.element(page.getByText('Notices are not available at the moment. Please try again later.')).toBeVisible()
})
