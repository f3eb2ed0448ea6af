import type { ContentSet } from '@dining/domain'

import { bonusBannerRows, OFFERED_BANNER, OFFERED_BANNER_ROWS } from './bonus-banners.ts'

export type Fields = Readonly<Record<string, unknown>>
export type Visitor = 'anonymous' | 'basic' | 'select'

/** A field of the content, two values of it, and what a visitor sees with the first value alone. */
export interface Flip {
  readonly set: ContentSet
  readonly slug: string
  /** Path of the field in its set without indexes; `items` stands for a field of any item. */
  readonly field: string
  readonly shown: Fields
  readonly other: Fields
  readonly path: string
  readonly visitor: Visitor
  /** Is in the page with `shown`, and not with `other`. */
  readonly sees: RegExp
}

/** Fields that no page reads, with what brings their reader or why they are kept. Remove a line when a row of `FLIPS` shows the field. */
export const WITHOUT_FLIP: Readonly<Record<string, string>> = {
  'surveys.banner_text':
    'A field of all sets of plain fields (CONTENT-23); the panel shows questions. Its own fields are in apps/e2e/tests/web/surveys.e2e.ts.',
}

const text = (words: string) => ({ type: 'text', fields: { text_mobile: words } })
export const titleItem = (words: string) => ({ type: 'title', fields: { text_mobile: words } })

/** Rows of one entry: each changes one field of `base`. */
function flipsOf(
  { set, slug = set, prefix = set, path, base }: { set: ContentSet; slug?: string; prefix?: string; path: string; base: Fields },
  rows: Readonly<Record<string, readonly [shown: Fields, other: Fields, sees: RegExp, visitor?: Visitor]>>,
): readonly Flip[] {
  return Object.entries(rows).map(([field, [shown, other, sees, visitor = 'anonymous']]) => ({
    set,
    slug,
    field: `${prefix}.${field}`,
    shown: { ...base, ...shown },
    other: { ...base, ...other },
    path,
    visitor,
    sees,
  }))
}

const PICTURE = { image: 'https://pictures.example/wide.jpg', image_mobile_alt_text: 'Old words' }
/** The banner's picture is shown where its page enables it. */
const PICTURE_ROWS = {
  image: [{ image: 'https://pictures.example/first.jpg' }, {}, /<img[^>]*first\.jpg/],
  image_mobile: [{ image_mobile: 'https://pictures.example/narrow.jpg' }, {}, /<source[^>]*narrow\.jpg/],
  image_mobile_alt_text: [{ image_mobile_alt_text: 'A laid table' }, {}, /alt="A laid table"/],
  image_x_position: [{ image_x_position: 'left' }, { image_x_position: 'right' }, /object-position:left center/],
  image_y_position: [{ image_y_position: '30%' }, { image_y_position: '60%' }, /object-position:center 30%/],
  enable_banner: [{ enable_banner: true }, { enable_banner: false }, /<img[^>]*wide\.jpg/],
} as const

const state = (fields: Fields) => ({ user_states: [{ key: 'anonymous', banner_text: [], ...fields }] })
const referral = (fields: Fields) => ({ referral_link: { is_enabled: true, title: 'Bring', description: 'Both earn', ...fields } })
const group = (fields: Fields) => ({ link_groups: [{ title: 'Next', links: [{ text: 'Tables', url: '/search' }], ...fields }] })
const announced = (type: 'text' | 'link', fields: Fields) => ({
  banner_copy: [{ type, fields: { copy: 'Patios', url: '/search', ...fields } }],
})
const footerLinks = (list: string, fields: Fields) => ({ [list]: [{ text: 'A link of the footer', url: '/how-it-works', ...fields }] })
const navLink = (fields: Fields) => ({
  nav_links: [{ type: 'link', fields: { text_mobile: 'A link of the menu', url: '/earn', ...fields } }],
})
const item = (type: string, fields: Fields) => ({ page_text: [{ type, fields: { text_mobile: 'Words', url: '/search', ...fields } }] })

const near = (words: string) => ({
  banner_text: [{ type: 'merchant_carousel', fields: { text_mobile: 'Near you', search_string: `restaurantOrCuisine=${words}` } }],
})

const GLOBAL = { set: 'global', path: '/search' } as const
const FOOTER = { primary_links: [], secondary_links: [] }

