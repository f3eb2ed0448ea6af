import { CONTENT_SETS, HOME_STATES, type ContentSet } from '@dining/domain'
import naughty from 'big-list-of-naughty-strings' with { type: 'json' }
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { readContentSet } from './read.ts'

const text = (words: string) => ({ type: 'text', fields: { text_mobile: words } })
const answer = (fields: unknown, slug = 'entry') => ({ data: [{ slug, fields }] })
const kept = (set: ContentSet, fields: unknown, slug?: string): boolean => readContentSet(set, answer(fields, slug)).entries.length === 1
const referral = { is_enabled: true, title: 'Bring a friend', description: 'You both earn.' }

describe('keep or drop', () => {
  it.each([
    ['home with a state', 'home', { user_states: [{ headline: 'Hello' }], banner_text: [] }, true],
    ['home without states [CONTENT-22]', 'home', { user_states: [], banner_text: [text('Dine')] }, false],
    ['earn details with an address', 'earn_details', { url: '/earn/vip-upgrade' }, true],
    ['earn details without [CONTENT-28]', 'earn_details', { browser_title: 'VIP' }, false],
    ['earn banner with text', 'earn_banner', { text: [text('Dine twice')] }, true],
    ['earn banner with an empty text [CONTENT-30]', 'earn_banner', { text: [] }, false],
  ] as const)('%s', (_, set, fields, expected) => {
    expect(kept(set, fields)).toBe(expected)
  })

  it('requires a complete referral link in an account center [CONTENT-24]', () => {
    expect(kept('account_center', { referral_link: referral })).toBe(true)
    for (const broken of [{}, ...Object.keys(referral).map((name) => ({ referral_link: { ...referral, [name]: undefined } }))])
      expect(kept('account_center', { link_groups: [], ...broken })).toBe(false)
  })

  it('requires copy in an announcement [CONTENT-26]', () => {
    expect(kept('announcement_banner', { banner_copy: [{ type: 'text', fields: { copy: 'Hi' } }] })).toBe(true)
    for (const without of [{}, { banner_copy: [] }]) expect(kept('announcement_banner', { tooltip_copy: 'Hi', ...without })).toBe(false)
  })

  it('requires the slug and a body in a popup [CONTENT-31]', () => {
    const read = (fields: object) => readContentSet('popup', answer(fields, 'welcome')).entries
    expect(read({ body_text: 'Earn' })).toEqual([{ slug: 'welcome', fields: { title: '', body_text: 'Earn' } }])
    expect(read({ title: 'Earn' })).toEqual([])
  })

  it('requires the slug and a list of page text in a sidebar [CONTENT-32]', () => {
    const read = (fields: object) => readContentSet('sidebar', answer(fields, 'beside')).entries
    expect(read({ page_text: [text('Earn')] })).toEqual([{ slug: 'beside', fields: { page_text: [text('Earn')] } }])
    for (const without of [{}, { page_text: 'Earn' }]) expect(read(without)).toEqual([])
  })

  it('accepts any fields of discover, activation and surveys [CONTENT-23]', () => {
    const plain = { headline: 'How was it?', delay_timeout: 5, anything: [{ else: '/account/*' }] }
    for (const set of ['discover', 'tier_1_activation', 'surveys'] as const) {
      expect(readContentSet(set, answer(plain)).entries[0]?.fields).toMatchObject(plain)
      expect(kept(set, {})).toBe(true)
    }
  })

  it('reads an object with a list "data" of entries, each with slug and fields, and nothing else [CONTENT-08]', () => {
    const whole = { slug: 'welcome', fields: { body_text: 'Earn' } }
    const read = (raw: unknown) => readContentSet('popup', raw).entries
    expect(read({ data: [whole] })).toEqual([{ slug: 'welcome', fields: { title: '', body_text: 'Earn' } }])
    for (const other of [
      [whole],
      { entries: [whole] },
      { data: whole },
      { data: [{ slug: 'welcome' }] },
      { data: [{ fields: whole.fields }] },
    ])
      expect(read(other)).toEqual([])
  })

  it('reads the four entries of global copy and no other [CONTENT-13]', () => {
    const footer = { primary_links: [{ text: 'Search', url: '/search' }], secondary_links: [{ text: 'Terms', url: 'https://a.example' }] }
    expect(kept('global', { banner_text: [text('Earn')] }, 'earn')).toBe(true)
    expect(kept('global', {}, 'earn')).toBe(false)
    expect(kept('global', footer, 'footer')).toBe(true)
    expect(kept('global', { primary_links: footer.primary_links }, 'footer')).toBe(false)
    expect(kept('global', { nav_links: [] }, 'navbar')).toBe(true)
    expect(kept('global', { any: 'words' }, 'global')).toBe(true)
    expect(kept('global', {}, 'constructor')).toBe(false)
  })

  it('drops an invalid item and keeps the rest of the entry', () => {
    const banner = [
      text('One'),
      { type: 'video', fields: {} },
      text(''),
      { type: 'link', fields: { text_mobile: 'Go', url: 'javascript:1' } },
      text('Two'),
    ]
    const { entries, dropped } = readContentSet('sidebar', answer({ page_text: banner }))
    expect(entries[0]?.fields.page_text.map(({ fields }) => fields.text_mobile)).toEqual(['One', 'Two'])
    expect(dropped.map(({ path }) => path)).toEqual([
      'data[0].fields.page_text[1].type',
      'data[0].fields.page_text[2].fields.text_mobile',
      'data[0].fields.page_text[3].fields.url',
    ])
  })

  it('drops an invalid entry, reports the reason, and keeps the others', () => {
    const raw = { data: [{ slug: 'a', fields: {} }, 'nonsense', { slug: 'b', fields: { body_text: 'Earn' } }] }
    const { entries, dropped } = readContentSet('popup', raw)
    expect(entries.map(({ slug }) => slug)).toEqual(['b'])
    expect(dropped.map(({ path }) => path)).toEqual(['data[0].fields.body_text', 'data[1]'])
  })

  it('keeps each state of home under its own name when another is dropped [HOME-21]', () => {
    const states = [{ headline: 'Anonymous' }, { headline: 7 }, { headline: 'Bonus' }, { key: 'complete', headline: 'Complete' }]
    const { entries } = readContentSet('home', answer({ user_states: states, banner_text: [] }))
    expect(entries[0]?.fields.user_states.map(({ key, headline }) => [key, headline])).toEqual([
      [HOME_STATES[0], 'Anonymous'],
      [HOME_STATES[2], 'Bonus'],
      ['complete', 'Complete'],
    ])
  })
})

