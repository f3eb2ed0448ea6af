import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Partner } from '@dining/partner-kit'
import type { PartnerIssue } from '@dining/partner-kit/check'
import * as v from 'valibot'

import { firstLoads } from '../first-loads.ts'

/** Brotli bytes that home may cost a first visit: the document with its styles, the content in its state, and the scripts. */
export const BUDGET = { document: 14_600, content: 6_000, scripts: 115_000 } as const
type Part = keyof typeof BUDGET

const inBytes = (bytes: number) => `${bytes.toLocaleString('en-US')} B`

/** Scripts of home's first load, as built. */
export async function homeScripts(dist: string, { features }: Partner): Promise<number> {
  const home = features.homePage === 'discover' ? 'discover' : 'how-it-works'
  return (await firstLoads(dist)).find(({ route }) => route === home)?.scripts ?? 0
}

/** @param sizes brotli bytes of home */
export function budgetIssues(sizes: Readonly<Record<Part, number>>): readonly PartnerIssue[] {
  const over = (what: Part, name: string) =>
    sizes[what] > BUDGET[what]
      ? [{ location: `dist: ${name} of home`, problem: `${inBytes(sizes[what])} brotli`, remedy: `Bring it to ${inBytes(BUDGET[what])}.` }]
      : []
  return [...over('document', 'HTML and CSS'), ...over('content', 'state of content'), ...over('scripts', 'first-load JS')]
}

const webManifestSchema = v.object({
  name: v.string(),
  short_name: v.pipe(v.string(), v.nonEmpty()),
  start_url: v.literal('/'),
  display: v.literal('standalone'),
  theme_color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  background_color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  icons: v.pipe(v.array(v.object({ src: v.string() })), v.minLength(1)),
})

/** The web app manifest that partner-build wrote: whole, and the partner's own (PWA-10). */
export async function webManifestIssues(dist: string, { program }: Partner): Promise<readonly PartnerIssue[]> {
  const location = 'dist/client/manifest.webmanifest'
  const remedy = `Run pnpm partner build ${program.id}.`
  const text = await readFile(join(dist, 'client/manifest.webmanifest'), 'utf8').catch(() => null)
  if (text === null) return [{ location, problem: 'it is missing', remedy }]
  const read = v.safeParse(webManifestSchema, JSON.parse(text))
  if (!read.success) return [{ location, problem: `${v.getDotPath(read.issues[0]) ?? 'it'}: ${read.issues[0].message}`, remedy }]
  if (read.output.name !== program.programName) return [{ location, problem: `its name is "${read.output.name}"`, remedy }]
  const absent = await Promise.all(
    read.output.icons.map(async ({ src }) => ((await readFile(join(dist, 'client', src)).catch(() => null)) ? [] : [src])),
  )
  return absent.flat().map((src) => ({ location, problem: `its icon ${src} is missing`, remedy }))
}