const SIDEBAR = { set: 'sidebar', slug: 'between', path: '/earn/between', base: { page_text: [] } } as const
/** A row for each field of the eleven sets; `content-fields.test.ts` tries each on a running site, and `pnpm partner check` compares them with the schemas. */
export const FLIPS: readonly Flip[] = [
  ...flipsOf(
    { ...GLOBAL, slug: 'global', prefix: 'global.global', base: {} },
    { tagline: [{ tagline: 'Dinner counts twice.' }, {}, /Dinner counts twice/] },
  ),
  ...flipsOf(
    { ...GLOBAL, slug: 'earn', prefix: 'global.earn', path: '/earn', base: {} },
    { banner_text: [{ banner_text: [titleItem('Points at dinner')] }, { banner_text: [] }, /Points at dinner/] },
  ),
  ...flipsOf(
    { ...GLOBAL, slug: 'footer', prefix: 'global.footer', base: FOOTER },
    {
      'primary_links.text': [
        footerLinks('primary_links', { text: 'First of primary' }),
        footerLinks('primary_links', {}),
        /First of primary/,
      ],
      'primary_links.url': [
        footerLinks('primary_links', { url: '/surveys' }),
        footerLinks('primary_links', {}),
        /<footer.*href="\/surveys"/s,
      ],
      'secondary_links.text': [
        footerLinks('secondary_links', { text: 'First of secondary' }),
        footerLinks('secondary_links', {}),
        /First of secondary/,
      ],
      'secondary_links.url': [
        footerLinks('secondary_links', { url: '/surveys' }),
        footerLinks('secondary_links', {}),
        /<footer.*href="\/surveys"/s,
      ],
      legal_disclaimer: [{ legal_disclaimer: 'Legal words' }, {}, /Legal words/],
    },
  ),
  ...flipsOf(
    { ...GLOBAL, slug: 'navbar', prefix: 'global.navbar', base: {} },
    {
      'nav_links.fields.text_mobile': [navLink({ text_mobile: 'Narrow menu' }), navLink({}), /Narrow menu/],
      'nav_links.fields.text_desktop': [navLink({ text_desktop: 'Wide menu' }), navLink({}), /Wide menu/],
      'nav_links.fields.url': [navLink({ url: '/surveys' }), navLink({}), /<header.*href="\/surveys"/s],
      'nav_links.fields.new_tab': [navLink({ new_tab: true }), navLink({}), /<a(?=[^>]*href="\/earn")(?=[^>]*target="_blank")/],
    },
  ),
  ...flipsOf(
    { set: 'home', path: '/how-it-works', base: { ...PICTURE, ...state({ headline: 'Join us' }), enable_banner: true, banner_text: [] } },
    {
      ...PICTURE_ROWS,
      include_prospect_email: [{ include_prospect_email: true }, { include_prospect_email: false }, /type="email"/],
      include_welcome_message: [
        { ...state({ key: 'opted_out' }), include_welcome_message: true },
        { ...state({ key: 'opted_out' }), include_welcome_message: false },
        /Welcome back, Ada/,
        'basic',
      ],
      'user_states.key': [state({ headline: 'Of a state' }), state({ headline: 'Of a state', key: 'opted_out' }), /Of a state/],
      'user_states.headline': [state({ headline: 'New headline' }), state({}), /New headline/],
      'user_states.banner_text': [state({ banner_text: [text('Words of a state')] }), state({}), /Words of a state/],
      banner_text: [{ banner_text: [titleItem('Below the steps')] }, {}, /Below the steps/],
    },
  ),
  ...flipsOf(
    { set: 'discover', path: '/', base: { ...PICTURE, enable_banner: true } },
    {
      ...PICTURE_ROWS,
      include_welcome_message: [
        { include_welcome_message: true },
        { include_welcome_message: false },
        /<p[^>]*>Welcome back, Ada\.<\/p><picture/,
        'basic',
      ],
      include_prospect_email: [{ include_prospect_email: true }, { include_prospect_email: false }, /type="email"/],
      headline: [{ headline: 'Tonight, earn' }, {}, /Tonight, earn/],
      body: [{ body: 'At every table' }, {}, /At every table/],
      banner_text: [{ banner_text: [titleItem('Near you')] }, {}, /Near you/],
    },
  ),
  ...flipsOf(
    { set: 'tier_1_activation', path: '/activate/activated', base: {} },
    {
      activated_title: [{ activated_title: 'You are in' }, {}, /You are in/],
      activated_body: [{ activated_body: 'Dinner earns now' }, {}, /Dinner earns now/],
      banner_text: [{ banner_text: [text('What comes next')] }, {}, /What comes next/],
    },
  ),
  // Before the account's content exists: it comes first.
  ...flipsOf(
    { set: 'home', prefix: 'home.user_states', path: '/account/overview', base: { banner_text: [] } },
    bonusBannerRows((bonus_banners) => ({ user_states: [{ key: 'opted_out', bonus_banners }] })),
  ),
  ...flipsOf(
    { set: 'account_center', path: '/account/overview', base: referral({}) },
    {
      ...bonusBannerRows((bonus_banners) => ({ bonus_banners })),
      'referral_link.is_enabled': [referral({}), referral({ is_enabled: false }), /Both earn/, 'select'],
      'referral_link.title': [referral({ title: 'Bring a friend' }), referral({}), /Bring a friend/, 'select'],
      'referral_link.description': [referral({ description: 'A thousand thanks' }), referral({}), /A thousand thanks/, 'select'],
      'link_groups.title': [group({ title: 'What is next' }), group({}), /What is next/, 'select'],
      'link_groups.links.text': [group({ links: [{ text: 'All tables', url: '/search' }] }), group({}), /All tables/, 'select'],
      'link_groups.links.url': [group({ links: [{ text: 'Tables', url: '/surveys' }] }), group({}), /<main.*href="\/surveys"/s, 'select'],
    },
  ),
  ...flipsOf(
    { set: 'announcement_banner', path: '/search', base: announced('text', {}) },
    {
      'banner_copy.fields.copy': [announced('text', { copy: 'New patios' }), {}, /New patios/],
      'banner_copy.fields.url': [
        announced('link', { url: '/search?features=Patio' }),
        announced('link', {}),
        /href="\/search\?features=Patio"/,
      ],
      'banner_copy.fields.new_tab': [announced('link', { new_tab: true }), announced('link', {}), /<a(?=[^>]*target="_blank")[^>]*>Patios/],
      tooltip_copy: [{ tooltip_copy: 'Until the first frost' }, {}, /Until the first frost/],
    },
  ),
  ...flipsOf(
    { set: 'earn_details', slug: 'patios', path: '/earn/patios', base: { ...PICTURE, enable_banner: true, url: '/earn/patios' } },
    {
      ...PICTURE_ROWS,
      include_welcome_message: [{ include_welcome_message: true }, { include_welcome_message: false }, /Welcome back, Ada/, 'basic'],
      include_prospect_email: [{ include_prospect_email: true }, { include_prospect_email: false }, /type="email"/],
      url: [{ browser_title: 'At this address' }, { browser_title: 'At this address', url: '/earn/other' }, /<title>At this address/],
      unlisted: [{}, { unlisted: true }, /rel="canonical"/],
      banner_text: [{ banner_text: [titleItem('Dine outside')] }, {}, /Dine outside/],
      browser_title: [{ browser_title: 'Patios | Hub' }, {}, /<title>Patios \| Hub/],
      disclaimer: [{ disclaimer: 'Weather permitting' }, {}, /Weather permitting/],
      main_column: [{ main_column: [text('In the main column')] }, {}, /In the main column/],
      side_column: [{ side_column: [text('In the side column')] }, {}, /In the side column/],
    },
  ),
  ...flipsOf({ set: 'earn_banner', slug: 'one', path: '/earn', base: { type: 'bonus', ...OFFERED_BANNER } }, OFFERED_BANNER_ROWS),
  ...flipsOf(
    { set: 'earn_banner', slug: 'one', path: '/earn', base: { text: [titleItem('A banner')] } },
    {
      type: [{ type: 'earn' }, { type: 'enrollment' }, /A banner/, 'select'],
      order: [{ order: -1 }, { order: 9 }, /A banner.*The banner between/s],
      image: [{ image: 'https://pictures.example/small.jpg' }, {}, /<img[^>]*small\.jpg/],
      image_mobile_alt_text: [
        { image: 'https://pictures.example/small.jpg', image_mobile_alt_text: 'A small table' },
        { image: 'https://pictures.example/small.jpg' },
        /alt="A small table"/,
      ],
      text: [{ text: [titleItem('Other words')] }, {}, /Other words/],
      'user_states.index': [{ user_states: [{ index: 0 }] }, { user_states: [{ index: 1 }] }, /A banner/],
    },
  ),
  ...flipsOf(
    { set: 'popup', slug: 'unlock_select', path: '/merchants/select', base: { body_text: 'Say yes to letters' } },
    {
      title: [{ title: 'For Select guests' }, {}, /For Select guests/, 'basic'],
      body_text: [{ body_text: 'Say yes to email' }, {}, /Say yes to email/, 'basic'],
    },
  ),
  ...flipsOf(SIDEBAR, { page_text: [{ page_text: [titleItem('Beside an offer')] }, {}, /Beside an offer/] }),
  ...flipsOf(
    { ...SIDEBAR, prefix: 'items' },
    {
      type: [item('title', {}), item('text', {}), /<h2[^>]*>Words/],
      text_mobile: [item('text', { text_mobile: 'Narrow words' }), item('text', {}), /Narrow words/],
      text_desktop: [item('text', { text_desktop: 'Wide words' }), item('text', {}), /Wide words/],
      url: [item('button', { url: '/surveys' }), item('button', {}), /<main.*href="\/surveys"/s],
      style: [item('text', { style: 'quiet' }), item('text', {}), /<p class="[^"]+">Words/],
      headline: [item('text', { headline: 'Above the words' }), item('text', {}), /<h2[^>]*>Above the words/],
      body: [item('text', { body: 'Below the words' }), item('text', {}), /Below the words/],
      new_tab: [item('link', { new_tab: true }), item('link', {}), /<main.*target="_blank"/s],
    },
  ),
  ...flipsOf(
    { set: 'discover', prefix: 'items', path: '/', base: {} },
    { search_string: [near('Italian'), near('Nothing'), /href="\/merchants\/m1"/] },
  ),
]
