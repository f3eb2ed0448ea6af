import { expect, it } from 'vitest'

import { isNativeApp, isVersionBelow, readNativeApp } from './native-app.ts'

it.each([
  ['Mozilla/5.0 (iPhone) RewardsApp/3.1.0 (iOS)', { version: '3.1.0', platform: 'iOS' }],
  ['RewardsApp/2 (Android) Chrome/120', { version: '2', platform: 'Android' }],
  ['Mozilla/5.0 (iPhone) Safari/604.1', null],
  ['MyRewardsApp/3.1.0 (iOS)', null],
  ['RewardsApp/3.1.0', null],
  ['RewardsApp/new (iOS)', null],
  [null, null],
  [undefined, null],
])('reads the native app of the user agent %s [PWA-11] [PWA-12]', (userAgent, app) => {
  expect(readNativeApp(userAgent)).toEqual(app)
  expect(isNativeApp(userAgent)).toBe(app !== null)
})

it.each([
  ['3.9.0', '3.10.0', true],
  ['3.10.0', '3.9.0', false],
  ['3.1', '3.1.0', false],
  ['3.1.0', '3.1', false],
  ['3', '3.0.1', true],
  ['10', '9.9.9', false],
  ['2.4.0', '2.4.0', false],
  ['02.4', '2.5', true],
])('compares version %s with %s part by part as numbers [PWA-12]', (version, minimum, isBelow) => {
  expect(isVersionBelow(version, minimum)).toBe(isBelow)
})
