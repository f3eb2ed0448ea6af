import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Partner } from '@dining/partner-kit'
import type { PartnerIssue } from '@dining/partner-kit/check'
import * as v from 'valibot'

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
