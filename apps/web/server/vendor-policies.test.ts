import { chromium, type Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'

import { TYPEFORM_ORIGIN } from '../src/surveys/typeform.ts'
import { pageHeaders, type PageOrigins } from './security-headers.ts'
import { vendorAccounts } from './vendor-sources.ts'

const SITE = 'https://dining.example'
const ORIGINS: PageOrigins = {
  PUBLIC_ORIGIN: SITE,
  VAULT_ORIGIN: 'https://cards.example',
  MAP_STYLE_URL: undefined,
  MAP_ORIGINS: undefined,
  ADMIN_ORIGIN: undefined,
}

type Kind = 'script' | 'frame' | 'image' | 'call'
type Load = readonly [Kind, string]

interface Case {
  /** What switches the vendor on, for a page that may use it. */
  readonly on: Partial<PageOrigins>
  /** What its code loads, by its documents. */
  readonly loads: readonly Load[]
  /** A policy of Trusted Types that its script creates. */
  readonly creates?: string
}

const purposes = ['measurement'] as const
const accounts = (kind: 'gtm' | 'segment', gtmOrigin = 'https://www.googletagmanager.com') =>
  vendorAccounts([{ kind, purposes }], {
    GTM_CONTAINER_ID: 'GTM-ABC1234',
    GTM_ORIGIN: gtmOrigin,
    SEGMENT_WRITE_KEY: 'writekey1',
    SEGMENT_ORIGIN: 'https://api.segment.io',
  })

/** Every vendor that a partner or an operator can switch on. */
const VENDORS = {
  recaptcha: {
    on: { captcha: { kind: 'recaptcha', siteKey: 'x' } },
    loads: [
      ['script', 'https://www.google.com/recaptcha/api.js'],
      ['script', 'https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js'],
      ['frame', 'https://www.google.com/recaptcha/api2/anchor'],
      ['frame', 'https://recaptcha.google.com/recaptcha/api2/bframe'],
    ],
  },
  turnstile: {
    on: { captcha: { kind: 'turnstile', siteKey: 'x' } },
    loads: [
      ['script', 'https://challenges.cloudflare.com/turnstile/v0/api.js'],
      ['frame', 'https://challenges.cloudflare.com/cdn-cgi/challenge-platform/h/b/turnstile'],
    ],
  },
  stripe: {
    on: { paymentScript: 'https://js.stripe.com/v3/' },
    loads: [
      ['script', 'https://js.stripe.com/v3/'],
      ['frame', 'https://js.stripe.com/v3/elements-inner-card.html'],
      ['frame', 'https://b.js.stripe.com/v3/link.html'],
      ['frame', 'https://hooks.stripe.com/3d_secure_2/hosted'],
      ['call', 'https://api.stripe.com/v1/setup_intents'],
    ],
  },
  'payments elsewhere': {
    on: { paymentScript: 'https://payments.example/v3/' },
    loads: [
      ['script', 'https://payments.example/v3/'],
      ['frame', 'https://payments.example/fields'],
    ],
  },
  'map style': {
    on: { MAP_STYLE_URL: 'https://maps.example/style.json', MAP_ORIGINS: ['https://tiles.example'] },
    loads: [
      ['call', 'https://maps.example/style.json'],
      ['call', 'https://tiles.example/1/2/3.pbf'],
      ['image', 'https://maps.example/sprite.png'],
    ],
  },
  typeform: { on: { hasTypeform: true }, loads: [['frame', `${TYPEFORM_ORIGIN}/to/abc`]] },
  gtm: {
    on: { vendors: accounts('gtm') },
    loads: [
      ['script', 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234'],
      ['image', 'https://www.googletagmanager.com/a?id=GTM-ABC1234'],
      ['image', 'https://region1.google-analytics.com/g/collect?v=2'],
      ['call', 'https://region1.google-analytics.com/g/collect'],
      ['call', 'https://region1.analytics.google.com/g/collect'],
    ],
    creates: 'goog#html',
  },
  'gtm by a tagging server': {
    on: { vendors: accounts('gtm', 'https://tags.example') },
    loads: [
      ['script', 'https://tags.example/gtm.js?id=GTM-ABC1234'],
      ['call', 'https://tags.example/g/collect'],
    ],
    creates: 'goog#html',
  },
  segment: { on: { vendors: accounts('segment') }, loads: [['call', 'https://api.segment.io/v1/batch']] },
} as const satisfies Readonly<Record<string, Case>>

/** What no page may load, whatever is switched on. */
const NEVER: readonly Load[] = [
  ['script', 'https://evil.example/x.js'],
  ['script', 'https://www.google.com/jsapi'],
  ['frame', 'https://evil.example/frame'],
  ['image', 'https://evil.example/pixel.png'],
  ['call', 'https://evil.example/collect'],
]
const ALL: readonly Load[] = [...Object.values(VENDORS).flatMap((one: Case) => one.loads), ...NEVER]

const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64')

let browser: Browser
beforeAll(async () => {
  const { path, args } = inject('chromium')
  browser = await chromium.launch({ executablePath: path, args: [...args] })
})
afterAll(() => browser.close())

/** Loads all of this on a page with the policy of these origins. @returns what reached its server, and what its scripts could create */
async function loadedWith(on: Partial<PageOrigins>, creates = 'none') {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const reached = new Set<string>()
  await context.route('**/*', async (route) => {
    const url = route.request().url()
    if (url === `${SITE}/`) {
      return route.fulfill({ headers: { ...pageHeaders('', { ...ORIGINS, ...on }) }, body: '<!doctype html><title>A page</title>' })
    }
    reached.add(url)
    const cors = { 'access-control-allow-origin': '*' }
    const type = route.request().resourceType()
    if (type === 'image') return route.fulfill({ headers: cors, contentType: 'image/gif', body: PIXEL })
    if (type !== 'script') return route.fulfill({ headers: cors, contentType: 'text/html', body: 'an answer' })
    // As a vendor's code: it has a policy of its own, and writes markup by it.
    const code = `try { trustedTypes.createPolicy(${JSON.stringify(creates)}, { createHTML: (text) => text }); created = true } catch {}`
    return route.fulfill({ headers: cors, contentType: 'text/javascript', body: code })
  })
  const page = await context.newPage()
  await page.goto(`${SITE}/`)
  const state = await page.evaluate(async (loads) => {
    // One of the site's own policies makes the address, as its code does.
    const policy = window.trustedTypes?.createPolicy('dining-vendor', { createScriptURL: (url: string) => url })
    const ended = (element: HTMLElement) =>
      new Promise<void>((resolve) => {
        element.addEventListener('load', () => resolve())
        element.addEventListener('error', () => resolve())
        document.body.append(element)
      })
    const load: Readonly<Record<Kind, (url: string) => Promise<unknown>>> = {
      script: (url) => {
        const element = document.createElement('script')
        Reflect.set(element, 'src', policy ? policy.createScriptURL(url) : url)
        return ended(element)
      },
      frame: (url) => ended(Object.assign(document.createElement('iframe'), { src: url })),
      image: (url) => ended(Object.assign(document.createElement('img'), { src: url })),
      call: (url) => fetch(url, { method: 'POST' }).catch(() => undefined),
    }
    const blocked = new Set<string>()
    document.addEventListener('securitypolicyviolation', ({ disposition, blockedURI }) => {
      if (disposition === 'enforce') blocked.add(blockedURI)
    })
    for (const [kind, url] of loads) await load[kind](url)
    return { blocked: blocked.size, hasCreated: Reflect.get(window, 'created') === true }
  }, ALL)
  await context.close()
  return { ...state, reached: [...reached].toSorted() }
}

const addressesOf = (loads: readonly Load[]) => [...new Set(loads.map(([, url]) => url))].toSorted()

it.each(Object.entries<Case>(VENDORS))(
  'with %s switched on, a page loads what this vendor needs, and nothing of another',
  async (_, { on, loads, creates }) => {
    const { reached, hasCreated } = await loadedWith(on, creates)
    expect(reached).toEqual(addressesOf(loads))
    expect(hasCreated || creates === undefined).toBe(true)
  },
)

it('with no vendor switched on, a page loads nothing from elsewhere, and a vendor’s policy of Trusted Types is refused', async () => {
  const { reached, blocked, hasCreated } = await loadedWith({}, 'goog#html')
  expect([reached, hasCreated]).toEqual([[], false])
  expect(blocked).toBeGreaterThan(0)
})
