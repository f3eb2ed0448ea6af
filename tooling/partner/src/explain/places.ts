import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { ContentFile } from '@dining/partner-kit'
import type { Section } from '@dining/partner-kit/check'

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length

/** Where a key is written between two positions of a text; -1 if it is not. @param indent spaces before it; any number by default */
function keyIn(
  text: string,
  key: string,
  { from = 0, to = text.length, indent }: { from?: number; to?: number; indent?: number } = {},
): number {
  const before = indent === undefined ? String.raw`(?<=^|[\s{,])` : `(?<=^ {${indent}})`
  const found = new RegExp(String.raw`${before}'?${key.replaceAll(/[^\w/]/g, String.raw`\$&`)}'?(?=\s*:)`, 'gm')
  found.lastIndex = from
  const at = found.exec(text)?.index ?? -1
  return at < to ? at : -1
}

/**
 * The line of a partner's folder that sets a setting, as `partners/<id>/<file>:<line>`; null if none does.
 * @param inner the path below the setting, such as `['0', 'units']`: the line of the last of these keys that is found
 */
export function placeOfSetting(
  partnersDir: string,
  id: string,
  section: Section | 'routes',
  name: string,
  inner: readonly string[] = [],
): string | null {
  for (const [file, indent] of [
    [`${section}.ts`, 2],
    ['partner.ts', 4],
  ] as const) {
    const text = read(join(partnersDir, id, file))
    const start = file === 'partner.ts' ? keyIn(text, section, { indent: 2 }) : 0
    if (start < 0) continue
    const end = file === 'partner.ts' ? endOfBlock(text, start) : text.length
    let at = keyIn(text, name, { from: start, to: end, indent })
    // A short section is on one line.
    if (at < 0 && file === 'partner.ts') at = keyIn(text, name, { from: start, to: end })
    if (at < 0) continue
    for (const key of inner) {
      const next = keyIn(text, key, { from: at + 1, to: endOfBlock(text, at) })
      if (next >= 0) at = next
    }
    return `partners/${id}/${file}:${lineAt(text, at)}`
  }
  return null
}

/** Where the value that begins at a key ends: at the next line that is indented no more. */
function endOfBlock(text: string, at: number): number {
  const start = text.lastIndexOf('\n', at) + 1
  const indent = /^ */.exec(text.slice(start))?.[0].length ?? 0
  const next = new RegExp(String.raw`\n {0,${indent}}[^\s}\])]`, 'g')
  next.lastIndex = at
  return next.exec(text)?.index ?? text.length
}

/** A value of a content field, and where the folder writes it. */
export interface FieldValue {
  /** "vip (published)". */
  readonly entry: string
  readonly value: unknown
  readonly from: string
}

/** Values at a path without indexes. */
function valuesAt(value: unknown, [key, ...rest]: readonly string[]): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => valuesAt(one, key === undefined ? [] : [key, ...rest]))
  if (key === undefined) return [value]
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return []
  const inner: unknown = Reflect.get(value, key)
  return rest.length === 0 ? [inner] : valuesAt(inner, rest)
}

/** The items of content, at any depth. */
function itemsIn(value: unknown): readonly object[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => itemsIn(one))
  if (typeof value !== 'object' || value === null) return []
  return [...('type' in value && 'fields' in value ? [value] : []), ...Object.values(value).flatMap((one: unknown) => itemsIn(one))]
}

/**
 * Each value that a partner's folder has of a content field, by entry.
 * @param field as the schemas name it: `home.user_states.headline`, `global.footer.legal_disclaimer`, `items.url`
 */
export function valuesOfField(partnersDir: string, id: string, content: readonly ContentFile[], field: string): readonly FieldValue[] {
  const [head = '', ...rest] = field.split('.')
  const slug = head === 'global' ? rest[0] : undefined
  const path = head === 'global' ? rest.slice(1) : rest
  return content
    .filter(({ set }) => head === 'items' || set === head)
    .flatMap(({ set, entries }) => {
      const file = `content/${set.replaceAll('_', '-')}.ts`
      const text = read(join(partnersDir, id, file))
      let from = 0
      return entries.flatMap((entry) => {
        from = text.indexOf(`slug: '${entry.slug}'`, from + 1)
        const following = text.indexOf("slug: '", from + 1)
        const range = { from, to: following < 0 ? text.length : following }
        if (slug !== undefined && entry.slug !== slug) return []
        let after = from
        return entryValues(entry.fields, head, path).map((value) => {
          const key = path.at(-1) ?? ''
          // Entries may share a constant that is above them.
          const own = keyOfValue(text, key, value, { from: after, to: range.to }) ?? keyOfValue(text, key, value, range)
          const at = own ?? keyOfValue(text, key, value, { from: 0, to: text.length })
          after = own === null ? after : own + 1
          return {
            entry: `${head === 'items' ? `${set} ` : ''}${entry.slug} (${entry.status})`,
            value,
            from: `partners/${id}/${file}:${lineAt(text, at ?? from)}`,
          }
        })
      })
    })
}

/** Characters of a text by which its line is recognized. */
const RECOGNIZED = 12

/** Where a key has this value; of a value that is no text, where the key is. Null if it is not in the range. */
function keyOfValue(
  text: string,
  key: string,
  value: unknown,
  { from, to }: { readonly from: number; readonly to: number },
): number | null {
  const start = typeof value === 'string' ? value.slice(0, RECOGNIZED) : ''
  for (let at = keyIn(text, key, { from, to }); at >= 0; at = keyIn(text, key, { from: at + 1, to })) {
    // A long text is on the line below its key.
    if (
      text
        .slice(at, at + key.length + start.length + 40)
        .replaceAll('\\', '')
        .includes(start)
    )
      return at
  }
  return null
}

function entryValues(fields: unknown, head: string, path: readonly string[]): readonly unknown[] {
  if (head !== 'items') return valuesAt(fields, path)
  const [name = ''] = path
  return itemsIn(fields).flatMap((item) => (name === 'type' ? valuesAt(item, ['type']) : valuesAt(item, ['fields', name])))
}
