import { beforeEach, describe, expect, it, vi } from 'vitest'

import { linksOf, MEMBER, partnerWith, render } from '../../../testing/rendered.tsx'
import { SiteFooter } from './SiteFooter.tsx'

const footer = (disclaimer?: string) => ({
  slug: 'footer' as const,
  fields: {
    primary_links: [
      { text: 'How it works', url: '/how-it-works' },
      { text: 'Not built', url: '/nowhere' },
    ],
    secondary_links: [{ text: 'Terms', url: 'https://terms.example' }],
    ...(disclaimer === undefined ? {} : { legal_disclaimer: disclaimer }),
  },
})
const links = (scene: Parameters<typeof render>[1]) => linksOf(render(<SiteFooter />, { global: [footer()], ...scene }))
/** Address and text of the links above the copyright notice. */
const shownLinks = (scene: Parameters<typeof render>[1]) =>
  linksOf(/<nav.*<\/nav>/s.exec(render(<SiteFooter />, { global: [footer()], ...scene }))?.[0] ?? '').map(({ href, text }) => [href, text])

// Constants of the build.
beforeEach(() => {
  vi.stubGlobal('__HAS_LOGO_CHAIN__', false)
  vi.stubGlobal('__HAS_APP_STORES__', false)
  vi.stubGlobal('__HAS_VENDORS__', false)
})

describe('the footer', () => {
  it('has the primary links of content, ending with the sign-in, then the secondary ones [FOOTER-03] [FOOTER-10]', () => {
    expect(shownLinks({})).toEqual([
      ['/how-it-works', 'How it works'],
      ['/login', 'Sign in'],
      ['https://terms.example', 'Terms'],
    ])
  })

  it.each<[string, Parameters<typeof render>[1], string | undefined]>([
    ['of a visitor who signs in here [FOOTER-07] [FOOTER-08]', {}, '/login'],
    ['of a visitor who signs in elsewhere [FOOTER-06]', { partner: partnerWith('sso') }, '/Login'],
    ['of a member [FOOTER-05]', { member: MEMBER }, '/account/overview'],
    [
      'of a visitor who is signed in at a provider and has not joined [FOOTER-04]',
      { partner: partnerWith('sso'), member: { ...MEMBER, memberType: 'NonCardMember', hasWebProfile: false } },
      '/join',
    ],
    ['of a member without a card', { member: { ...MEMBER, memberType: 'NonCardMember' } }, '/add_card'],
    ['without enrollment [FOOTER-09]', { partner: partnerWith('none') }, undefined],
  ])('ends the primary links with the way in %s', (_, scene, href) => {
    const way = href === undefined ? [] : [href]
    expect(shownLinks(scene).map(([to]) => to)).toEqual(['/how-it-works', ...way, 'https://terms.example'])
  })

  it('has a copyright notice with the support contact [FOOTER-11]', () => {
    const html = render(<SiteFooter />)
    expect(html).toMatch(new RegExp(`© ${new Date().getFullYear()} Dining`))
    expect(linksOf(html).map(({ text }) => text)).toContain('help@support.example')
  })

  it('links to a support contact by mail if it looks like an address, otherwise directly [FOOTER-12]', () => {
    const { support } = partnerWith()
    const contactOf = (contact: string) =>
      links({ partner: partnerWith('direct', {}, { support: { ...support, contact } }) }).find(({ text }) => text === contact)?.href
    expect(contactOf('help@support.example')).toBe('mailto:help@support.example')
    expect(contactOf('https://support.example/help')).toBe('https://support.example/help')
    expect(contactOf('https://support.example/@help')).toBe('https://support.example/@help')
  })

  it("shows content's legal disclaimer, with the partner's values [FOOTER-13]", () => {
    expect(render(<SiteFooter />, { global: [footer('You earn {currency} here.')] })).toContain('You earn points here.')
  })

  it('links to the brands of the partner, by name, and to none on the re-enroll screen [FOOTER-02]', () => {
    const partner = partnerWith('direct', { logoChain: [{ name: '{loyalty} Hotels', url: 'https://hotels.example' }] })
    vi.stubGlobal('__HAS_LOGO_CHAIN__', true)
    const chainOf = (html: string) => /<ul[^>]*aria-label="Our other sites".*?<\/ul>/s.exec(html)?.[0]
    expect(linksOf(chainOf(render(<SiteFooter />, { partner })) ?? '')).toMatchObject([
      { href: 'https://hotels.example', text: 'test Hotels' },
    ])
    expect(chainOf(render(<SiteFooter withoutLinks />, { partner }))).toBeUndefined()
  })

  it('shows the logo unless the partner hides it [FOOTER-14] [FOOTER-15]', () => {
    const brand = (hidden: boolean) => render(<SiteFooter />, { partner: partnerWith('direct', { hidePartnerFooterLogo: hidden }) })
    expect(brand(false)).toContain('>test</span>')
    expect(brand(true)).not.toContain('>test</span>')
  })
})
