import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'

import { stack } from './stack.ts'

const subscriptionSchema = v.object({ id: v.string(), path: v.string(), keys: v.object({ p256dh: v.string(), auth: v.string() }) })
const receivedSchema = v.array(v.object({ text: v.string() }))
const noticeSchema = v.pipe(v.string(), v.parseJson(), v.object({ id: v.string(), title: v.string(), body: v.string(), path: v.string() }))

/**
 * Lets the page's browser subscribe at the sandbox's push service: Chromium's own is a service of its maker, which tests do not call. Only what the browser's
 * push manager answers is replaced.
 * @returns the id of the subscription
 */
export async function subscribeAtSandbox(page: Page): Promise<string> {
  const { mail } = stack().direct
  const made = await fetch(`${mail}/api/push`, { method: 'POST' })
  const { id, path, keys } = v.parse(subscriptionSchema, await made.json())
  await page.addInitScript(
    ({ endpoint, keys: own }) => {
      const KEPT = 'push key of the test'
      const subscription = (key: string) => {
        const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
        const options = {
          userVisibleOnly: true,
          applicationServerKey: Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0).buffer,
        }
        return { endpoint, options, toJSON: () => ({ endpoint, keys: own }), unsubscribe: () => Promise.resolve(true) }
      }
      const replaced = {
        subscribe: ({ applicationServerKey: key }: { applicationServerKey: string }) => {
          localStorage.setItem(KEPT, key)
          return Promise.resolve(subscription(key))
        },
        getSubscription: () => {
          const key = localStorage.getItem(KEPT)
          return Promise.resolve(key === null ? null : subscription(key))
        },
      }
      Object.assign(PushManager.prototype, replaced)
      // Chromium without a window says "denied" here, also where notices are allowed; its Permissions API has the right answer.
      Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    },
    { endpoint: `${mail}${path}`, keys },
  )
  return id
}

/** The messages that the service received for a subscription, the newest first. */
export async function receivedTexts(id: string): Promise<readonly string[]> {
  const answer = await fetch(`${stack().direct.mail}/api/push/${id}`)
  return v.parse(receivedSchema, await answer.json()).map(({ text }) => text)
}

/**
 * The newest notice that the service received for a subscription, as the browser reads it; waits for it: notices of the feed are sent within a minute.
 * @param count of all that it has received then
 */
export async function receivedNotice(id: string, count = 1) {
  await expect.poll(async () => (await receivedTexts(id)).length, { timeout: 100_000 }).toBe(count)
  const [text = ''] = await receivedTexts(id)
  return { text, notice: v.parse(noticeSchema, text) }
}

const zoneAhead = (hours: number) => `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`

/** An IANA zone in which it is noon now, so that no notice waits for the morning. */
export const zoneAtNoon = (now = new Date()): string => zoneAhead(12 - now.getUTCHours())

/** An IANA zone in which it is the middle of the night now, three o'clock or midnight. */
export function zoneAtNight(now = new Date()): string {
  const hour = now.getUTCHours()
  return zoneAhead(hour < 12 ? 3 - hour : 24 - hour)
}
