import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

import type { Section } from '@dining/partner-kit/check'
import { ROOT } from '@dining/stack'

/** Sources of what a site runs: the app, the servers and their packages, without tests and without the checks of the settings themselves. */
const SOURCES = '{apps/{api,web,studio}/{src,server,build},packages/*/src}/**/*.{ts,tsx}'
const NO_READER =
  /\.(?:test|stories|stress)\.tsx?$|\/testing\/|\/test-|\/server\/staging\/|packages\/partner-kit\/src\/(?:partner\.ts|check\/|node\/)/

/** A place that reads a setting: path from the project's root, and line. */
export interface Place {
  readonly file: string
  readonly line: number
}

/** A feature that can be switched at run time: "hasFlexOffers" is read as the flag "flexOffers". */
const flagOf = (name: string) => name.replace(/^has(.)/, (_, first: string) => first.toLowerCase())

/** How code reads `name` of a section: as a property, from a nested or assigned pattern, from a parameter of the section's type, or as a flag. */
function patternsOf(section: Section, name: string): readonly RegExp[] {
  const type = `${section.slice(0, 1).toUpperCase()}${section.slice(1)}`
  return [
    new RegExp(String.raw`\b${section}\??\.${name}\b`, 'd'),
    new RegExp(String.raw`\b${section}\s*:\s*\{[^{}]*(\b${name}\b)`, 'd'),
    new RegExp(String.raw`\{[^{}]*(\b${name}\b)[^{}]*\}\s*=\s*[^\n;]*\b${section}\b`, 'd'),
    new RegExp(String.raw`\{[^{}]*(\b${name}\b)[^{}]*\}\s*:\s*(?:Pick<)?(?:Partner\['${section}'\]|${type}\b)`, 'd'),
    // The copy engine has this part alone, under the name of its type.
    ...(section === 'copy' ? [new RegExp(String.raw`\bsettings\??\.${name}\b`, 'd')] : []),
    ...(section === 'features'
      ? [new RegExp(String.raw`(?:useFlag\(|isFlagOn\([^()]*, |partnerFeatureFlags\[)'${flagOf(name)}'`, 'd')]
      : []),
  ]
}

let sources: ReadonlyMap<string, string> | undefined

/** Each source by its path from the project's root; read once. */
function readSources(): ReadonlyMap<string, string> {
  sources ??= new Map(
    globSync(SOURCES, { cwd: ROOT })
      .filter((file) => !NO_READER.test(file))
      .toSorted()
      .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
  )
  return sources
}

const settingReaders = new Map<string, readonly Place[]>()

/** The places that read a setting, the first of each file. @param texts by path; all sources if omitted */
export function readersOf(section: Section, name: string, texts?: ReadonlyMap<string, string>): readonly Place[] {
  if (texts) return readersIn(section, name, texts)
  const known = settingReaders.get(`${section}.${name}`) ?? readersIn(section, name, readSources())
  settingReaders.set(`${section}.${name}`, known)
  return known
}

function readersIn(section: Section, name: string, files: ReadonlyMap<string, string>): readonly Place[] {
  const patterns = patternsOf(section, name)
  return [...files].flatMap(([file, text]) => {
    const starts = patterns.flatMap((pattern) => {
      const indices = pattern.exec(text)?.indices
      const found = indices?.[1] ?? indices?.[0]
      return found ? [found[0]] : []
    })
    return starts.length === 0 ? [] : [{ file, line: text.slice(0, Math.min(...starts)).split('\n').length }]
  })
}

/** Modules that read, check and edit the content of every set; they read no field of a page. */
const NO_FIELD_READER = /^apps\/(?:api|studio)\/|^packages\/(?:contract|copy-engine|partner-kit|domain)\//

/** What was found before: the sources do not change while a command runs. */
const fieldReaders = new Map<string, readonly Place[]>()
const nearSets = new Map<string, ReadonlySet<string>>()
let sites: ReadonlyMap<string, string> | undefined

/** Whether a file's text names a content set. */
const namesSet = (text: string, set: string) => text.includes(`'${set}'`)

const importsOf = (file: string, text: string) =>
  [...text.matchAll(/from '(\.[^']+)'|import\('(\.[^']+)'\)/g)].map(([, one, other]) => normalize(join(dirname(file), one ?? other ?? '')))

/**
 * The places that read a field of a content set, the first of each file, found by text: files that name the set, those that they import and those that
 * import them, and a file that reads a property of the field's name.
 * @param field `home.user_states.headline`; `items.url` is a field of any item
 */
export function readersOfField(field: string): readonly Place[] {
  const known = fieldReaders.get(field)
  if (known) return known
  const path = field.split('.')
  const [set = ''] = path
  const name = path.at(-1) ?? ''
  sites ??= new Map([...readSources()].filter(([file]) => !NO_FIELD_READER.test(file)))
  // Banners of bonuses have one type in both sets.
  const sets = path.includes('bonus_banners') ? [set, 'account_center'] : [set]
  const near = new Set(sets.flatMap((one) => [...filesNear(one)]))
  const reads = new RegExp(String.raw`(?:\??\.|\{[^{}]*)\b${name}\b|\['${name}'\]`)
  const found = [...sites].flatMap(([file, text]) => {
    if (set === 'items' ? !file.includes('/content/') : !near.has(file)) return []
    const at = reads.exec(text)
    return at ? [{ file, line: text.slice(0, at.index + at[0].length).split('\n').length }] : []
  })
  fieldReaders.set(field, found)
  return found
}

/** Files that name a set, those that they import, and those that import them. */
function filesNear(set: string): ReadonlySet<string> {
  const known = nearSets.get(set)
  if (known) return known
  const files = sites ?? new Map<string, string>()
  const named = new Set([...files].flatMap(([file, text]) => (namesSet(text, set) ? [file] : [])))
  const imported = [...named].flatMap((file) => importsOf(file, files.get(file) ?? ''))
  const importing = [...files].flatMap(([file, text]) => (importsOf(file, text).some((one) => named.has(one)) ? [file] : []))
  const near = new Set([...named, ...imported, ...importing])
  nearSets.set(set, near)
  return near
}

/** The places that read the titles and descriptions of pages. */
export function readersOfRoutes(files = readSources()): readonly Place[] {
  return [...files].flatMap(([file, text]) => {
    const at = /\bpartner\.routes\b|\{[^{}]*\broutes\b[^{}]*\}: Partner\b/.exec(text)
    return at ? [{ file, line: text.slice(0, at.index + at[0].length).split('\n').length }] : []
  })
}
