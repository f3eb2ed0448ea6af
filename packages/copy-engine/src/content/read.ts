import type { ContentSet } from '@dining/domain'
import * as v from 'valibot'

import { globalSchemas, nameStates, setSchemas, type EntryOf } from './sets.ts'

/** An omitted part of a content set with the reason; `path` is its location in the answer: `data[2].fields.banner_text[0]`. */
export interface Dropped {
  readonly path: string
  readonly reason: string
}

export interface ContentRead<Set extends ContentSet> {
  readonly entries: readonly EntryOf<Set>[]
  readonly dropped: readonly Dropped[]
}

const answerSchema = v.object({ data: v.array(v.unknown()) })
const entrySchema = v.object({ slug: v.pipe(v.string(), v.nonEmpty()), fields: v.record(v.string(), v.unknown()) })

type Path = readonly (string | number)[]

/**
 * Reads the answer of a content service for a set. An invalid item of a list is dropped and the rest of its entry kept; an invalid entry is
 * dropped and the rest of the page kept (CONTENT-08, CONTENT-13 … CONTENT-32).
 * @param raw the parsed body; anything other than an object with `data` is read as empty
 */
export function readContentSet<Set extends ContentSet>(set: Set, raw: unknown): ContentRead<Set> {
  const answer = v.safeParse(answerSchema, raw)
  if (!answer.success)
    return { entries: [], dropped: [{ path: '', reason: 'not an answer of a content service: an object with a list "data" is needed' }] }
  const entries: EntryOf<Set>[] = []
  const dropped: Dropped[] = []
  for (const [index, candidate] of answer.output.data.entries()) {
    const place = `data[${index}]`
    const entry = v.safeParse(entrySchema, candidate)
    const schema = entry.success ? schemaOf(set, entry.output.slug) : undefined
    if (!entry.success) dropped.push({ path: place, reason: 'an entry needs a slug and fields' })
    else if (schema === undefined) dropped.push({ path: place, reason: `"${entry.output.slug}" is no entry of ${set}` })
    else {
      const read = readFields(schema, set === 'home' ? nameStates(entry.output.fields) : entry.output.fields)
      dropped.push(...read.dropped.map(({ path, reason }) => ({ path: showPath([place, 'fields', ...path]), reason })))
      // The set determines the schema and the type of its entries.
      if (read.fields !== null) entries.push({ slug: entry.output.slug, fields: read.fields } as EntryOf<Set>)
    }
  }
  return { entries, dropped }
}

/** The schema of an entry's fields; undefined for an entry that the set does not contain. */
export function schemaOf(set: ContentSet, slug: string): v.GenericSchema<unknown, unknown> | undefined {
  if (set !== 'global') return setSchemas[set]
  return Object.hasOwn(globalSchemas, slug) ? globalSchemas[slug as keyof typeof globalSchemas] : undefined
}

interface FieldsRead {
  /** Null if the entry itself is invalid. */
  readonly fields: unknown
  readonly dropped: readonly { readonly path: Path; readonly reason: string }[]
}

/** Parses, removes invalid list items and parses again, until the result is valid or the issue is not in a list. */
function readFields(schema: v.GenericSchema<unknown, unknown>, source: Readonly<Record<string, unknown>>): FieldsRead {
  const fields: unknown = structuredClone(source)
  const dropped: { path: Path; reason: string }[] = []
  for (;;) {
    const result = v.safeParse(schema, fields)
    if (result.success) return { fields: result.output, dropped }
    const issues = result.issues.map((issue) => ({ path: pathOf(issue), reason: reasonOf(issue) }))
    const own = issues.find(({ path }) => itemPath(path) === null)
    if (own !== undefined) return { fields: null, dropped: [...dropped, own] }
    dropped.push(...issues)
    const items = new Map(issues.map(({ path }) => itemPath(path) ?? []).map((path) => [JSON.stringify(path), path]))
    // In reverse order, so that the indexes of the others stay the same.
    for (const path of [...items.values()].toSorted(laterFirst)) takeOut(fields, path)
  }
}

/** A message for editors: the library's own messages mention keys if a value is missing. */
const reasonOf = ({ message }: v.BaseIssue<unknown>) => (message.startsWith('Invalid key') ? 'it is missing' : message)

function pathOf(issue: v.BaseIssue<unknown>): Path {
  return (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)))
}

/** The innermost list item on a path; null if there is none. */
function itemPath(path: Path): Path | null {
  const at = path.findLastIndex((key) => typeof key === 'number')
  return at < 0 ? null : path.slice(0, at + 1)
}

function laterFirst(a: Path, b: Path): number {
  for (const [index, key] of a.entries()) {
    const other = b[index]
    if (other === undefined) return -1
    if (key !== other) return typeof key === 'number' && typeof other === 'number' ? other - key : String(key) < String(other) ? -1 : 1
  }
  return a.length < b.length ? 1 : 0
}

function takeOut(root: unknown, path: Path): void {
  let parent: unknown = root
  for (const key of path.slice(0, -1)) parent = (parent as Record<string | number, unknown> | undefined)?.[key]
  const at = path.at(-1)
  if (Array.isArray(parent) && typeof at === 'number') parent.splice(at, 1)
}

function showPath([first = '', ...rest]: Path): string {
  return rest.reduce<string>((path, key) => path + (typeof key === 'number' ? `[${key}]` : `.${key}`), String(first))
}
