import { userInfo } from 'node:os'

import { CONTENT_SETS, fail, succeed, type ContentSet, type Result } from '@dining/domain'
import * as v from 'valibot'

import { isAuthor } from '../../use-cases/content/entry-rules.ts'

type Values = Readonly<Record<string, unknown>>

/** Values that shells complete. */
export const KNOWN_SETS = { set: CONTENT_SETS } as const

/** Options of every command that adds a version. */
export const WRITE_OPTIONS = { note: { type: 'string' }, by: { type: 'string' }, base: { type: 'string' } } as const
export const WRITE_HELP = [
  ['--note <why>', 'why; recorded with the version (required)'],
  ['--by <who>', 'author; default: your login'],
  ['--base <version>', 'fails if a version newer than this one exists'],
] as const
/** The location options of every content command. */
export const WRITE_NOTES = [
  'The version, who wrote it, when and why stay in its history and on the audit trail. Sites show a change within two seconds.',
  `Sets: ${CONTENT_SETS.join(', ')}.`,
  'Exit code: 0 done, 1 refused, 2 invalid arguments.',
]

export const authorEntries = { by: v.string(), note: v.string() }
export const entryEntries = { partnerId: v.string(), set: v.picklist(CONTENT_SETS), slug: v.string() }
export const orderEntries = { ...entryEntries, ...authorEntries, base: v.nullable(v.number()) }

interface Author {
  readonly by: string
  readonly note: string
}
interface Entry {
  readonly partnerId: string
  readonly set: ContentSet
  readonly slug: string
}

/** The author and the note, or the error if one is missing. */
export function readAuthor({ note, by }: Values): Result<Author, string> {
  if (typeof note !== 'string' || note.trim() === '') return fail('Missing --note <why>.')
  const author = typeof by === 'string' ? by : userInfo().username
  return isAuthor(author) ? succeed({ by: author, note }) : fail(`Invalid author "${author}". Pass --by <name>.`)
}

/** Partner, set and slug as typed. @param more how many further words are allowed */
export function readEntry(words: readonly string[], more = 0): Result<Entry, string> {
  const [partnerId, typed, slug, ...rest] = words
  if (partnerId === undefined || typed === undefined || slug === undefined) return fail('Missing partner, set or slug.')
  if (rest.length > more) return fail(`Unexpected argument "${rest[more] ?? ''}".`)
  const set = readSet(typed)
  return set.ok ? succeed({ partnerId, set: set.value, slug }) : set
}

export function readSet(typed: string): Result<ContentSet, string> {
  const plain = typed.toLowerCase().replaceAll('-', '_')
  const set = CONTENT_SETS.find((name) => name === plain)
  return set ? succeed(set) : fail(`Unknown set "${typed}". Known sets: ${CONTENT_SETS.join(', ')}.`)
}

/** The arguments of a command that writes a version. */
export function readOrder(
  words: readonly string[],
  values: Values,
  more = 0,
): Result<Entry & Author & { readonly base: number | null }, string> {
  const entry = readEntry(words, more)
  if (!entry.ok) return entry
  const author = readAuthor(values)
  if (!author.ok) return author
  const base = values['base'] === undefined ? succeed(null) : readVersion(values['base'], '--base')
  return base.ok ? succeed({ ...entry.value, ...author.value, base: base.value }) : base
}

/** The number of a version. */
export function readVersion(typed: unknown, option: string): Result<number, string> {
  return typeof typed === 'string' && /^\d{1,6}$/.test(typed) ? succeed(Number(typed)) : fail(`${option} must be the number of a version.`)
}
