import { readContentSet } from '@dining/copy-engine/content'
import type { ContentSet } from '@dining/domain'
import naughty from 'big-list-of-naughty-strings' with { type: 'json' }
import { describe, expect, it } from 'vitest'

import { testPartner, type TestPartnerOverrides } from '../../testing/test-partner.ts'
import { checkWords, type WordsInput } from './check-words.ts'

const OWN: TestPartnerOverrides = {
  program: { id: 'aero', name: 'Aero', programName: 'AeroClub® Dining', loyaltyName: 'AeroClub®' },
  copy: { marks: { mentions: 'first' }, names: ['AeroClub', 'Sky Lounge'] },
}
const text = (words: string) => ({ type: 'text', fields: { text_mobile: words } })
const sidebar = (...words: string[]) => ({ page_text: words.map(text) })
const link = (url: string) => ({ page_text: [{ type: 'link', fields: { text_mobile: 'Look', url } }] })

function found(set: ContentSet, fields: unknown, own: TestPartnerOverrides = OWN, more: Partial<WordsInput> = {}): readonly string[] {
  return checkWords({ partner: testPartner(own), set, slug: 'entry', fields, ...more }).map(
    ({ path, kind, problem, remedy }) => `${kind} ${path}: ${problem}. ${remedy}`,
  )
}
const ofText = (words: string, own: TestPartnerOverrides = OWN) =>
  found('sidebar', sidebar(words), own).map((line) => line.replace(' page_text.0.fields.text_mobile', ''))

it('finds nothing in valid texts', () => {
  const fields = sidebar('Link a card with {program}, and dinner earns {earn_best}.', '{join_link|Join AeroClub today}. It’s free!')
  expect(found('sidebar', fields)).toEqual([])
})

describe('tokens', () => {
  it.each([
    ['Earn {curency}', 'unknown-token: unknown token {curency}. Did you mean {currency}?'],
    ['Earn {currency', 'stray-brace: a brace has no counterpart. Write tokens as {name} or {name|label}.'],
    ['{join_link|Join {progam}}', 'unknown-token: unknown token {progam}. Did you mean {program}?'],
  ])('%s', (words, line) => {
    expect(ofText(words)).toEqual([line])
  })

  it('reports tokens that refer to themselves', () => {
    const own = { ...OWN, copy: { ...OWN.copy, tokens: { a: 'one {b}', b: 'two {a}' } } }
    expect(ofText('So {a}', own)).toEqual(['cycle: {a} refers to itself. Remove one of the references between the partner’s tokens.'])
  })
})

