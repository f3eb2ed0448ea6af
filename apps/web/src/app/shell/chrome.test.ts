import { expect, it } from 'vitest'

import { chromeOf } from './chrome.ts'

it.each<[string, boolean, string]>([
  ['/search', false, 'current'],
  ['/discover', false, 'hidden'],
  ['/discover/tonight', true, 'hidden'],
  ['/', true, 'hidden'],
  ['/', false, 'link'],
  ['/discovery', false, 'link'],
  ['/merchants/1', true, 'link'],
])('on %s (discover home: %s) the search icon is %s', (path, hasDiscoverHome, search) => {
  expect(chromeOf(path, hasDiscoverHome).search).toBe(search)
})

it('shows a back bar only on pages of a restaurant and of the account', () => {
  const paths = ['/merchants/1', '/account/overview', '/account/', '/account', '/merchants', '/search', '/']
  expect(paths.filter((path) => chromeOf(path, false).hasBackBar)).toEqual(['/merchants/1', '/account/overview', '/account/'])
})
