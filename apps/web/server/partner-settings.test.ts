import { publish, testApi, type TestApi } from '@dining/api/testing'
import { chromium, type Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'

import { built } from '../testing/built.ts'
import { HOME, writeHomeVersions } from '../testing/home-versions.ts'
import away from '../testing/partners/away/partner.ts'
import credit from '../testing/partners/credit/partner.ts'
import full from '../testing/partners/full/partner.ts'
import hub from '../testing/partners/hub/partner.ts'
import { serveApi, serveWeb } from '../testing/served.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser of tests, from vitest.config.ts. */
    chromium: { readonly path: string; readonly args: readonly string[] }
  }
}

const PARTNERS = { hub, full, away, credit } as const
type Id = keyof typeof PARTNERS

/** A setting that two partners have different values of, and what a visitor sees in the browser at one of them alone. */
interface Flip {
  readonly setting: string
  readonly path: string
  /** In the document as it is once the visitor has scrolled. */
  readonly sees: RegExp
  readonly at: Id
  /** The partner that differs, the hub unless said. */
  readonly unlike?: Id
}

/** The words of the footer name the settings that are shown in content. */
const WORDS =
  'Earn {currency} with {loyalty}, by {partner}. Rate: {earn_basic}. VIP from your {vip_dine} dine. Paid from {credit_from}. ' +
  'Call {{support_phone_link}}, {{partner_phone_link}} or write to {{support_email_link}}. ' +
  'Enjoy! And then… {house_rule}, {{terms_link}}, Brand™ and Brand™ again.'

const FLIPS: readonly Flip[] = [
  { setting: 'program.name', path: '/search', sees: /by Full House\./, at: 'full' },
  { setting: 'program.programName', path: '/search', sees: /Full Table/, at: 'full' },
  { setting: 'program.loyaltyName', path: '/search', sees: /with Full Club/, at: 'full' },
  { setting: 'program.currency', path: '/search', sees: /Earn tokens with/, at: 'full' },
  { setting: 'program.earnRates', path: '/search', sees: /Rate: 2 /, at: 'full' },
  { setting: 'program.vip', path: '/search', sees: /VIP from your 6th dine\./, at: 'full' },
  { setting: 'program.enrollmentType', path: '/search', sees: /href="\/Login"/, at: 'away' },
  { setting: 'program.currencyType', path: '/search', sees: /Rate: 1% back\./, at: 'credit' },
  { setting: 'program.statementCreditFromCents', path: '/search', sees: /Paid from \$25\./, at: 'credit' },
  { setting: 'features.hasVIP', path: '/how-it-works', sees: /<dt><span>VIP</, at: 'full' },
  { setting: 'features.showEarnRate', path: '/join', sees: /Join and earn up to/, at: 'hub', unlike: 'credit' },
  { setting: 'features.homePage', path: '/', sees: /<h2 id="steps"/, at: 'full' },
  { setting: 'features.hasDiscoverPage', path: '/discover', sees: /<h1[^>]*>(?!.*not found)/i, at: 'hub', unlike: 'full' },
  { setting: 'features.acclaimedEnabled', path: '/search', sees: /Acclaimed/, at: 'full' },
  { setting: 'features.openTableReservationsEnabled', path: '/search', sees: />Reserve</, at: 'full' },
  { setting: 'features.cmsPreview', path: '/', sees: new RegExp(HOME.draft), at: 'away', unlike: 'full' },
  { setting: 'features.copyStates', path: '/', sees: new RegExp(HOME.published), at: 'full', unlike: 'credit' },
  { setting: 'features.partnerNumber', path: '/join', sees: /Club number/, at: 'full' },
  { setting: 'features.hasSmsOptIn', path: '/join', sees: /agree to get a text/, at: 'full' },
  { setting: 'features.hasSmsOptInV2', path: '/join', sees: /name="smsOptInV2"/, at: 'credit' },
  { setting: 'features.shortCode', path: '/join', sees: /54321/, at: 'full' },
  { setting: 'features.hidePartnerFooterLogo', path: '/search', sees: /<footer.*>hub</s, at: 'hub', unlike: 'full' },
  { setting: 'features.hideEmailOptIn', path: '/join', sees: /name="emailOptIn"/, at: 'hub', unlike: 'full' },
  { setting: 'features.extraContentPaths', path: '/second-card', sees: /The second card/, at: 'full' },
  { setting: 'features.appAnnouncementModal', path: '/search', sees: /<dialog[^>]* open.*A new way/s, at: 'full' },
  { setting: 'features.hasSsoNotice', path: '/search', sees: /<dialog[^>]* open.*Sign in with your away account/s, at: 'away' },
  { setting: 'features.generalModalType', path: '/search', sees: /<dialog[^>]* open.*Cha-ching!/is, at: 'credit' },
  { setting: 'features.logoChain', path: '/search', sees: /href="https:\/\/hotels\.example"/, at: 'full' },
  { setting: 'support.phone', path: '/search', sees: /tel:\+18005550111/, at: 'full' },
  { setting: 'support.partnerPhone', path: '/search', sees: /tel:\+18005550122/, at: 'full' },
  { setting: 'support.email', path: '/search', sees: /mailto:other@support\.example/, at: 'full' },
  { setting: 'support.contact', path: '/search', sees: /mailto:contact@support\.example/, at: 'full' },
  { setting: 'copy.casing', path: '/earn', sees: /Dinner AT HOME/, at: 'credit' },
  { setting: 'copy.names', path: '/earn', sees: /Dinner AT HOME/, at: 'credit' },
  { setting: 'copy.exclamation', path: '/search', sees: /Enjoy\. And/, at: 'full' },
  { setting: 'copy.ellipsis', path: '/search', sees: /And then: /, at: 'full' },
  { setting: 'copy.tokens', path: '/search', sees: /Shoes off/, at: 'full' },
  { setting: 'copy.links', path: '/search', sees: /href="https:\/\/house\.example\/terms"/, at: 'full' },
  { setting: 'copy.marks', path: '/search', sees: /Brand(?:<[^>]*>)*™(?:<[^>]*>)* and Brand again/, at: 'full' },
  { setting: 'copy.texts', path: '/earn', sees: /What the house offers/, at: 'full' },
  { setting: 'wordmark.strong', path: '/search', sees: /Grand/, at: 'full' },
  { setting: 'wordmark.light', path: '/search', sees: /Pavilion/, at: 'full' },
]

