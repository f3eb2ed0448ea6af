import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { forgetSession, readStored, removeStored, STORED, type WritableName, writeStored } from './browser-storage.ts'
import { openBrowser } from './testing-browser.ts'

let browser: ReturnType<typeof openBrowser>
beforeEach(() => void (browser = openBrowser()))
afterEach(() => vi.unstubAllGlobals())

type Place = 'session' | 'local' | 'until the browser closes' | number

/** Where a key is stored: the kind of storage, or a cookie's lifetime in minutes. */
function placeOf(key: string): Place | undefined {
  if (browser.sessionStorage.getItem(key) !== null) return 'session'
  if (browser.localStorage.getItem(key) !== null) return 'local'
  const cookie = browser.jar.get(key)
  const [, seconds] = /Max-Age=(\d+);/.exec(cookie?.attributes ?? '') ?? []
  if (cookie && seconds === undefined) return 'until the browser closes'
  return seconds === undefined ? undefined : Number(seconds) / 60
}

describe('browser storage', () => {
  // A number is a cookie's lifetime in minutes.
  it.each<[WritableName, Place, string]>([
    ['loginRedirect', 60, '[SESSION-34]'],
    ['campaignSource', 2880, ''],
    ['announcementDismissed', 1440, ''],
    ['appAnnouncementDismissed', 1440, '[SHELL-11]'],
    ['ssoNoticeDismissed', 'until the browser closes', '[SHELL-20]'],
    ['privacyChoices', 525_600, ''],
    ['generalPopup', 576_000, '[SESSION-42]'],
    ['token', 'session', ''],
    ['campaign', 'session', ''],
    ['selectedMerchant', 'session', ''],
    ['searchOptions', 'session', ''],
    ['searchLocation', 'session', ''],
    ['mapView', 'session', ''],
    ['cardRegistration', 'session', ''],
    ['emulationId', 'session', ''],
    ['standaloneReported', 'session', ''],
    ['surveysSeen', 'local', '[SESSION-46]'],
    ['favorites', 'local', ''],
    ['passkeyUsed', 'local', ''],
    ['installSnoozedUntil', 'local', '[SESSION-47]'],
  ])('%s is in its place, for its time (%s), and comes back %s [SESSION-48]', (name, place) => {
    writeStored(name, 'a; b="ü"')
    const { key } = STORED[name]
    expect(placeOf(key)).toBe(place)
    expect(readStored(name)).toBe('a; b="ü"')
    removeStored(name)
    expect(readStored(name)).toBeUndefined()
  })

  it('has a mark of activated bonuses, and none of an activated member [ACT-22]', () => {
    expect(Object.keys(STORED).filter((name) => /activat/i.test(name))).toEqual(['activatedBonuses'])
  })

  it('sets every cookie for the whole site and for secure connections only', () => {
    writeStored('loginRedirect', '/account/overview')
    expect(browser.jar.get('login_redirect')?.attributes).toMatch(/Path=\/;.*SameSite=Lax; Secure/)
  })

  it('is cleared at sign-out, except for the marks of seen notices and what was saved without an account [SESSION-29]', () => {
    const names = Object.keys(STORED) as (keyof typeof STORED)[]
    for (const name of names) {
      if (name === 'sessionExpiry') document.cookie = `${STORED[name].key}=1; Path=/`
      else writeStored(name, '1')
    }
    forgetSession()
    expect(names.filter((name) => readStored(name) !== undefined)).toEqual([
      'announcementDismissed',
      'appAnnouncementDismissed',
      'ssoNoticeDismissed',
      'privacyChoices',
      'generalPopup',
      'standaloneReported',
      'surveysSeen',
      'favorites',
      'shortlists',
      'passkeyUsed',
      'installSnoozedUntil',
    ])
  })

  it('keeps values of the document alone where storage is blocked or full, and none on a server', () => {
    const block = (get: () => unknown) => Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get })
    const refuse = () => {
      throw new DOMException('refused', 'QuotaExceededError')
    }
    for (const get of [refuse, () => ({ getItem: () => null, setItem: refuse, removeItem: () => undefined })]) {
      block(get)
      writeStored('token', 'x')
      expect(readStored('token')).toBe('x')
      removeStored('token')
      expect(readStored('token')).toBeUndefined()
    }
    vi.stubGlobal('document', undefined)
    writeStored('token', 'x')
    expect(readStored('token')).toBeUndefined()
  })
})
