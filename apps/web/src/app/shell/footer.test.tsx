import { describe, expect, it } from 'vitest'

import { linksOf, MEMBER, partnerWith, render } from '../../../testing/rendered.tsx'
import { SiteFooter } from './SiteFooter.tsx'

const footer = (disclaimer?: string) => ({
  slug: 'footer' as const,
  fields: {
    primary_links: [
      { text: 'How it works', url: '/how-it-works' },
      { text: 'Not built', url: '/surveys' },
    ],
    secondary_links: [{ text: 'Terms', url: 'https://terms.example' }],
    ...(disclaimer === undefined ? {} : { legal_disclaimer: disclaimer }),
  },
})
const links = (scene: Parameters<typeof render>[1]) => linksOf(render(<SiteFooter />, { global: [footer()], ...scene }))

describe('the footer', () => {
  it('has the primary links of content, ending with the way in, then the secondary ones [FOOTER-03] [FOOTER-10]', () => {
    expect(
      links({})
        .slice(0, 3)
        .map(({ href }) => href),
    ).toEqual(['/how-it-works', '/login', 'https://terms.example'])
    expect(
      links({ member: MEMBER })
        .slice(0, 3)
        .map(({ href }) => href),
    ).toEqual(['/how-it-works', '/account/overview', 'https://terms.example'])
  })

  it('has a copyright notice with the support contact as a mail [FOOTER-11] [FOOTER-12]', () => {
    const html = render(<SiteFooter />)
    expect(html).toMatch(new RegExp(`© ${new Date().getFullYear()} Dining`))
    expect(linksOf(html)).toContainEqual(expect.objectContaining({ href: 'mailto:help@support.example', text: 'help@support.example' }))
  })

  it('links a support contact that is no mail address as it is [FOOTER-12]', () => {
    const base = partnerWith()
    const partner = partnerWith('direct', {}, { support: { ...base.support, contact: 'https://support.example/help' } })
    expect(links({ partner })).toContainEqual(
      expect.objectContaining({ href: 'https://support.example/help', text: 'https://support.example/help' }),
    )
  })

  it("shows content's legal disclaimer, with the partner's values in it [FOOTER-13]", () => {
    expect(render(<SiteFooter />, { global: [footer('You earn {currency} here.')] })).toContain('You earn points here.')
  })

  it('shows the logo unless the partner hides it [FOOTER-14] [FOOTER-15]', () => {
    const brand = (hidden: boolean) => render(<SiteFooter />, { partner: partnerWith('direct', { hidePartnerFooterLogo: hidden }) })
    expect(brand(false)).toContain('>test</span>')
    expect(brand(true)).not.toContain('>test</span>')
  })
})
