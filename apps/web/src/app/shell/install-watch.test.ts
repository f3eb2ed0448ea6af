import { expect, it } from 'vitest'

import { isIosSafari } from './install-watch.ts'

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
