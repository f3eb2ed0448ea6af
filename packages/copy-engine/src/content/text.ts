import * as v from 'valibot'

import { safeAddress } from '../address.ts'

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
/** Elements that may contain text that is not displayed. */
const HIDDEN = /<(script|style|template|iframe|noscript)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/giu
const BREAK = /<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^>]*>/giu
/** A tag or a part of one; text such as "a < b" does not match. */
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
 * Plain text from an editor's rich text field. Tags are removed, paragraphs become lines, entities become characters; the result is never
 * rendered as markup. Tokens in braces are kept. The function is idempotent.
 */
export function plainText(source: string): string {
  let text = source
  let before
  // Entities may encode a tag; each pass shortens the text, so the loop ends.
  do {
    before = text
    text = takeMarkupOut(before)
  } while (text !== before)
  return text
}

/** Maximum length of one field; a longer text is an editor's mistake. */
const MAX_TEXT = 5_000

/** Text by an editor. */
export const textSchema = v.pipe(v.string('text is needed'), v.maxLength(MAX_TEXT, 'text is too long'), v.transform(plainText))

/** Text that must not be empty. */
export const wordsSchema = v.pipe(textSchema, v.nonEmpty('text is empty'))

/** An address that is safe to link to, normalized as in a browser. */
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

/** Switches are booleans, or text from services that have no booleans. */
export const switchSchema = v.pipe(
  v.union([v.boolean(), v.picklist(['true', 'false'])], 'true or false is needed'),
  v.transform((value) => value === true || value === 'true'),
)
