import { CONTENT_SETS } from '@dining/domain'
import { describe, expect, it } from 'vitest'

import { readContentSet } from './read.ts'

/** The specification's list of banner types: kinds of items, entries of the set global, and sets. */
const ITEMS = ['body_text', 'button', 'standalone_link', 'title', 'merchant_carousel'] as const
const GLOBAL_ENTRIES = ['footer', 'earn', 'navbar'] as const
const SETS = [
  'home',
  'discover',
  'tier_1_activation',
  'surveys',
  'account_center',
  'announcement_banner',
  'earn_details',
  'earn_banner',
  'popup',
  'sidebar',
] as const

const item = (type: string) => ({ type, fields: { text_mobile: 'Words', url: '/search', search_string: 'restaurantOrCuisine=sushi' } })
const fieldsOf = {
  footer: { primary_links: [], secondary_links: [] },
  earn: { banner_text: [] },
  navbar: { nav_links: [] },
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
  it.each(ITEMS)('an item may be a %s [CONTENT-36]', (type) => {
    const { entries, dropped } = readContentSet('sidebar', { data: [{ slug: 'page', fields: { page_text: [item(type)] } }] })
    expect([entries[0]?.fields.page_text.length, dropped]).toEqual([1, []])
  })

  it.each(GLOBAL_ENTRIES)('%s is an entry of the set global [CONTENT-36]', (slug) => {
    const { entries, dropped } = readContentSet('global', { data: [{ slug, fields: fieldsOf[slug] }] })
    expect([entries.map((entry) => entry.slug), dropped]).toEqual([[slug], []])
  })

  it.each(SETS)('%s is a set [CONTENT-36]', (set) => {
    const { entries, dropped } = readContentSet(set, { data: [{ slug: 'one', fields: fieldsOf[set] }] })
    expect([CONTENT_SETS.includes(set), entries.length, dropped]).toEqual([true, 1, []])
  })

  it('there is none but these', () => {
    expect(readContentSet('sidebar', { data: [{ slug: 'page', fields: { page_text: [item('hologram')] } }] }).dropped).toHaveLength(1)
    expect(readContentSet('global', { data: [{ slug: 'header', fields: {} }] }).entries).toEqual([])
  })
})

describe('kinds of banners', () => {
  const read = (type: string) => readContentSet('earn_banner', { data: [{ slug: 'one', fields: { type, text: [item('title')] } }] }).entries

  it.each(['bonus', 'earn', 'enrollment'])('%s is one [CONTENT-37]', (type) => {
    expect(read(type).map(({ fields }) => fields.type)).toEqual([type])
  })

  it('there is none but these [CONTENT-37]', () => {
    expect(read('raffle')).toEqual([])
  })
})