it('lists the known tokens if none is similar, unless the editor lists them itself', () => {
  const remedy = (listsTokens: boolean) => found('sidebar', sidebar('Earn {zzzzzzzzzz}'), OWN, { listsTokens })[0]
  expect(remedy(false)).toMatch(/unknown token \{zzzzzzzzzz\}\. Known tokens: \{currency\}, .*\{join_link\}/)
  expect(remedy(true)).toMatch(/unknown token \{zzzzzzzzzz\}\. Type \{ to see available tokens\.$/)
})

describe('every user state', () => {
  const state = (key: string, words: string) => ({ user_states: [{ key, headline: 'Hello', banner_text: [text(words)] }], banner_text: [] })

  it('checks a text for its readers only', () => {
    expect(found('home', state('anonymous', 'Good evening, {first_name}'))).toEqual([
      'empty user_states.0.banner_text.0.fields.text_mobile: {first_name} is empty. Leave the token out, or write a text only for readers who have a value.',
    ])
    expect(found('home', state('opted_out', 'Good evening, {first_name}'))).toEqual([])
  })

  it('names the visitors for whom a text fails if others can read it', () => {
    expect(ofText('Good evening, {first_name}')).toEqual([
      'empty: {first_name} is empty for a visitor. Leave the token out, or write a text only for readers who have a value.',
    ])
    expect(ofText('{activate_link}')).toEqual([
      'broken-link: {activate_link} has no address for a visitor. Remove the link, or set its address in the partner’s configuration.',
    ])
  })

  it('finds texts that are empty once they are rendered', () => {
    expect(ofText('<p></p>')).toContainEqual('empty: the text is empty. Write a text, or remove the item.')
  })

  it('has no members on a site without enrollment', () => {
    const own = { ...OWN, program: { ...OWN.program, enrollmentType: 'none' } } as const
    expect(ofText('You earn {earn_mine}', own)).toEqual([])
    expect(ofText('Please {join_link}', own)).toEqual([
      'broken-link: {join_link} has no address. Remove the link, or set its address in the partner’s configuration.',
    ])
  })
})

describe('names', () => {
  it.each([
    ['Join aeroclub', '“aeroclub” is written “AeroClub”. Write “AeroClub”.'],
    ['The SKY LOUNGE is open', '“SKY LOUNGE” is written “Sky Lounge”. Write “Sky Lounge”.'],
    ['Book with opentable', '“opentable” is written “OpenTable”. Write “OpenTable”.'],
    ['For our vip members', '“vip” is written “VIP”. Write “VIP”.'],
    ['LEARN MORE TODAY', 'the whole text is in capitals. Write it in sentence case. The partner’s casing is applied automatically.'],
  ])('%s', (words, line) => {
    expect(ofText(words)).toContain(`casing: ${line}`)
  })

  it.each(['aero is Greek for air', 'See https://aeroclub.example/VIP', 'Write to help@aeroclub.example', 'Zip over'])(
    'accepts %s',
    (words) => {
      expect(ofText(words)).toEqual([])
    },
  )
})

describe('signs', () => {
  it.each([
    ['Join AeroClub today', '“AeroClub” is “AeroClub®” where it is first mentioned. Write “AeroClub®”.'],
    ['Join {loyalty}® today', 'a mark is repeated. Remove one. A token such as {loyalty} includes its mark.'],
    ['The Lounge™ is open', '™ follows “Lounge”, which has no mark. Remove it, or add the name with its mark to copy.names.'],
    ['Join AeroClub™', '“AeroClub™” is “AeroClub®” where it is first mentioned. Write “AeroClub®”.'],
  ])('%s', (words, line) => {
    expect(ofText(words)).toEqual([`mark: ${line}`])
  })

  it('are required once per unit of reading, or at every mention', () => {
    const fields = sidebar('AeroClub® is here.', 'With AeroClub you earn.')
    expect(found('sidebar', fields)).toEqual([])
    expect(found('sidebar', fields, { ...OWN, copy: { ...OWN.copy, marks: { mentions: 'every' } } })).toEqual([
      'mark page_text.1.fields.text_mobile: “AeroClub” is “AeroClub®” everywhere. Write “AeroClub®”.',
    ])
    const states = ['anonymous', 'opted_out'].map((key) => ({ key, headline: 'AeroClub® is here', banner_text: [] }))
    expect(found('home', { user_states: states, banner_text: [] })).toEqual([])
    expect(found('home', { user_states: states.map((one) => ({ ...one, headline: 'AeroClub is here' })), banner_text: [] })).toHaveLength(2)
  })
})

describe('stops', () => {
  it.each([
    ['Welcome!', { exclamation: '.' }, 'the partner does not use “!”. Write “.”.'],
    ['Wait…', { ellipsis: '' }, 'the partner does not use “…”. Leave it out.'],
    ['Welcome!!', {}, 'it has more than one “!”. Use one.'],
    ['Turn on e-mail.', {}, '“email” has no hyphen. Write “email”.'],
    ['Wait...', {}, 'three dots are used for “…”. Write “…”.'],
  ])('%s under %j', (words, copy, line) => {
    expect(ofText(words, { ...OWN, copy: { ...OWN.copy, ...copy } })).toEqual([`punctuation: ${line}`])
    expect(ofText('Welcome! Wait…')).toEqual([])
  })
})

describe('addresses', () => {
  it.each([
    ['/serch', 'the partner has no page /serch. Did you mean “/search”?'],
    ['/discover', 'the partner has no page /discover'],
    ['/Login', 'the partner has no page /Login. Did you mean “/login”?'],
    ['/earn/nothing?x=1', 'the partner has no page /earn/nothing'],
  ])('reports the broken link %s', (url, line) => {
    expect(found('sidebar', link(url), OWN, { contentPaths: ['/earn/vip'] })).toEqual([
      expect.stringContaining(`broken-link page_text.0.fields.url: ${line}`),
    ])
  })

  it.each(['/search?isNew=true', '/earn/vip', '/account', '/merchants/7', 'https://a.example', 'tel:+18005550100'])('accepts %s', (url) => {
    expect(found('sidebar', link(url), OWN, { contentPaths: ['/earn/vip'] })).toEqual([])
  })

  it('treats the address of a content page as its own', () => {
    expect(found('earn_details', { url: '/earn/new' }, OWN, { contentPaths: [] })).toEqual([])
    expect(found('earn_details', { url: '/nowhere' }, OWN, { contentPaths: [] })).toHaveLength(1)
  })
})

it('finishes for every known hostile string, in every field', () => {
  for (const hostile of naughty) {
    const fields = {
      user_states: [{ headline: hostile, banner_text: [text(hostile)] }],
      banner_text: [{ type: hostile, fields: { url: hostile } }],
    }
    expect(found('home', fields).every((line) => !line.includes('undefined'))).toBe(true)
  }
})

it('requires an alternative text for a picture', () => {
  const fields = { headline: 'Hungry?', image: '/images/table.webp' }
  expect(found('discover', fields)).toEqual([
    'no-alternative image: the picture has no alternative text. Describe the picture in image_mobile_alt_text.',
  ])
  expect(found('discover', { ...fields, image_mobile_alt_text: 'A laid table' })).toEqual([])
  const banner = { image: '/images/table.webp', text: [text('Dine twice')] }
  expect(found('earn_banner', banner)).toHaveLength(1)
  const heard = { ...banner, image_mobile_alt_text: 'A laid table' }
  expect(found('earn_banner', heard)).toEqual([])
  // A page receives the field that the remedy names.
  const { entries } = readContentSet('earn_banner', { data: [{ slug: 'a', fields: heard }] })
  expect(entries[0]?.fields.image_mobile_alt_text).toBe('A laid table')
})

it('reports the location of values that a page would omit', () => {
  expect(found('sidebar', { page_text: [{ type: 'video', fields: {} }] })).toEqual([
    'dropped page_text.0.type: the type of an item is not known. Correct it. Pages leave it out.',
  ])
  expect(found('home', { user_states: [], banner_text: [] })).toEqual([
    'dropped user_states: user_states is empty. Correct it. Pages leave it out.',
  ])
})

describe('room at 320 px', () => {
  const button = (words: string) => ({ page_text: [{ type: 'button', fields: { text_mobile: words, url: '/search' } }] })
  const long = 'Find every restaurant near you right now'

  it('is checked for each location', () => {
    expect(found('sidebar', button('Find a restaurant'))).toEqual([])
    expect(found('sidebar', button(long))).toEqual([
      'overflow page_text.0.fields.text_mobile: it takes 2 lines at 320 px, and a button has room for 1, as a visitor reads it. Shorten it.',
    ])
    expect(found('sidebar', sidebar(long))).toEqual([])
    // A word that cannot be broken; the message truncates an endless one.
    expect(found('sidebar', sidebar('Supercalifragilisticexpialidociously'))).toEqual([
      expect.stringContaining('“Supercalifragilisticexpialidociously” is wider than a text at 320 px'),
    ])
    expect(found('sidebar', sidebar('x'.repeat(2_000)))).toEqual([expect.stringMatching(/“x{40}…” is wider/)])
  })

  it('is checked with the partner’s casing and typefaces', () => {
    const words = 'Find a restaurant tonight'
    expect(found('sidebar', button(words))).toEqual([])
    expect(found('sidebar', button(words), { ...OWN, copy: { ...OWN.copy, casing: { action: 'upper', headline: 'none' } } })).toHaveLength(
      1,
    )
    const measure = (shown: string, _voice: string, rem: number) => shown.length * rem * 16
    expect(found('sidebar', button(words), OWN, { measure })).toHaveLength(1)
  })

  it('ignores texts that only wide screens show', () => {
    const nav = { nav_links: [{ type: 'link', fields: { text_mobile: 'Find', text_desktop: long.repeat(3), url: '/search' } }] }
    expect(checkWords({ partner: testPartner(OWN), set: 'global', slug: 'navbar', fields: nav })).toEqual([])
  })
})
