import * as v from 'valibot'

import { addressSchema, switchSchema, textSchema, wordsSchema } from './text.ts'

/** The two names that the specification has for each kind of item (CONTENT-38). */
const KIND_OF_TYPE = {
  text: 'text',
  body_text: 'text',
  button: 'button',
  link: 'link',
  standalone_link: 'link',
  title: 'title',
  'merchant search carousel': 'merchant_carousel',
  merchant_carousel: 'merchant_carousel',
} as const

/** Text for narrow screens and for wide ones; both are the same if an editor entered one (CONTENT-16). */
const bothTexts = { text_mobile: wordsSchema, text_desktop: v.exactOptional(textSchema) }

/** Looks of an item (CONTENT-18). One that a content service has and this product lacks is the normal one. */
const textStyle = v.fallback(v.picklist(['normal', 'lead', 'quiet']), 'normal')
const linkStyle = v.fallback(v.picklist(['normal', 'quiet']), 'normal')

const addressed = { ...bothTexts, style: v.exactOptional(linkStyle), url: addressSchema, new_tab: v.exactOptional(switchSchema, false) }

/**
 * An item of a page's copy (CONTENT-16 … CONTENT-20, CONTENT-38).
 * - text: a paragraph, with an optional headline above and a second paragraph below it; `lead` is larger, `quiet` smaller
 * - title: text only
 * - button, link: a text with a link, opened in a new tab when `new_tab` is on; `quiet` has less weight beside another
 * - merchant_carousel: restaurants found by `search_string`, which is the query of a search (`restaurantOrCuisine=sushi`)
 */
export const itemSchema = v.pipe(
  v.object({
    type: v.picklist(Object.keys(KIND_OF_TYPE) as (keyof typeof KIND_OF_TYPE)[], 'the type of an item is not known'),
    fields: v.unknown(),
  }),
  v.transform(({ type, fields }) => ({ type: KIND_OF_TYPE[type], fields })),
  v.variant('type', [
    v.object({
      type: v.literal('text'),
      fields: v.object({
        ...bothTexts,
        style: v.exactOptional(textStyle),
        headline: v.exactOptional(textSchema),
        body: v.exactOptional(textSchema),
      }),
    }),
    v.object({ type: v.literal('title'), fields: v.object(bothTexts) }),
    v.object({ type: v.literal('button'), fields: v.object(addressed) }),
    v.object({ type: v.literal('link'), fields: v.object(addressed) }),
    v.object({
      type: v.literal('merchant_carousel'),
      fields: v.object({ text_mobile: wordsSchema, search_string: v.pipe(textSchema, v.maxLength(300)) }),
    }),
  ]),
)
export type Item = v.InferOutput<typeof itemSchema>

export const itemsSchema = v.array(itemSchema, 'a list of items is needed')

/** A link of the footer or of a group (CONTENT-15, CONTENT-25). */
export const plainLinkSchema = v.object({ text: wordsSchema, url: addressSchema })
