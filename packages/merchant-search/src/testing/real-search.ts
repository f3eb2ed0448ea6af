import { randomUUID } from 'node:crypto'

import type { Browser, TestApi } from '@dining/api/testing'
import type { CDPSession, Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'

import { PARTNER } from './partner.ts'

interface Place {
  readonly latitude: number
  readonly longitude: number
}
interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The ZIP of these tests is in Portland, in the middle of twenty restaurants; New York has one. */
export const PORTLAND = { latitude: 45.5, longitude: -122.7 }
const ZIP = '97205'
const IN_PORTLAND = 20
const PORTLAND_ADDRESS = { city: 'Portland', state: 'OR', zip_code: ZIP, time_zone: 'America/Los_Angeles' }

/** More than a hundred miles from any restaurant of these tests. */
const FARGO = {
  zip_code: '58102',
  city: 'Fargo',
  state: 'ND',
  latitude: 46.9,
  longitude: -96.8,
  population: 1000,
  time_zone: 'America/Chicago',
}

const visits = new Map<string, Browser>()
let started: Promise<TestApi> | undefined

/** The real API, started once for all tests. */
function startApi(): Promise<TestApi> {
  return (started ??= (async () => {
    const { addZip, givenMerchant, testApi } = await import('@dining/api/testing')
    const api = await testApi([PARTNER])
    await addZip(api, ZIP)
    await api.store.owner((tx) => tx.insertInto('place').values(FARGO).execute())
    for (let index = 0; index < IN_PORTLAND; index++) {
      const sushi = index === 3
      await givenMerchant(api.store, {
        ...PORTLAND_ADDRESS,
        id: `P${index}`,
        name: sushi ? 'Sushi Tora' : `Table ${index}`,
        latitude: PORTLAND.latitude + index / 1000,
        longitude: PORTLAND.longitude,
        access_tier: index === 1 ? 3 : index === 2 ? 2 : 0,
        search_text: sushi ? ' sushi tora' : ` table ${index}`,
      })
    }
    await givenMerchant(api.store, { id: 'NY', name: 'Broadway Table' })
    return api
  })())
}

/** A visitor, or a signed-in member of a tier. Answers the visit's id. */
const openSearch: BrowserCommand<[tier: 0 | 2 | 3 | null]> = async (context, tier) => {
  if (!started) context.project.vitest.onClose(async () => (await started)?.close())
  const { addMember, browser, signedIn } = await import('@dining/api/testing')
  const api = await startApi()
  const { id: partnerId } = PARTNER.program
  const id = randomUUID()
  const visitor =
    tier === null
      ? browser(api.app, partnerId)
      : await signedIn(api, partnerId, await addMember(api, partnerId, { tier_level: tier, email_opt_in: tier !== 0 }))
  visits.set(id, visitor)
  return id
}

/** Hands a reading call of the page to the API, with the visitor's cookies. */
const callSearch: BrowserCommand<[id: string, path: string]> = async (_context, id, path): Promise<Answer> => {
  const reply = await visits.get(id)?.send('GET', path)
  if (!reply) throw new Error('No such visit')
  return { status: reply.status, headers: Object.fromEntries(reply.headers), body: JSON.stringify(reply.body) }
}

/** Permissions that a DevTools session set end with that session, so each page keeps one. */
const devToolsOf = new WeakMap<Page, CDPSession>()

/**
 * Sets the browser's position and allows the page to read it; null denies it. The permission is set to "denied" explicitly: after
 * `clearPermissions()` alone, some Chromium versions keep a permission that was granted before.
 */
const placeBrowser: BrowserCommand<[at: Place | null]> = async ({ context, page }, at) => {
  await context.setGeolocation(at)
  const devTools = devToolsOf.get(page) ?? (await context.newCDPSession(page))
  devToolsOf.set(page, devTools)
  const { targetInfo } = await devTools.send('Target.getTargetInfo')
  await devTools.send('Browser.setPermission', {
    ...(targetInfo.browserContextId === undefined ? {} : { browserContextId: targetInfo.browserContextId }),
    origin: new URL(page.url()).origin,
    permission: { name: 'geolocation' },
    setting: at === null ? 'denied' : 'granted',
  })
}

/** For `test.browser.commands` of the tests that run in a browser: the real API and the real position. */
export const commands = { openSearch, callSearch, placeBrowser }

declare module 'vitest/browser' {
  interface BrowserCommands {
    openSearch: (tier: 0 | 2 | 3 | null) => Promise<string>
    callSearch: (id: string, path: string) => Promise<Answer>
    placeBrowser: (at: Place | null) => Promise<void>
  }
}
