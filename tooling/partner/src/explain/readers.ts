import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { ROOT } from '@dining/stack'

/** The parts of a partner's configuration whose settings have readers. */
export const SECTIONS = ['program', 'features', 'support'] as const
export type Section = (typeof SECTIONS)[number]

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

/** The places that read a setting, the first of each file. */
export function readersOf(section: Section, name: string, files = readSources()): readonly Place[] {
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
