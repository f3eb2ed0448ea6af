import * as v from 'valibot'

import { safeAddress } from '../address.ts'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
/** What may hold text that no reader is meant to see. */
const HIDDEN = /<(script|style|template|iframe|noscript)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/giu
const BREAK = /<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^>]*>/giu
/** A tag or what is left of one; text such as "a < b" is none. */
const TAG = /<(?:\/?[a-z!?][^<>]*>?)/giu

function takeMarkupOut(source: string): string {
  if (!/[<&]/u.test(source)) return source
  return source
    .replace(HIDDEN, '')
    .replace(BREAK, '\n')
    .replace(TAG, '')
    .replace(/&(amp|lt|gt|quot|apos|nbsp|#39);/gu, (entity, name: string) => (name === '#39' ? "'" : (ENTITIES[name] ?? entity)))
    .replace(/\n{2,}/gu, '\n')
    .trim()
}

/**
 * Plain words from what an editor's rich text field holds. Tags go, paragraphs become lines, entities become letters; nothing of it is
 * ever drawn as markup, so this is for the reader's eye. Tokens in braces stay. What comes out goes in again unchanged.
 */
export function plainText(source: string): string {
  let text = source
  let before
  // Entities may spell a tag; each pass shortens the text, so this ends.
  do {
    before = text
    text = takeMarkupOut(before)
  } while (text !== before)
  return text
}

/** Longest text of one field; more is a mistake of an editor, not copy. */
const MAX_TEXT = 5_000

/** Words of an editor. */
export const textSchema = v.pipe(v.string('text is needed'), v.maxLength(MAX_TEXT, 'text is too long'), v.transform(plainText))

/** Words that must say something. */
export const wordsSchema = v.pipe(textSchema, v.nonEmpty('text is empty'))

/** An address that is safe to link to, in the form that a browser reads. */
export const addressSchema = v.pipe(
  v.string('an address is needed'),
  v.check((address) => safeAddress(address) !== null, 'the address is not safe to link to; use a path such as /search, or https:'),
  v.transform((address) => safeAddress(address)?.href ?? '/'),
)

/** A picture: a path of the site or https. */
export const pictureSchema = v.pipe(
  v.string('a picture’s address is needed'),
  v.check((address) => {
    const to = safeAddress(address)?.to
    return to === 'page' || (to === 'site' && address.trim().startsWith('https:'))
  }, 'the picture’s address must be a path or https:'),
)

/** Switches come as booleans, or as text from services that know no others. */
export const switchSchema = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])], 'true or false is needed'),
  v.transform((value) => value === true || value === 'true'),
)
