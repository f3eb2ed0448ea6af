import type { Role } from '@dining/copy-engine'
import type { ContentSet } from '@dining/domain'

import type { TextLocation } from './locations.ts'

/** Style of a text: running text, emphasized text, a call to action, a headline. */
export type Voice = 'text' | 'strong' | 'action' | 'display'

/**
 * Width in px of a text in one line.
 * @param rem size before the scale factor of the partner's typeface
 */
export type Measure = (text: string, voice: Voice, rem: number) => number

/** A location on the narrowest screen (LAYOUT-10): 320 px wide, 10 px of gutter at each side. */
export interface Slot {
  readonly name: string
  readonly role: Role
  readonly voice: Voice
  readonly rem: number
  /** Width of a line in pixels. */
  readonly width: number
  /** Number of acceptable lines; more is an overflow. */
  readonly lines: number
}

const slot = (name: string, role: Role, voice: Voice, rem: number, width: number, lines: number): Slot => ({
  name,
  role,
  voice,
  rem,
  width,
  lines,
})

/** Widths that the stylesheets of packages/ui and apps/web leave at 320 px. */
const NAV_LINK = slot('a link of the menu', 'text', 'text', 1.0625, 250, 2)
const FOOTER_LINK = slot('a link of the footer', 'text', 'text', 1.0625, 140, 3)
const BUTTON = slot('a button', 'action', 'action', 0.9375, 252, 1)
const LINK = slot('a link of its own', 'text', 'strong', 1.0625, 300, 2)
const TITLE = slot('a title', 'headline', 'display', 1.8, 300, 4)
const CAROUSEL = slot('the title of a row of restaurants', 'headline', 'display', 1.8, 300, 4)
const STATE_HEADLINE = slot('the headline of home', 'headline', 'display', 2.25, 300, 5)
const HERO_LEAD = slot('the line over the rate', 'headline', 'display', 1.5, 300, 3)
const PAGE_HEADLINE = slot('the headline of a page', 'headline', 'display', 2.25, 300, 4)
const BANNER_HEADLINE = slot('the headline of a banner', 'headline', 'display', 1.5, 260, 4)
const POPUP_TITLE = slot('the title of a popup', 'headline', 'display', 1.5, 220, 4)
const BOX_TITLE = slot('the title of a box', 'headline', 'display', 1.5, 260, 3)
const ACCOUNT_LINK = slot('a link of the account', 'text', 'text', 1.0625, 260, 2)
const ANNOUNCEMENT = slot('the announcement', 'text', 'text', 0.9375, 256, 4)
/** Running text may have any length; only a word that is wider than its line is an issue. */
const TEXT = slot('a text', 'text', 'text', 1.0625, 260, Number.POSITIVE_INFINITY)

const OF_ITEM: Readonly<Record<string, Slot>> = {
  button: BUTTON,
  link: LINK,
  standalone_link: LINK,
  title: TITLE,
  merchant_carousel: CAROUSEL,
  'merchant search carousel': CAROUSEL,
}

/** Fields with the same name in a set; `*` is any number. */
const OF_FIELD: readonly (readonly [set: ContentSet, path: RegExp, slot: Slot])[] = [
  ['global', /^nav_links\.\d+\.fields\.text_mobile$/, NAV_LINK],
  ['global', /^(?:primary|secondary)_links\.\d+\.text$/, FOOTER_LINK],
  ['home', /^user_states\.\d+\.headline$/, STATE_HEADLINE],
  ['discover', /^headline$/, HERO_LEAD],
  ['tier_1_activation', /title$/, PAGE_HEADLINE],
  ['tier_1_activation', /^button$/, BUTTON],
  ['announcement_banner', /^banner_copy\.\d+\.fields\.copy$/, ANNOUNCEMENT],
  ['account_center', /title$/, BOX_TITLE],
  ['account_center', /^link_groups\.\d+\.links\.\d+\.text$/, ACCOUNT_LINK],
  ['popup', /^title$/, POPUP_TITLE],
]

/** The location of a text on a narrow screen; null if only wide screens show it, or none. */
export function slotOf(set: ContentSet, { path, keys, item }: TextLocation): Slot | null {
  const key = keys.at(-1)
  if (key === 'text_desktop' || key === 'browser_title') return null
  const known = OF_FIELD.find(([of, pattern]) => of === set && pattern.test(path))
  if (known !== undefined) return known[2]
  if (set === 'earn_banner' && item === 'title') return BANNER_HEADLINE
  return (key === 'text_mobile' ? OF_ITEM[item] : undefined) ?? TEXT
}
