import { expect, it } from 'vitest'

import { chromeOf } from './chrome.ts'

it.each([
  ['/join', 'enrollment', '[NAV-01] [NAV-23] [NAV-24]'],
  ['/add_card', 'enrollment', '[NAV-24]'],
  ['/card_added', 'enrollment', '[NAV-24]'],
  ['/login', 'whole', '[NAV-24]'],
  ['/', 'whole', '[NAV-01]'],
])('%s has the %s bar %s', (path, bar) => {
  expect(chromeOf(path, false).bar).toBe(bar)
})

it.each<[string, boolean, string, string]>([
  ['/search', false, 'current', '[NAV-06]'],
  ['/discover', false, 'hidden', '[NAV-04]'],
  ['/discover/tonight', true, 'hidden', '[NAV-04]'],
  ['/', true, 'hidden', '[NAV-05]'],
  ['/', false, 'link', '[NAV-05]'],
  ['/discovery', false, 'link', ''],
  ['/merchants/1', true, 'link', '[NAV-03]'],
])('on %s (discover home: %s) the search icon is %s %s', (path, hasDiscoverHome, search) => {
  expect(chromeOf(path, hasDiscoverHome).search).toBe(search)
})

it.each([
  ['/merchants/1', true],
  ['/account/overview', true],
  ['/account/', true],
  ['/account', false],
  ['/merchants', false],
  ['/search', false],
  ['/', false],
])('%s has a bar that leads back: %s [SHELL-03]', (path, has) => {
  expect(chromeOf(path, false).hasBackBar).toBe(has)
})
