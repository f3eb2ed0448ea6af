import { describe, expect, it } from 'vitest'

import { linksOf, MEMBER, partnerWith, render } from '../../../testing/rendered.tsx'
import { chromeOf } from './chrome.ts'
import { MemberMenu } from './MemberMenu.tsx'
import { SiteMenu } from './SiteMenu.tsx'
import { TopNav } from './TopNav.tsx'

const bar = (path: string, scene: Parameters<typeof render>[1] = {}) =>
  render(<TopNav chrome={chromeOf(path, false)} />, { path, ...scene })
const hrefs = (html: string) => linksOf(html).map(({ href }) => href)
const link = (text: string, url: string) => ({ text, url })
const FOOTER = {
  slug: 'footer' as const,
  fields: {
    primary_links: [link('How', '/how-it-works'), link('Offers', '/earn')],
    secondary_links: [link('Terms', 'https://terms.example')],
  },
}
const NAVBAR = {
  slug: 'navbar' as const,
  fields: {
    nav_links: [
      {
        type: 'link' as const,
        fields: { text_mobile: 'Eat', text_desktop: 'Find a restaurant', url: '/search?isNew=true', new_tab: false },
      },
      { type: 'link' as const, fields: { text_mobile: 'Press', url: 'https://press.example', new_tab: true } },
    ],
  },
}

describe('the bar on top', () => {
  it('has the menu, the logo with its configured link, search, signing in and joining [NAV-01] [NAV-02] [NAV-28]', () => {
    const base = partnerWith()
    const partner = partnerWith('direct', {}, { copy: { ...base.copy, links: { ...base.copy.links, home: 'https://loyalty.example' } } })
    const html = bar('/', { partner })
    expect(html).toMatch(/<button[^>]*aria-label="Menu"/)
    expect(hrefs(html)).toEqual(expect.arrayContaining(['https://loyalty.example', '/search', '/login', '/join']))
  })

  it('leads to single sign-on by a load of the document where the partner has it [NAV-07] [ROUTE-13]', () => {
    const signIn = linksOf(bar('/', { partner: partnerWith('sso') })).filter(({ href }) => href === '/Login')
    expect(signIn.length).toBeGreaterThan(0)
    for (const { tag } of signIn) expect(tag).toContain('data-reload')
  })

  it('offers neither where nobody can join [ROUTE-43]', () => {
    expect(hrefs(bar('/', { partner: partnerWith('none') })).filter((href) => /login|join|account/i.test(href))).toEqual([])
  })

  it('has the menu of a member in their place [NAV-07]', () => {
    const html = bar('/', { member: MEMBER })
    expect(hrefs(html)).toContain('/account/overview')
    expect(hrefs(html)).not.toContain('/login')
  })

  it('lets a member without a card join or leave [NAV-29]', () => {
    const html = bar('/', { partner: partnerWith('sso'), member: { ...MEMBER, memberType: 'NonCardMember' } })
    expect(hrefs(html)).toEqual(expect.arrayContaining(['/join', '/SignOut']))
    expect(hrefs(html)).not.toContain('/account/overview')
  })

  it('has the search icon disabled and current on the search page [NAV-03] [NAV-06]', () => {
    expect(bar('/search')).toMatch(/<button(?=[^>]*disabled)(?=[^>]*aria-current="page")[^>]*aria-label="Find restaurants"/)
    expect(linksOf(bar('/merchants/1')).some(({ href, text }) => href === '/search' && text === 'Find restaurants')).toBe(true)
    expect(bar('/discover')).not.toMatch(/aria-label="Find restaurants"/)
  })
})

describe('the bar of enrollment pages', () => {
  it('asks members to sign in, and has no menu and no search [NAV-01] [NAV-23] [NAV-26]', () => {
    const html = bar('/join')
    expect(html).toContain('Already a member?')
    expect(hrefs(html)).toEqual(['/', '/login'])
    expect(html).not.toContain('aria-label="Menu"')
  })

  it('lets single sign-on visitors leave the program by name [NAV-25]', () => {
    const signOut = linksOf(bar('/join', { partner: partnerWith('sso') })).at(-1)
    expect(signOut).toMatchObject({ href: '/SignOut', text: 'sign out of Dining® of test' })
    expect(signOut?.tag).toContain('data-reload')
  })
})

describe("the hamburger's menu", () => {
  const menu = (scene: Parameters<typeof render>[1]) => render(<SiteMenu />, { global: [FOOTER, NAVBAR], ...scene })

  it('has account, navigation, footer links and signing out, in this order [NAV-12] [NAV-13] [NAV-15]', () => {
    expect(hrefs(menu({ member: MEMBER }))).toEqual([
      '/account/overview',
      '/search',
      '/search?isNew=true',
      'https://press.example',
      '/how-it-works',
      'https://terms.example',
      '/SignOut',
    ])
  })

  it('has signing in and joining for a visitor, and no signing out [NAV-10] [NAV-14]', () => {
    const links = hrefs(menu({}))
    expect(links.slice(0, 2)).toEqual(['/login', '/join'])
    expect(links).not.toContain('/SignOut')
  })

  it("has an editor's links with a text for narrow screens and one for wide ones [NAV-11]", () => {
    const [eat, press] = linksOf(menu({})).filter(({ href }) => href.includes('isNew') || href.includes('press'))
    expect(eat?.text).toBe('EatFind a restaurant')
    expect(press?.text).toBe('PressPress')
    expect(press?.tag).toContain('target="_blank"')
  })

  it('shows no link to a page that this partner does not have', () => {
    expect(hrefs(menu({}))).not.toContain('/earn')
  })
})

describe("the member's menu", () => {
  it('greets by first and last name, shows the e-mail, the account links and signing out by a document load [NAV-16] [NAV-17] [NAV-18]', () => {
    const html = render(<MemberMenu member={MEMBER} />, { member: MEMBER, path: '/account/manage_cards' })
    expect(html).toContain('Hello, Ada Byron')
    expect(html).toContain('ada@example.com')
    expect(linksOf(html).map(({ text }) => text)).toEqual([
      'Account Overview',
      'Reviews &amp; History',
      'Linked Cards',
      'Profile',
      'Sign out',
    ])
    expect(linksOf(html).find(({ tag }) => tag.includes('aria-current="page"'))?.href).toBe('/account/manage_cards')
  })

  it('is named and greets nobody for a member who gave no name', () => {
    const html = render(<MemberMenu member={{ ...MEMBER, firstName: '', lastName: '' }} />, { member: MEMBER })
    expect(html).toContain('aria-label="Account menu"')
    expect(html).not.toContain('Hello,')
  })

  it('signs out by loading the document [NAV-19]', () => {
    const signOut = linksOf(render(<MemberMenu member={MEMBER} />, { member: MEMBER })).at(-1)
    expect(signOut).toMatchObject({ href: '/SignOut' })
    expect(signOut?.tag).toContain('data-reload')
  })
})
