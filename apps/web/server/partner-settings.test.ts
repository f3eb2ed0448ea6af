import { publish, testApi, type TestApi } from '@dining/api/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { built } from '../testing/built.ts'
import full from '../testing/partners/full/partner.ts'
import hub from '../testing/partners/hub/partner.ts'
import { serveApi, serveWeb } from '../testing/served.ts'

/** A setting that the partners `full` and `hub` have different values of, and what a visitor sees at one of them alone. */
interface Flip {
  readonly setting: string
  readonly path: string
  readonly sees: RegExp
  readonly at: 'full' | 'hub'
}

/** The words of the footer name the settings that are shown in content. */
const WORDS = 'Earn {currency} with {loyalty}. Call {{support_phone_link}}, {{partner_phone_link}} or write to {{support_email_link}}.'

const FLIPS: readonly Flip[] = [
  { setting: 'program.programName', path: '/search', sees: /Full Table/, at: 'full' },
  { setting: 'program.loyaltyName', path: '/search', sees: /with Full Club/, at: 'full' },
  { setting: 'program.currency', path: '/search', sees: /Earn tokens with/, at: 'full' },
  { setting: 'features.partnerNumber', path: '/join', sees: /Club number/, at: 'full' },
  { setting: 'features.hasSmsOptIn', path: '/join', sees: /agree to get a text/, at: 'full' },
  { setting: 'features.shortCode', path: '/join', sees: /54321/, at: 'full' },
  { setting: 'features.hidePartnerFooterLogo', path: '/search', sees: /<footer.*>hub</s, at: 'hub' },
  { setting: 'features.hideEmailOptIn', path: '/join', sees: /name="emailOptIn"/, at: 'hub' },
  { setting: 'features.extraContentPaths', path: '/second-card', sees: /The second card/, at: 'full' },
  { setting: 'features.logoChain', path: '/search', sees: /href="https:\/\/hotels\.example"/, at: 'full' },
  { setting: 'support.phone', path: '/search', sees: /tel:\+18005550111/, at: 'full' },
  { setting: 'support.partnerPhone', path: '/search', sees: /tel:\+18005550122/, at: 'full' },
  { setting: 'support.email', path: '/search', sees: /mailto:other@support\.example/, at: 'full' },
  { setting: 'support.contact', path: '/search', sees: /mailto:contact@support\.example/, at: 'full' },
]

type Web = Awaited<ReturnType<typeof serveWeb>>
let api: TestApi
const sites: Partial<Record<Flip['at'], Web>> = {}
const closers: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  api = await testApi([hub, full])
  closers.push(() => api.close())
  for (const partnerId of ['hub', 'full']) {
    const by = { partnerId, by: 'an editor', note: '', base: null }
    const footer = { primary_links: [], secondary_links: [], legal_disclaimer: WORDS }
    const page = { url: '/second-card', banner_text: [{ type: 'title', fields: { text_mobile: 'The second card' } }] }
    await publish(api.deps, { ...by, set: 'global', slug: 'footer', fields: footer })
    await publish(api.deps, { ...by, set: 'earn_details', slug: 'second-card', fields: page })
  }
  const server = await serveApi(api.app)
  closers.push(server.close)
  for (const partner of ['hub', 'full'] as const) {
    const { dist, remove } = await built(partner)
    const web = await serveWeb(dist, server.url)
    sites[partner] = web
    closers.push(remove, web.close)
  }
})
afterAll(async () => {
  for (const close of closers.toReversed()) await close()
})

const pageAt = async (partner: Flip['at'], path: string) => {
  const html = await (await sites[partner]?.get(path))?.text()
  // The state repeats the content; a visitor sees the elements alone.
  return html?.replace(/<script\b.*?<\/script>/gs, '').replace(/<!--.*?-->/g, '')
}

it('program.captcha allows the script and the frame of the service, and of no other [FORM-25]', async () => {
  const policyOf = async (partner: Flip['at']) => (await sites[partner]?.get('/join'))?.headers.get('content-security-policy') ?? ''
  const [own, other] = await Promise.all([policyOf('full'), policyOf('hub')])
  expect(own).toMatch(/script-src [^;]*https:\/\/www\.google\.com\/recaptcha\/ https:\/\/www\.gstatic\.com\/recaptcha\/;/)
  expect(own).toMatch(/frame-src [^;]*https:\/\/www\.google\.com\/recaptcha\//)
  expect(own).not.toContain('cloudflare')
  expect(other).not.toMatch(/google|gstatic|cloudflare/)
})

it.each(FLIPS)('$setting changes $path', async ({ setting, path, sees, at }) => {
  const [section = '', name = ''] = setting.split('.')
  const valueOf = (partner: object): unknown => Reflect.get(Object(Reflect.get(partner, section)), name)
  expect(valueOf(full)).not.toEqual(valueOf(hub))
  expect(await pageAt(at, path)).toMatch(sees)
  expect(await pageAt(at === 'full' ? 'hub' : 'full', path)).not.toMatch(sees)
})
