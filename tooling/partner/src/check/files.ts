import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'

import type { PartnerIssue } from '@dining/partner-kit/check'
import * as v from 'valibot'

const NEEDED = ['program.ts', 'features.ts', 'routes.ts', 'copy.ts', 'tokens.ts', 'theme.css.ts', 'NOTES.md'] as const

/** Bytes that one file of a kind may have, and that a first visit loads of all faces together. */
const MOST: Readonly<Record<string, number>> = {
  '.woff2': 40_000,
  '.svg': 6_000,
  '.txt': 12_000,
  '.webp': 120_000,
  '.avif': 120_000,
  '.png': 60_000,
}
const MOST_OF_FACES = 100_000

const packageSchema = v.object({ name: v.string(), scripts: v.object({ build: v.literal('partner-build') }) })

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** Files that a partner's folder must have, and its assets. */
export async function fileIssues(folder: string): Promise<readonly PartnerIssue[]> {
  return [...missingFiles(folder), ...(await packageIssues(folder)), ...(await assetIssues(folder))]
}

function missingFiles(folder: string): readonly PartnerIssue[] {
  return NEEDED.filter((name) => !existsSync(join(folder, name))).map((name) => ({
    location: name,
    problem: 'the file is missing',
    remedy: 'Add it. pnpm partner new creates an example.',
  }))
}

async function packageIssues(folder: string): Promise<readonly PartnerIssue[]> {
  const name = `@dining/partner-${basename(folder)}`
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => 'null')
  const read = v.safeParse(packageSchema, parsed(text))
  if (read.success && read.output.name === name) return []
  const remedy = `It needs "name": "${name}" and "scripts": { "build": "partner-build" }.`
  return [{ location: 'package.json', problem: 'turbo cannot build this folder by its id', remedy }]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function assetIssues(folder: string): Promise<readonly PartnerIssue[]> {
  const assets = join(folder, 'assets')
  const entries = existsSync(assets) ? await readdir(assets, { recursive: true, withFileTypes: true }) : []
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const named = await facesOf(join(folder, 'theme.css.ts'))
  const sizes = new Map(await Promise.all(files.map(async (file) => [relative(folder, file), (await stat(file)).size] as const)))
  const absent = named.filter((file) => !sizes.has(file))
  const unused = [...sizes.keys()].filter((file) => file.endsWith('.woff2') && !named.includes(file))
  const faces = [...sizes].filter(([file]) => file.endsWith('-latin.woff2')).reduce((sum, [, size]) => sum + size, 0)
  return [
    ...absent.map((location) => ({
      location,
      problem: 'theme.css.ts refers to it, but the file is missing',
      remedy: 'Add the file, or name another face.',
    })),
    ...unused.map((location) => ({
      location,
      problem: 'theme.css.ts does not use this face',
      remedy: 'Declare it with webFace, or remove the file.',
    })),
    ...[...sizes].flatMap(([location, size]) => sizeIssue(location, size)),
    ...(faces > MOST_OF_FACES
      ? [
          {
            location: 'assets/fonts',
            problem: `faces are ${kilobytes(faces)}`,
            remedy: `Reduce them to ${kilobytes(MOST_OF_FACES)} together.`,
          },
        ]
      : []),
  ]
}

function sizeIssue(location: string, size: number): readonly PartnerIssue[] {
  const most = MOST[/\.\w+$/.exec(location)?.[0] ?? '']
  if (most === undefined) {
    return [{ location, problem: 'no page can use a file of this kind', remedy: `Assets are ${Object.keys(MOST).join(', ')}.` }]
  }
  if (size <= most) return []
  return [{ location, problem: `it is ${kilobytes(size)}`, remedy: `Make it smaller than ${kilobytes(most)}.` }]
}

/** Files of the typefaces that a theme declares: two a typeface. */
async function facesOf(theme: string): Promise<readonly string[]> {
  const source = existsSync(theme) ? await readFile(theme, 'utf8') : ''
  return [...source.matchAll(/files: '\.\/([^']+)'/g)].flatMap(([, files]) => [`${files}-latin.woff2`, `${files}-latin-ext.woff2`])
}
