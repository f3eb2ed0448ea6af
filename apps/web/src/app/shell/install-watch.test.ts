import { afterEach, expect, it, vi } from 'vitest'

import { isIosSafari, isSnoozed } from './install-watch.ts'

const APPLE = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${APPLE}`
const MAC = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE}`

it.each([
  ['Safari of an iPhone', `${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, 5, true],
  ['Safari of an iPad, which names itself a Mac', `${MAC} Version/18.0 Safari/605.1.15`, 5, true],
  ['Safari of a Mac', `${MAC} Version/18.0 Safari/605.1.15`, 0, false],
  ['Chrome of an iPhone', `${IPHONE} CriOS/130.0 Mobile/15E148 Safari/604.1`, 5, false],
  ['Edge of an iPhone', `${IPHONE} Version/18.0 EdgiOS/130.0 Mobile/15E148 Safari/605.1.15`, 5, false],
  ['Firefox of an iPhone', `${IPHONE} FxiOS/130.0 Mobile/15E148 Safari/605.1.15`, 5, false],
  ['a web view of an app', `${IPHONE} Mobile/15E148`, 5, false],
  [
    'Chrome of Android',
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
    5,
    false,
  ],
])('knows whether a browser is Safari of iOS: %s [PWA-02] [PWA-06]', (_, userAgent, maxTouchPoints, is) => {
  expect(isIosSafari({ userAgent, maxTouchPoints })).toBe(is)
})

const DAY = 86_400_000

it.each([
  ['in 29 days', String(29 * DAY), true],
  ['now', '0', false],
  ['by a clock that was years ahead', String(4_000 * DAY), false],
  ['never', null, false],
  ['by another script', 'forever', false],
])('is asked again if the 30 days end %s [PWA-03]', (_, until, is) => {
  vi.stubGlobal('localStorage', { getItem: () => until })
  expect(isSnoozed(0)).toBe(is)
})
afterEach(() => vi.unstubAllGlobals())
