import { addressOf, readNotice } from './notice.ts'

/**
 * Notices of the service worker (Web Push). Texts come from the API, encrypted; a notice opens a page of this site and nothing else. It is imported by
 * worker.ts for every partner: without a subscription none of it runs.
 */

// The compiler's types of workers contradict those of pages, which are in the same program.
interface WorkEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void
}
interface PushEvent extends WorkEvent {
  readonly data: { readonly text: () => string } | null
}
interface ClickEvent extends WorkEvent {
  readonly notification: { readonly data?: unknown; readonly close: () => void }
}
interface RenewalEvent extends WorkEvent {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}
interface Tab {
  readonly url: string
  readonly focus: () => Promise<Tab>
  readonly navigate: (url: string) => Promise<Tab | null>
}
declare const self: {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    readonly matchAll: (options: { readonly type: 'window'; readonly includeUncontrolled: boolean }) => Promise<readonly Tab[]>
    readonly openWindow: (url: string) => Promise<unknown>
  }
  addEventListener(type: 'push', work: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', work: (event: ClickEvent) => void): void
  addEventListener(type: 'pushsubscriptionchange', work: (event: RenewalEvent) => void): void
}

self.addEventListener('push', (event) => {
  const notice = readNotice(event.data?.text() ?? '')
  if (!notice) return
  // A picture of points: Android shows none with shapes. A message that is sent again has the id of the one before, which it replaces without a sound.
  const { id, title, body, path } = notice
  event.waitUntil(self.registration.showNotification(title, { body, tag: id, icon: '/icon-192.png', data: path }))
})

/** A tab of the site shows the page, or a new one does. */
async function show(address: string): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const same = tabs.find(({ url }) => url === address)
  if (same) return void (await same.focus())
  // Another page may contain something that the member is writing, so it is left alone.
  await self.clients.openWindow(address)
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(addressOf(event.notification.data, location.origin)))
})

const RENEWALS = '/api/NoticeDevices/Renewals'

/** The browser has renewed its subscription, or lost it: the API gets the new one. Without a session, the secret of the old one authenticates it. */
async function renew({ oldSubscription: old, newSubscription: given }: RenewalEvent): Promise<void> {
  if (!old) return
  const { applicationServerKey } = old.options
  const now = given ?? (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }))
  const { endpoint, keys: was } = old.toJSON()
  const { endpoint: address, keys } = now.toJSON()
  await fetch(RENEWALS, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ was: { endpoint, auth: was?.['auth'] }, now: { endpoint: address, keys } }),
  })
}

self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))