let api: TestApi
let browser: Browser
const origins: Partial<Record<Id, string>> = {}
const closers: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  const { path, args } = inject('chromium')
  browser = await chromium.launch({ executablePath: path, args: [...args] })
  closers.push(() => browser.close())
  api = await testApi(Object.values(PARTNERS))
  closers.push(() => api.close())
  for (const partnerId of Object.keys(PARTNERS)) {
    const by = { partnerId, by: 'an editor', note: '', base: null }
    const footer = { primary_links: [], secondary_links: [], legal_disclaimer: WORDS }
    const page = { url: '/second-card', banner_text: [{ type: 'title', fields: { text_mobile: 'The second card' } }] }
    const offers = { banner_text: [{ type: 'title', fields: { text_mobile: 'Dinner at home' } }] }
    await publish(api.deps, { ...by, set: 'global', slug: 'footer', fields: footer })
    await publish(api.deps, { ...by, set: 'global', slug: 'earn', fields: offers })
    await writeHomeVersions(api, partnerId)
    await publish(api.deps, { ...by, set: 'earn_details', slug: 'second-card', fields: page })
  }
  const server = await serveApi(api.app)
  closers.push(server.close)
  for (const id of Object.keys(PARTNERS) as Id[]) {
    const { dist, remove } = await built(id)
    const web = await serveWeb(dist, server.url)
    origins[id] = web.origin
    closers.push(remove, web.close)
  }
})
afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})

/** The elements of a page as they are in the browser once it is hydrated and scrolled; the state repeats the content. */
async function openPage(id: Id, path: string): Promise<() => Promise<string>> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await page.goto(`${origins[id]}${path}`)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await page.mouse.wheel(0, 200)
  return async () => (await page.content()).replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<!--.*?-->/g, '')
}

/** Many settings show on the same page, which is opened once. */
const opened = new Map<string, ReturnType<typeof openPage>>()
function pageAt(id: Id, path: string): ReturnType<typeof openPage> {
  const page = opened.get(id + path) ?? openPage(id, path)
  opened.set(id + path, page)
  return page
}

it('program.captcha allows the script and the frame of the service, and of no other [FORM-25]', async () => {
  const policyOf = async (id: Id) => (await fetch(`${origins[id]}/join`)).headers.get('content-security-policy') ?? ''
  const [own, other] = await Promise.all([policyOf('full'), policyOf('hub')])
  expect(own).toMatch(/script-src [^;]*https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\/;/)
  expect(own).toMatch(/frame-src [^;]*https:\/\/www\.google\.com\/recaptcha\//)
  expect(own).not.toContain('cloudflare')
  expect(other).not.toMatch(/google|gstatic|cloudflare/)
})

it.each(FLIPS)('$setting changes $path', async ({ setting, path, sees, at, unlike = 'hub' }) => {
  const [section = '', name = ''] = setting.split('.')
  const valueOf = (id: Id): unknown => Reflect.get(Object(Reflect.get(PARTNERS[id], section)), name)
  expect(valueOf(at)).not.toEqual(valueOf(unlike))
  const [seen, other] = await Promise.all([pageAt(at, path), pageAt(unlike, path)])
  await expect.poll(seen, { timeout: 20_000 }).toMatch(sees)
  expect(await other()).not.toMatch(sees)
})
