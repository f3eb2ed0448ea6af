import { afterEach, beforeEach, expect, it, vi } from 'vitest'

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
