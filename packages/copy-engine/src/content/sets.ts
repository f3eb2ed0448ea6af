import { HOME_STATES, type ContentSet } from '@dining/domain'
import * as v from 'valibot'

import { itemSchema, itemsSchema, plainLinkSchema } from './items.ts'
import { addressSchema, pictureSchema, switchSchema, textSchema, wordsSchema } from './text.ts'

/** The banner of a page; it is part of the entry of the page that shows it (CONTENT-33 … CONTENT-35). */
const pageBanner = {
  image: v.exactOptional(pictureSchema),
  image_mobile: v.exactOptional(pictureSchema),
  image_mobile_alt_text: v.exactOptional(textSchema),
  image_x_position: v.exactOptional(textSchema),
  image_y_position: v.exactOptional(textSchema),
  enable_banner: v.exactOptional(switchSchema, false),
  include_welcome_message: v.exactOptional(switchSchema, false),
  include_prospect_email: v.exactOptional(switchSchema, false),
}

/** A banner of an offer or of a bonus (CONTENT-30, BONUS-03). */
const banner = {
  code: v.exactOptional(textSchema, ''),
  order: v.exactOptional(v.number(), 0),
  image: v.exactOptional(pictureSchema),
  image_mobile_alt_text: v.exactOptional(textSchema),
  text: v.pipe(v.array(itemSchema), v.minLength(1, 'text is empty')),
  app_text: v.exactOptional(textSchema, ''),
  app_only_bonus: v.exactOptional(switchSchema, false),
  days_to_display: v.exactOptional(v.number()),
  user_states: v.exactOptional(v.array(v.object({ index: v.number() })), []),
}

/** Banners of bonuses: those of the account, or else of the state of home (BONUS-03, BONUS-04). Other kinds belong to earn_banner. */
const bonusBannersSchema = v.exactOptional(
  v.array(v.object({ type: v.exactOptional(v.literal('bonus', 'only banners of the kind bonus are shown here'), 'bonus'), ...banner })),
  [],
)

/** Copy for one state of home. */
const userStateSchema = v.object({
  key: v.exactOptional(v.picklist(HOME_STATES)),
  headline: v.exactOptional(textSchema),
  banner_text: v.exactOptional(itemsSchema, []),
  bonus_banners: bonusBannersSchema,
})

/**
 * Gives each user state without a key the name of the state at its index (HOME-21). It runs before invalid states are dropped, so that the
 * indexes are still correct.
 */
export function nameStates(fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const states = fields['user_states']
  if (!Array.isArray(states)) return fields
  const named = states.map((state: unknown, place) =>
    typeof state === 'object' && state !== null && !('key' in state) ? { ...state, key: HOME_STATES[place] } : state,
  )
  return { ...fields, user_states: named }
}

const global = {
  /** The line below the wordmark of the footer. */
  global: v.object({ tagline: v.exactOptional(textSchema) }),
  earn: v.object({ banner_text: itemsSchema }), // CONTENT-14
  footer: v.object({
    primary_links: v.array(plainLinkSchema),
    secondary_links: v.array(plainLinkSchema),
    legal_disclaimer: v.exactOptional(textSchema),
  }), // CONTENT-15
  navbar: v.object({
    nav_links: v.array(
      v.object({
        type: v.literal('link'),
        fields: v.object({
          text_mobile: wordsSchema,
          text_desktop: v.exactOptional(textSchema),
          url: addressSchema,
          new_tab: v.exactOptional(switchSchema, false),
        }),
      }),
    ),
  }), // NAV-11
}

/** Fields of an entry of the set `global`, by slug (CONTENT-13). */
export const globalSchemas: Readonly<Record<keyof typeof global, v.GenericSchema<unknown, unknown>>> = global
export type GlobalEntry = {
  [Slug in keyof typeof global]: { readonly slug: Slug; readonly fields: v.InferOutput<(typeof global)[Slug]> }
}[keyof typeof global]