describe('fields', () => {
  const read = (set: ContentSet, fields: unknown, slug?: string) => readContentSet(set, answer(fields, slug)).entries[0]?.fields
  const link = { text: 'Search', url: '/search' }
  const item = { type: 'text', fields: { text_mobile: 'Earn', text_desktop: 'Earn miles' } }

  it.each([
    ['the earn entry [CONTENT-14]', 'global', 'earn', { banner_text: [item] }],
    ['the disclaimer', 'global', 'footer', { primary_links: [link], secondary_links: [link], legal_disclaimer: 'Terms hold.' }],
    ['home [CONTENT-21]', 'home', 'home', { user_states: [{ key: 'complete', headline: 'Hi', banner_text: [item] }], banner_text: [item] }],
    ['account center [CONTENT-25]', 'account_center', 'a', { referral_link: referral, link_groups: [{ title: 'More', links: [link] }] }],
    [
      'the announcement [CONTENT-27]',
      'announcement_banner',
      'a',
      {
        banner_copy: [
          { type: 'text', fields: { copy: 'New' } },
          { type: 'link', fields: { copy: 'See', url: '/search', new_tab: true } },
        ],
        tooltip_copy: 'More',
      },
    ],
    [
      'earn details [CONTENT-29]',
      'earn_details',
      'a',
      { url: '/earn/x', banner_text: [item], browser_title: 'X', disclaimer: 'D', main_column: [item], side_column: [item] },
    ],
  ] as const)('of %s are kept', (_, set, slug, fields) => {
    expect(read(set, fields, slug)).toMatchObject(fields)
  })

  it('of the footer are two lists of links, each with its text and its address [CONTENT-15]', () => {
    const other = { text: 'Terms', url: 'https://terms.example/' }
    const broken = [{ text: 'No address' }, { url: '/search' }]
    expect(read('global', { primary_links: [link, ...broken], secondary_links: [...broken, other] }, 'footer')).toEqual({
      primary_links: [link],
      secondary_links: [other],
    })
  })
})

