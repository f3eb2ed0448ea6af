import { asLine, differences } from '@dining/content/words'
import type { PackedFile } from '@dining/partner/pack'
import * as v from 'valibot'

import type { PackSource } from './pack-source.ts'

/** Files of one name in both packs; a hash in the name does not count. Bytes are null where there is no such file. */
export interface FileChange {
  readonly name: string
  readonly before: number | null
  readonly after: number | null
}

/** Bytes of all files of a part, before and after. */
export interface PartSize {
  readonly part: string
  readonly before: number
  readonly after: number
}

/** A value that changes, by its path; `change` marks what is gone and what is new: "Earn [-five-]{+three+} miles". */
export interface ValueChange {
  readonly path: string
  readonly change: string
}

/** What another version of a partner changes for its members. */
export interface PackDifference {
  readonly sizes: readonly PartSize[]
  readonly files: readonly FileChange[]
  /** Texts: the partner's wordings, titles of pages, and published content of the folder. */
  readonly words: readonly ValueChange[]
  readonly flags: readonly ValueChange[]
  /** Facts of the program and its features. */
  readonly facts: readonly ValueChange[]
  /** The calls that the site makes, if they differ. */
  readonly contract: { readonly before: string; readonly after: string } | null
}

const record = v.record(v.string(), v.unknown())
const json = <Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.string(), v.parseJson(), schema)
const contentSchema = json(v.record(v.string(), v.array(v.object({ slug: v.string(), status: v.string(), fields: v.unknown() }))))

/** Parts of a pack by the start of their paths; the first that fits counts. */
const PARTS = [
  ['pages: scripts and styles', /^site\/client\/.*\.(?:js|css)$/],
  ['pages: compressed copies', /^site\/client\/.*\.br$/],
  ['pages: pictures and typefaces', /^site\/client\//],
  ['shared pictures and map', /^shared\//],
  ['server', /^(?:server|draw-worker)\.mjs$|^site\/server\//],
] as const
const REST = 'facts and lists'

const partOf = (path: string) => PARTS.find(([, pattern]) => pattern.test(path))?.[0] ?? REST

/** Hashes in names of files as `SHORT_NAMES` and React's part of the build have them: of React's file, of scripts, and of all else. */
const HASHES = [/-[\w-]{12}(?=\.js(?:\.br)?$)/, /-[\w-]{7}(?=\.js(?:\.br)?$)/, /-[\w-]{6}(?=\.(?!js)\w+(?:\.br)?$)/] as const

/** "site/client/assets/home-1a2b3c4.js" → "site/client/assets/home.js"; a style sheet that is named by its hash alone is "*.css". */
function plainName(path: string): string {
  const [reacts, scripts, others] = HASHES
  const hash = /\/react-[^/]*$/.test(path) ? reacts : path.includes('.js') ? scripts : others
  return path.replace(/\/[\w-]{6}(\.css(?:\.br)?)$/, '/*$1').replace(hash, '')
}

export async function compare(before: PackSource, after: PackSource): Promise<PackDifference> {
  const [old, next] = [await values(before), await values(after)]
  const change = (a: unknown, b: unknown): readonly ValueChange[] =>
    differences(a, b).map((difference) => ({ path: difference.path, change: asLine(difference) }))
  const nameOf = ({ manifest: { contract } }: PackSource) => `${contract.major}.${contract.minor}`
  return {
    sizes: sizes(before.manifest.files, after.manifest.files),
    files: files(before.manifest.files, after.manifest.files),
    words: change(old.words, next.words),
    flags: change(old.flags, next.flags),
    facts: change(old.facts, next.facts),
    contract: nameOf(before) === nameOf(after) ? null : { before: nameOf(before), after: nameOf(after) },
  }
}

async function values({ text }: PackSource) {
  const { copy, routes, ...facts } = v.parse(json(record), await text('facts/partner.json'))
  const flags = v.parse(json(record), await text('facts/flags.json'))
  const content = v.parse(contentSchema, await text('facts/content.json'))
  // Drafts change nothing for a member; an entry is found by its name, wherever it is in its file.
  const published = Object.entries(content).map(([set, entries]) => {
    const shown = entries.filter(({ status }) => status === 'published').map(({ slug, fields }) => [slug, fields])
    return [set, Object.fromEntries(shown)]
  })
  return { words: { copy, routes, content: Object.fromEntries(published) }, flags, facts }
}

function sizes(before: readonly PackedFile[], after: readonly PackedFile[]): readonly PartSize[] {
  const sum = (files: readonly PackedFile[], part: string) =>
    files.filter(({ path }) => partOf(path) === part).reduce((total, { bytes }) => total + bytes, 0)
  return [...PARTS.map(([part]) => part), REST].map((part) => ({ part, before: sum(before, part), after: sum(after, part) }))
}

function files(before: readonly PackedFile[], after: readonly PackedFile[]): readonly FileChange[] {
  const hashes = (all: readonly PackedFile[]) => new Set(all.map(({ path, sha256 }) => `${plainName(path)} ${sha256}`))
  const [old, next] = [hashes(before), hashes(after)]
  const isChanged = (other: ReadonlySet<string>) => (file: PackedFile) => !other.has(`${plainName(file.path)} ${file.sha256}`)
  const bytesByName = (all: readonly PackedFile[]) => {
    const byName = Map.groupBy(all, ({ path }) => plainName(path))
    return new Map([...byName].map(([name, some]) => [name, some.reduce((total, { bytes }) => total + bytes, 0)]))
  }
  const [gone, come] = [bytesByName(before.filter(isChanged(next))), bytesByName(after.filter(isChanged(old)))]
  const names = [...new Set([...gone.keys(), ...come.keys()])].toSorted()
  return names.map((name) => ({ name, before: gone.get(name) ?? null, after: come.get(name) ?? null }))
}
