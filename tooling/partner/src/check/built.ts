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
  screenshots: v.optional(
    v.array(
      v.object({
        src: v.string(),
        sizes: v.pipe(v.string(), v.regex(/^\d+x\d+$/)),
        type: v.literal('image/webp'),
        form_factor: v.picklist(['narrow', 'wide']),
        label: v.pipe(v.string(), v.nonEmpty()),
      }),
    ),
    [],
  ),
})

/** Sides in pixels, and the ratio of the longer to the shorter, with which browsers show a picture before they install a site. */
const SIDES = { least: 320, most: 3840, ratio: 2.3 }

/** Width and height of a WebP file as Chromium writes it, with a colour profile or without; null for another file. */
function webpSize(bytes: Buffer): readonly [number, number] | null {
  if (bytes.length < 30 || bytes.toString('latin1', 0, 4) !== 'RIFF') return null
  const kind = bytes.toString('latin1', 8, 16)
  if (kind === 'WEBPVP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]
  return kind === 'WEBPVP8 ' ? [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff] : null
}

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
  const pictures = await Promise.all(read.output.screenshots.map((one) => pictureProblems(dist, one)))
  return [
    ...absent.flat().map((src) => ({ location, problem: `its icon ${src} is missing`, remedy })),
    ...pictures.flat().map((problem) => ({
      location,
      problem,
      remedy: `Run pnpm partner screenshots ${program.id}, then pnpm partner build ${program.id}.`,
    })),
  ]
}

/** Why browsers would not show a picture. */
async function pictureProblems(dist: string, { src, sizes }: { src: string; sizes: string }): Promise<readonly string[]> {
  const bytes = await readFile(join(dist, 'client', src)).catch(() => null)
  if (!bytes) return [`its picture ${src} is missing`]
  const size = webpSize(bytes)
  if (size?.join('x') !== sizes) return [`its picture ${src} is ${size?.join('x') ?? 'no WebP'}, not ${sizes}`]
  const [least, most] = [Math.min(...size), Math.max(...size)]
  const isShown = least >= SIDES.least && most <= SIDES.most && most <= SIDES.ratio * least
  return isShown ? [] : [`its picture ${src} has sides of ${sizes} pixels`]
}
