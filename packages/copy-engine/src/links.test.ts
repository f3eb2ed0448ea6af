import { describe, expect, it } from 'vitest'

import { createCopy } from './copy.ts'
import type { RichPart } from './rich.ts'
import { testInput } from './test-input.ts'
import { texts } from './text.ts'
import { INLINE_LINKS, type InlineLink } from './tokens.ts'

type Changes = Parameters<typeof testInput>[0]

function linkOf(text: string, changes: Changes = {}): Extract<RichPart, { kind: 'link' }> | null {
  const parts = createCopy(testInput(changes).input).richContent(text)
  return parts.find((part) => part.kind === 'link') ?? null
}

const sso: Changes = { program: { ...testInput().input.program, enrollmentType: 'sso' } }
const none: Changes = { program: { ...testInput().input.program, enrollmentType: 'none' } }
const known: Changes = { visitor: { tier: 1, publicId: 'a b&c', firstName: null } }

describe('inline links', () => {
  const rows: readonly (readonly [token: InlineLink, id: string | null, href: string, label: string, to: string, changes?: Changes])[] = [
    ['sign_in_link', null, '/login', 'sign in', 'page'],
    ['sign_in_link', null, '/Login', 'sign in', 'document', sso],
    ['activate_link', '[COPY-02]', '/activate?public_id=a%20b%26c', 'activate', 'page', known],
    ['join_link', '[COPY-03]', '/join', 'join', 'page'],
    ['recover_link', '[COPY-04]', '/recover', 'reset your password', 'page'],
    ['delete_card_link', '[COPY-05]', '/account/manage_cards', 'delete a card', 'page'],
    ['terms_link', '[COPY-06]', 'https://aero.example/terms', 'terms', 'site'],
    ['privacy_link', '[COPY-07]', 'https://aero.example/privacy', 'privacy notice', 'site'],
    ['find_partner_number_link', '[COPY-08]', 'https://aero.example/number', 'find your number', 'site'],
    ['support_phone_link', '[COPY-09]', 'tel:+18005550100', '1-800-555-0100', 'contact'],
    ['support_email_link', '[COPY-10]', 'mailto:Help@Aero.example', 'Help@Aero.example', 'contact'],
    ['offers_link', '[COPY-11]', '/earn', 'offers', 'page'],
    ['events_link', '[COPY-12]', '/earn/events', 'events', 'page'],
    ['home_link', '[COPY-13]', '/', 'home', 'page'],
    ['sign_out_link', '[COPY-14]', '/SignOut', 'sign out', 'document'],
    ['recent_activity_disclaimer_link', '', '/account/recent_activity#disclaimer', 'how earning is shown', 'page'],
    ['partner_phone_link', '[COPY-16]', 'tel:+18005550100', '1-800-555-0100', 'contact'],
    ['sms_short_code_link', '[COPY-17]', 'sms:24680', '24680', 'contact'],
  ]

  for (const [link, id, href, label, to, changes] of rows) {
    it(`links {${link}} to ${href} ${id ?? ''}`, () => {
      expect(linkOf(`Now {${link}}.`, changes)).toEqual({ kind: 'link', link, href, to, parts: [{ kind: 'text', text: label }] })
    })
  }

  it('links signing in to the sign-in of the partner’s members [COPY-01]', () => {
    const to = (changes?: Changes) => linkOf('Now {sign_in_link}.', changes)?.href
    expect([to(), to(sso)]).toEqual(['/login', '/Login'])
  })

  it('covers the whole list', () => {
    expect(new Set(rows.map(([link]) => link))).toEqual(new Set(INLINE_LINKS))
  })

  it('uses the text after the bar, with its placeholders', () => {
    expect(linkOf('{join_link|Join {program} today}')?.parts).toEqual([
      { kind: 'text', text: 'Join AeroClub' },
      { kind: 'sup', text: '®' },
      { kind: 'text', text: ' Dining today' },
    ])
  })

  it('uses the program’s own phone if there is one [COPY-16]', () => {
    const { support } = testInput().input
    const own = { support: { ...support, partnerPhone: { href: 'tel:+18005550199', formatted: '1-800-555-0199' } } }
    expect(linkOf('{partner_phone_link}', own)?.href).toBe('tel:+18005550199')
    expect(linkOf('{support_phone_link}', own)?.href).toBe('tel:+18005550100')
  })

  it('renders plain text if the partner has no such page', () => {
    const copy = createCopy(testInput(none).input)
    expect(copy.richContent('Please {join_link} or {sign_in_link}')).toEqual([{ kind: 'text', text: 'Please join or sign in' }])
  })

  it('never contains another link', () => {
    expect(linkOf('{join_link|Join or {sign_in_link}}')?.parts).toEqual([{ kind: 'text', text: 'Join or sign in' }])
  })

  it.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x'])('is words alone for the address %s', (terms) => {
    const { input, issues } = testInput()
    const hostile = { ...input, copy: { ...input.copy, links: { ...input.copy.links, terms } } }
    expect(createCopy(hostile).richContent('See the {terms_link}')).toEqual([{ kind: 'text', text: 'See the terms' }])
    expect(issues).toEqual([{ kind: 'unsafe-address', token: 'terms_link', text: 'See the {terms_link}' }])
  })
})

describe('a link in a slot', () => {
  const t = texts('t', { dined: 'You dined at {place}.', label: '{join_link|Join at {place}}' })
  const copy = createCopy(testInput({ settings: { casing: { action: 'upper', headline: 'none' } } }).input)
  const place = { href: '/merchants/7', label: 'Osteria® Lume' }

  it('is rendered as a link, with its label unchanged', () => {
    expect(copy.richAction(t.dined, { place })).toEqual([
      { kind: 'text', text: 'YOU DINED AT ' },
      {
        kind: 'link',
        link: null,
        href: '/merchants/7',
        to: 'page',
        parts: [
          { kind: 'text', text: 'Osteria' },
          { kind: 'sup', text: '®' },
          { kind: 'text', text: ' Lume' },
        ],
      },
      { kind: 'text', text: '.' },
    ])
    expect(copy.say(t.dined, { place })).toBe('You dined at Osteria® Lume.')
  })

  it.each(['javascript:alert(1)', '//evil.example', ''])('is its label alone for the address %j', (href) => {
    expect(copy.rich(t.dined, { place: { href, label: 'here' } })).toEqual([{ kind: 'text', text: 'You dined at here.' }])
  })

  it('is its label alone inside another link', () => {
    expect(copy.rich(t.label, { place: { href: '/merchants/7', label: 'Lume' } })).toMatchObject([
      { kind: 'link', href: '/join', parts: [{ kind: 'text', text: 'Join at Lume' }] },
    ])
  })
})
