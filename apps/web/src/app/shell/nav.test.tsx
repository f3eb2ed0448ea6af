import { onlyLarge, onlySmall } from '@dining/ui/layout'
import { describe, expect, it } from 'vitest'

import { linksOf, MEMBER, partnerWith, render } from '../../../testing/rendered.tsx'
import { chromeOf } from './chrome.ts'
import { MemberMenu } from './MemberMenu.tsx'
import { SiteMenu } from './SiteMenu.tsx'
import { TopNav } from './TopNav.tsx'

const bar = (path: string, scene: Parameters<typeof render>[1] = {}, hasDiscoverHome = false) =>
  render(<TopNav chrome={chromeOf(path, hasDiscoverHome)} />, { path, ...scene })
const MENU = /<button[^>]*aria-label="Menu"/
const hrefs = (html: string) => linksOf(html).map(({ href }) => href)
/** The links of the bar itself, without its site menu, which ends with the search. */
const inBar = (scene: Parameters<typeof render>[1]) => {
  const all = hrefs(bar('/', scene))
  return all.slice(hrefs(render(<SiteMenu />, scene)).length)
}
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
  it('has the menu, except on enrollment pages [NAV-01]', () => {
    expect(bar('/')).toMatch(MENU)
    expect(bar('/join')).not.toMatch(MENU)
  })

  it('has the logo with its configured link [NAV-02]', () => {
    const base = partnerWith()
    const partner = partnerWith('direct', {}, { copy: { ...base.copy, links: { ...base.copy.links, home: 'https://loyalty.example' } } })
    expect(linksOf(bar('/', { partner }))).toContainEqual(expect.objectContaining({ href: 'https://loyalty.example', text: 'test Dining' }))
  })

  it("ends with signing in and joining for a visitor, and with the member's menu for a member [NAV-07] [NAV-28]", () => {
    const visitor = inBar({})
    expect(visitor.slice(-2)).toEqual(['/login', '/join'])
    expect(visitor).not.toContain('/account/overview')
    const member = inBar({ member: MEMBER })
    expect(member).toContain('/account/overview')
    expect(member.filter((href) => ['/login', '/join'].includes(href))).toEqual([])
  })

  it('links to single sign-on with a document load if the partner has it, otherwise to signing in [ROUTE-13]', () => {
    const places = (type: 'sso' | 'direct') =>
      [bar('/', { partner: partnerWith(type) }), render(<SiteMenu />, { partner: partnerWith(type) })]
        .flatMap((html) => linksOf(html))
        .filter(({ href }) => /login/i.test(href))
        .map(({ href, tag }) => [href, tag.includes('data-reload')])
    // In the bar, in its menu, and in that menu only.
    expect(places('sso')).toEqual([1, 2, 3].map(() => ['/Login', true]))
    expect(places('direct')).toEqual([1, 2, 3].map(() => ['/login', false]))
  })

  it('offers neither on a site without enrollment', () => {
    expect(hrefs(bar('/', { partner: partnerWith('none') })).filter((href) => /login|join|account/i.test(href))).toEqual([])
  })

  it('lets a visitor who is signed in at a provider and has not joined join or sign out [NAV-29]', () => {
    const scene = { partner: partnerWith('sso'), member: { ...MEMBER, memberType: 'NonCardMember', hasWebProfile: false } } as const
    const shown = inBar(scene)
    expect(shown.slice(-2)).toEqual(['/join', '/SignOut'])
    expect(shown).not.toContain('/account/overview')
    expect(hrefs(render(<SiteMenu />, scene))[0]).toBe('/join')
  })

  it.each(['direct', 'sso'] as const)('lets a member of %s enrollment without a card link one, not join again', (type) => {
    const scene = { partner: partnerWith(type), member: { ...MEMBER, memberType: 'NonCardMember' } } as const
    expect(inBar(scene).slice(-2)).toEqual(['/add_card', '/SignOut'])
    expect(linksOf(render(<SiteMenu />, scene))[0]).toMatchObject({ href: '/add_card', text: 'Link a card' })
    expect(hrefs(bar('/', scene))).not.toContain('/join')
  })

  it('has a search icon that links to the search [NAV-03]', () => {
    expect(linksOf(bar('/merchants/1')).filter(({ tag }) => tag.includes('aria-label="Find restaurants"'))).toMatchObject([
      { href: '/search' },
    ])
  })

  it('has no search icon on discover pages, including home if it is one [NAV-04] [NAV-05]', () => {
    const icon = 'aria-label="Find restaurants"'
    for (const path of ['/discover', '/discover/tonight']) expect(bar(path)).not.toContain(icon)
    expect(bar('/', {}, true)).not.toContain(icon)
    expect(bar('/')).toContain(icon)
  })

  it('has the search icon disabled and current on the search page [NAV-06]', () => {
    expect(bar('/search')).toMatch(/<button(?=[^>]*disabled)(?=[^>]*aria-current="page")[^>]*aria-label="Find restaurants"/)
  })
})

