import { CONTENT_SETS } from '@dining/domain'
import { describe, expect, it } from 'vitest'

import { readContentSet } from './read.ts'

/** The specification's list of banner types: the kinds of items, entries of the set global, and sets that each accepts. */
const ITEMS = ['body_text', 'button', 'standalone_link', 'title', 'merchant_carousel'] as const
const item = (type: string) => ({ type, fields: { text_mobile: 'Words', url: '/search', search_string: 'restaurantOrCuisine=sushi' } })
const globalFields = {
  footer: { primary_links: [], secondary_links: [] },
  earn: { banner_text: [] },
  navbar: { nav_links: [] },
} as const
const setFields = {
  home: { user_states: [{}], banner_text: [] },
  discover: {},
  tier_1_activation: {},
  surveys: {},
  account_center: { referral_link: { is_enabled: false, title: '', description: '' } },
  announcement_banner: { banner_copy: [{ type: 'text', fields: { copy: 'Words' } }] },
  earn_details: { url: '/earn/more' },
  earn_banner: { text: [item('title')] },
  popup: { body_text: 'Words' },
  sidebar: { page_text: [] },
} as const

describe('types of banners', () => {
  it('are kinds of items, entries of the set global, and sets [CONTENT-36]', () => {
    const items = readContentSet('sidebar', { data: [{ slug: 'page', fields: { page_text: ITEMS.map(item) } }] })
    expect([items.entries[0]?.fields.page_text.length, items.dropped]).toEqual([ITEMS.length, []])
    const entries = Object.entries(globalFields).map(([slug, fields]) => ({ slug, fields }))
    expect(readContentSet('global', { data: entries })).toMatchObject({ entries: entries.map(({ slug }) => ({ slug })), dropped: [] })
    const sets = CONTENT_SETS.filter((set) => set !== 'global')
    expect(new Set(Object.keys(setFields))).toEqual(new Set(sets))
    for (const set of sets)
      expect(readContentSet(set, { data: [{ slug: 'one', fields: setFields[set] }] })).toMatchObject({
        entries: [{ slug: 'one' }],
        dropped: [],
      })
  })

  it('has no other types', () => {
    expect(readContentSet('sidebar', { data: [{ slug: 'page', fields: { page_text: [item('hologram')] } }] }).dropped).toHaveLength(1)
    expect(readContentSet('global', { data: [{ slug: 'header', fields: {} }] }).entries).toEqual([])
  })
})

describe('kinds of banners', () => {
  const read = (type: string) => readContentSet('earn_banner', { data: [{ slug: 'one', fields: { type, text: [item('title')] } }] }).entries

  it('are bonus, earn and enrollment, and no other [CONTENT-37]', () => {
    const known = ['bonus', 'earn', 'enrollment', 'raffle'].flatMap((type) => read(type).map(({ fields }) => fields.type))
    expect(known).toEqual(['bonus', 'earn', 'enrollment'])
  })
})