describe('items', () => {
  const item = (type: string, fields: unknown) =>
    readContentSet('sidebar', answer({ page_text: [{ type, fields }] })).entries[0]?.fields.page_text[0]

  it('have five types, each with two names, and no other [CONTENT-17] [CONTENT-38]', () => {
    const names = {
      text: ['text', 'body_text'],
      title: ['title'],
      button: ['button'],
      link: ['link', 'standalone_link'],
      merchant_carousel: ['merchant search carousel', 'merchant_carousel'],
    }
    const typeOf = (name: string) => item(name, { text_mobile: 'Go', url: '/search', search_string: 'restaurantOrCuisine=sushi' })?.type
    for (const [type, known] of Object.entries(names)) expect(known.map(typeOf)).toEqual(known.map(() => type))
    expect(typeOf('video')).toBeUndefined()
  })

  it('have the fields of their kind [CONTENT-16] [CONTENT-18]', () => {
    const fields = {
      text_mobile: 'Go',
      text_desktop: 'Go there',
      style: 'quiet',
      url: '/search',
      new_tab: 'true',
      search_string: 'a=b',
      headline: 'H',
      body: 'B',
      other: 1,
    }
    expect(item('button', fields)?.fields).toEqual({
      text_mobile: 'Go',
      text_desktop: 'Go there',
      style: 'quiet',
      url: '/search',
      new_tab: true,
    })
    expect(item('text', fields)?.fields).toEqual({ text_mobile: 'Go', text_desktop: 'Go there', style: 'quiet', headline: 'H', body: 'B' })
    expect(item('merchant_carousel', fields)?.fields).toEqual({ text_mobile: 'Go', search_string: 'a=b' })
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'vbscript:x'])('refuses the address %s', (url) => {
    expect(item('button', { text_mobile: 'Go', url })).toBeUndefined()
  })
})

it('reads the fields of a page banner of each page that has one [CONTENT-33] [CONTENT-35]', () => {
  const banner = {
    image: '/images/a.avif',
    image_mobile: 'https://a.example/a.jpg',
    image_mobile_alt_text: 'Pasta',
    image_x_position: 'left',
    image_y_position: 'top',
  }
  const switches = { enable_banner: true, include_welcome_message: true, include_prospect_email: false }
  const rest = { earn_details: { url: '/earn' }, discover: {}, home: { user_states: [{}], banner_text: [] } } as const
  for (const set of ['home', 'discover', 'earn_details'] as const) {
    const [entry] = readContentSet(set, answer({ ...rest[set], ...banner, ...switches })).entries
    expect(entry?.fields).toMatchObject({ ...banner, ...switches })
    const [bare] = readContentSet(set, answer(rest[set])).entries
    expect(bare?.fields).toMatchObject({ enable_banner: false, include_welcome_message: false, include_prospect_email: false })
  }
})

describe('any answer of a service', () => {
  it.each([null, undefined, '', 'text', 7, [], {}, { data: 'x' }, { data: null }])('reads %j as empty and reports it', (raw) => {
    const { entries, dropped } = readContentSet('home', raw)
    expect([entries, dropped.length]).toEqual([[], 1])
  })

  it('never throws, and keeps only fields of its schema', () => {
    const shape = fc.record({
      data: fc.array(fc.record({ slug: fc.constantFrom('footer', 'earn', '__proto__', 'x'), fields: fc.object({ maxDepth: 4 }) })),
    })
    fc.assert(
      fc.property(fc.constantFrom(...CONTENT_SETS), shape, (set, raw) => {
        const { entries, dropped } = readContentSet(set, raw)
        expect(entries.length).toBeLessThanOrEqual(raw.data.length)
        expect(dropped.length >= raw.data.length - entries.length).toBe(true)
      }),
    )
  })

  it('contains no tag from an editor, and removes tags from every hostile string', () => {
    const words = (body: string): string =>
      readContentSet('popup', answer({ body_text: `Earn ${body}` })).entries[0]?.fields.body_text ?? ''
    expect(words('<p>more <b>miles</b> &amp; less</p><script>alert(1)</script><img src=x onerror=alert(1)>')).toBe('Earn more miles & less')
    expect(words('{currency} <3 if a < b')).toBe('Earn {currency} <3 if a < b')
    for (const string of naughty) {
      const once = words(string)
      expect(once).not.toMatch(/<\/?(?:script|img|svg|iframe|body|a)\b/iu)
      expect(words(once)).toBe(once === '' ? 'Earn' : `Earn ${once}`)
    }
  })
})