describe('the bar of enrollment pages', () => {
  it('appears on joining and on linking a card, not on signing in [NAV-23] [NAV-24]', () => {
    const paths = ['/', '/join', '/add_card', '/card_added', '/login', '/account/overview']
    expect(paths.filter((path) => !MENU.test(bar(path)))).toEqual(['/join', '/add_card', '/card_added'])
  })

  it('asks members to sign in, and contains nothing else [NAV-26]', () => {
    const html = bar('/join')
    expect(html).toContain('Already a member?')
    expect(hrefs(html)).toEqual(['/', '/login'])
  })

  it('offers signing in to single sign-on visitors, with a document load', () => {
    const html = bar('/join', { partner: partnerWith('sso') })
    expect(hrefs(html)).toEqual(['/', '/Login'])
    expect(linksOf(html).at(-1)?.tag).toContain('data-reload')
  })

  it('lets visitors who are signed in at a provider leave the program by name [NAV-25]', () => {
    const signOut = linksOf(bar('/join', { partner: partnerWith('sso'), member: MEMBER })).at(-1)
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

  it('starts with signing in and joining for a visitor, and with the account for a member [NAV-10]', () => {
    expect(hrefs(menu({})).slice(0, 3)).toEqual(['/login', '/join', '/search'])
    expect(hrefs(menu({ member: MEMBER })).slice(0, 2)).toEqual(['/account/overview', '/search'])
  })

  it('has signing out only for members [NAV-14]', () => {
    expect(hrefs(menu({ member: MEMBER }))).toContain('/SignOut')
    expect(hrefs(menu({}))).not.toContain('/SignOut')
  })

  it("has an editor's links with a text for narrow screens and one for wide ones [NAV-11]", () => {
    const html = menu({})
    const both = (narrow: string, wide: string) => `<span class="${onlySmall}">${narrow}</span><span class="${onlyLarge}">${wide}</span>`
    expect(html).toContain(both('Eat', 'Find a restaurant'))
    expect(html).toContain(both('Press', 'Press'))
    expect(linksOf(html).find(({ href }) => href.includes('press'))?.tag).toContain('target="_blank"')
  })

  it('has each destination once', () => {
    const again = { text: 'Search again', url: '/search' }
    const twice = {
      ...FOOTER,
      fields: { ...FOOTER.fields, primary_links: [again, ...FOOTER.fields.primary_links], secondary_links: FOOTER.fields.primary_links },
    }
    const shown = hrefs(menu({ global: [twice, NAVBAR] }))
    expect(shown.length).toBeGreaterThan(0)
    expect(shown).toEqual([...new Set(shown)])
  })

  it('shows no link to a page that this partner does not have', () => {
    expect(hrefs(menu({}))).not.toContain('/earn')
  })
})

describe("the member's menu", () => {
  it('greets by first and last name, and shows the email [NAV-16] [NAV-17]', () => {
    const html = render(<MemberMenu member={MEMBER} />, { member: MEMBER })
    expect(html).toContain('Hello, Ada Byron')
    expect(html).toContain('ada@example.com')
  })

  it('has the four pages of the account, one of which may be current [NAV-18] [NAV-27]', () => {
    const html = render(<MemberMenu member={MEMBER} />, { member: MEMBER, path: '/account/manage_cards' })
    expect(linksOf(html).map(({ href, text }) => [href, text])).toEqual([
      ['/account/overview', 'Account Overview'],
      ['/account/recent_activity', 'Reviews &amp; History'],
      ['/account/manage_cards', 'Linked Cards'],
      ['/account/user_profile', 'Profile'],
      ['/SignOut', 'Sign out'],
    ])
    expect(linksOf(html).find(({ tag }) => tag.includes('aria-current="page"'))?.href).toBe('/account/manage_cards')
  })

  it('has a name and no greeting for a member without a name', () => {
    const html = render(<MemberMenu member={{ ...MEMBER, firstName: '', lastName: '' }} />, { member: MEMBER })
    expect(html).toContain('aria-label="Account menu"')
    expect(html).not.toContain('Hello,')
  })

  it('signs out with a document load [NAV-19]', () => {
    const signOut = linksOf(render(<MemberMenu member={MEMBER} />, { member: MEMBER })).at(-1)
    expect(signOut).toMatchObject({ href: '/SignOut' })
    expect(signOut?.tag).toContain('data-reload')
  })
})
