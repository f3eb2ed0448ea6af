import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { readStored } from './browser-storage.ts'
import { captureCampaign, readCampaign } from './campaign.ts'
import { openBrowser } from './testing-browser.ts'

let browser: ReturnType<typeof openBrowser>
beforeEach(() => void (browser = openBrowser()))
afterEach(() => vi.unstubAllGlobals())

const SESSION_NAMES = ['utm_term', 'utm_medium', 'utm_campaign', 'utm_source', 'utm_content', 'referrer']

it('keeps tracking values of the address for the browser session [PARAM-10]', () => {
  captureCampaign(new URLSearchParams(SESSION_NAMES.map((name) => [name, `of ${name}`])))
  expect(readCampaign()).toEqual(Object.fromEntries(SESSION_NAMES.map((name) => [name, `of ${name}`])))
  expect(browser.sessionStorage.length).toBe(1)
  expect(browser.jar.size).toBe(0)
})

it.each([
  ['utm_term', '[PARAM-02]'],
  ['utm_medium', '[PARAM-03]'],
  ['utm_campaign', '[PARAM-04]'],
  ['utm_source', '[PARAM-05]'],
  ['utm_content', '[PARAM-06]'],
  ['referrer', '[PARAM-07]'],
])('%s of the address is kept %s', (name) => {
  captureCampaign(new URLSearchParams([[name, 'of a mail']]))
  expect(readCampaign()).toEqual({ [name]: 'of a mail' })
})

it('keeps the source for 48 hours [PARAM-08] [PARAM-09]', () => {
  captureCampaign(new URLSearchParams('source=mail'))
  expect(browser.jar.get('campaign_source')?.attributes).toContain(`Max-Age=${48 * 60 * 60};`)
  expect(readCampaign()).toEqual({ source: 'mail' })
})

it('keeps the public id of an address for the next pages [PARAM-01] [SESSION-03]', () => {
  captureCampaign(new URLSearchParams('public_id=7e5b2c1a-4d3f-4e2b-9a6c-0f1e2d3c4b5a'))
  expect(readStored('publicId')).toBe('7e5b2c1a-4d3f-4e2b-9a6c-0f1e2d3c4b5a')
  captureCampaign(new URLSearchParams(''))
  captureCampaign(new URLSearchParams([['public_id', '<script>']]))
  expect(readStored('publicId')).toBe('7e5b2c1a-4d3f-4e2b-9a6c-0f1e2d3c4b5a')
})

it('leaves a signed-in member their own public id', () => {
  document.cookie = 'public_id=own; Path=/'
  document.cookie = 'session_expiry=1; Path=/'
  captureCampaign(new URLSearchParams('public_id=7e5b2c1a-4d3f-4e2b-9a6c-0f1e2d3c4b5a'))
  expect(readStored('publicId')).toBe('own')
})

it('adds the values of a later address, and keeps them if an address has none [SESSION-37]', () => {
  captureCampaign(new URLSearchParams('utm_source=a&utm_term=b'))
  captureCampaign(new URLSearchParams('utm_source=c'))
  captureCampaign(new URLSearchParams(''))
  expect(readCampaign()).toEqual({ utm_source: 'c', utm_term: 'b' })
})

it('ignores invalid stored values', () => {
  browser.sessionStorage.setItem('campaign', '{"utm_source":1,"__proto__":{"x":1},"other":"y","utm_term":"t"}')
  expect(readCampaign()).toEqual({ utm_term: 't' })
  browser.sessionStorage.setItem('campaign', 'no json')
  expect(readCampaign()).toEqual({})
})
