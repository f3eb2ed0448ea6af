import { plainText } from '@dining/copy-engine/check'
import type { ContentSet } from '@dining/domain'

/** A text of an entry with its location. */
export interface TextLocation {
  readonly path: string
  readonly keys: readonly string[]
  /** Its text, with markup removed as on a page. */
  readonly text: string
  /** Type of the item that contains it, as written; empty outside items. */
  readonly item: string
}

/** An object of an entry, for checks between its fields. */
export interface ObjectLocation {
  readonly path: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** Fields without text: addresses, paths of pictures, identifiers. */
const DATA = /^(?:url|url_\w+|image|image_mobile|image_[xy]_position|style|type|key|code|id|slug|search_string)$/

interface Found {
  readonly texts: readonly TextLocation[]
  readonly objects: readonly ObjectLocation[]
}

/** Every text and every object of an entry's fields, in reading order. */
export function locationsIn(fields: unknown): Found {
  const texts: TextLocation[] = []
  const objects: ObjectLocation[] = []

  function visit(value: unknown, keys: readonly string[], item: string): void {
    if (typeof value === 'string') {
      if (!DATA.test(keys.at(-1) ?? '')) texts.push({ path: keys.join('.'), keys, text: plainText(value), item })
    } else if (Array.isArray(value)) {
      for (const [at, one] of value.entries()) visit(one, [...keys, String(at)], item)
    } else if (isObject(value)) {
      objects.push({ path: keys.join('.'), fields: value })
      const type = value['type']
      for (const [key, one] of Object.entries(value)) visit(one, [...keys, key], typeof type === 'string' && key === 'fields' ? type : item)
    }
  }

  visit(fields, [], '')
  return { texts, objects }
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The unit that a reader sees at once: a state of home by itself, otherwise the entry. Signs and first mentions are checked within it. */
export function screenOf(set: ContentSet, { keys }: TextLocation): string {
  return set === 'home' && keys[0] === 'user_states' ? `state ${keys[1]}` : ''
}