/** Any value in a plain field, with markup removed from texts. */
type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain }
const plainSchema: v.GenericSchema<unknown, Plain> = v.union([
  textSchema,
  v.number(),
  v.boolean(),
  v.null_(),
  v.array(v.lazy(() => plainSchema)),
  v.record(
    v.string(),
    v.lazy(() => plainSchema),
  ),
])

/** Plain fields, unchanged except for markup; the carousels of a page are items as elsewhere (CONTENT-23, DISCOVER-04). */
const plain = v.objectWithRest({ banner_text: v.exactOptional(itemsSchema, []) }, plainSchema)

const schemas = {
  home: v.object({
    ...pageBanner,
    user_states: v.pipe(v.array(userStateSchema), v.minLength(1, 'user_states is empty')),
    banner_text: itemsSchema,
  }), // CONTENT-21, CONTENT-22
  discover: v.objectWithRest({ ...pageBanner, ...plain.entries }, plain.rest), // CONTENT-23
  tier_1_activation: plain,
  /** The panel shows no items, so the fields are the plain ones alone (SURVEY-01). */
  surveys: v.objectWithRest({}, plainSchema),
  account_center: v.object({
    referral_link: v.object({ is_enabled: switchSchema, title: textSchema, description: textSchema }), // CONTENT-24
    link_groups: v.exactOptional(v.array(v.object({ title: textSchema, links: v.array(plainLinkSchema) })), []), // CONTENT-25
    bonus_banners: bonusBannersSchema,
  }),
  announcement_banner: v.object({
    banner_copy: v.pipe(
      v.array(
        v.variant('type', [
          v.object({ type: v.literal('text'), fields: v.object({ copy: wordsSchema }) }),
          v.object({
            type: v.literal('link'),
            fields: v.object({ copy: wordsSchema, url: addressSchema, new_tab: v.exactOptional(switchSchema, false) }),
          }),
        ]),
      ),
      v.minLength(1, 'banner_copy is empty'),
    ), // CONTENT-26, CONTENT-27
    tooltip_copy: v.exactOptional(textSchema, ''),
  }),
  earn_details: v.object({
    ...pageBanner,
    url: addressSchema, // CONTENT-28
    /** Only at its address: in no list of offers, and for no search engine. */
    unlisted: v.exactOptional(switchSchema, false),
    banner_text: v.exactOptional(itemsSchema, []),
    browser_title: v.exactOptional(textSchema, ''),
    disclaimer: v.exactOptional(textSchema, ''),
    main_column: v.exactOptional(itemsSchema, []),
    side_column: v.exactOptional(itemsSchema, []),
  }), // CONTENT-29
  earn_banner: v.object({
    type: v.exactOptional(v.picklist(['bonus', 'earn', 'enrollment']), 'earn'), // CONTENT-37
    ...banner,
  }), // CONTENT-30
  popup: v.object({ title: v.exactOptional(textSchema, ''), body_text: wordsSchema }), // CONTENT-31
  sidebar: v.object({ page_text: itemsSchema }), // CONTENT-32
}

/** Fields of an entry, by set. */
export const setSchemas: Readonly<Record<Exclude<ContentSet, 'global'>, v.GenericSchema<unknown, unknown>>> = schemas

type Schemas = typeof schemas

/** Entries of each set in the format of a page. */
export type EntryOf<Set extends ContentSet> = Set extends 'global'
  ? GlobalEntry
  : Set extends keyof Schemas
    ? { readonly slug: string; readonly fields: v.InferOutput<Schemas[Set]> }
    : never

/** Fields in the format of an editor or a partner's folder. */
export type FieldsInputOf<Set extends ContentSet> = Set extends 'global'
  ? v.InferInput<(typeof global)[keyof typeof global]>
  : Set extends keyof Schemas
    ? v.InferInput<Schemas[Set]>
    : never

/** A content set in a partner's folder, one file per set in `content/`; imported into the database when data is prepared. */
export interface ContentFile<Set extends ContentSet = ContentSet> {
  readonly set: Set
  readonly entries: readonly {
    /** Unique in its set, except that a published entry may have a draft beside it. */
    readonly slug: string
    readonly status: 'published' | 'draft'
    readonly fields: FieldsInputOf<Set>
  }[]
}
