import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, join, relative } from 'node:path'

import type { PartnerFault } from '@dining/partner-kit/check'
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

/** Files that a partner's folder must have, and what stands among its assets. */
export async function fileFaults(folder: string): Promise<readonly PartnerFault[]> {
  return [...missingFiles(folder), ...(await packageFaults(folder)), ...(await assetFaults(folder))]
}

function missingFiles(folder: string): readonly PartnerFault[] {
  return NEEDED.filter((name) => !existsSync(join(folder, name))).map((name) => ({
    place: name,
    problem: 'the file is missing',
    remedy: 'Add it. pnpm partner new creates an example.',
  }))
}

async function packageFaults(folder: string): Promise<readonly PartnerFault[]> {
  const name = `@dining/partner-${basename(folder)}`
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => 'null')
  const read = v.safeParse(packageSchema, parsed(text))
  if (read.success && read.output.name === name) return []
  const remedy = `It needs "name": "${name}" and "scripts": { "build": "partner-build" }.`
  return [{ place: 'package.json', problem: 'turbo cannot build this folder by its id', remedy }]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function assetFaults(folder: string): Promise<readonly PartnerFault[]> {
  const assets = join(folder, 'assets')
  const entries = existsSync(assets) ? await readdir(assets, { recursive: true, withFileTypes: true }) : []
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const named = await facesOf(join(folder, 'theme.css.ts'))
  const sizes = new Map(await Promise.all(files.map(async (file) => [relative(folder, file), (await stat(file)).size] as const)))
  const absent = named.filter((file) => !sizes.has(file))
  const unused = [...sizes.keys()].filter((file) => file.endsWith('.woff2') && !named.includes(file))
  const faces = [...sizes].filter(([file]) => file.endsWith('-latin.woff2')).reduce((sum, [, size]) => sum + size, 0)
  return [
    ...absent.map((place) => ({
      place,
      problem: 'theme.css.ts refers to it, but the file is missing',
      remedy: 'Add the file, or name another face.',
    })),
    ...unused.map((place) => ({
      place,
      problem: 'theme.css.ts does not use this face',
      remedy: 'Declare it with webFace, or remove the file.',
    })),
    ...[...sizes].flatMap(([place, size]) => sizeFault(place, size)),
    ...(faces > MOST_OF_FACES
      ? [
          {
            place: 'assets/fonts',
            problem: `faces are ${kilobytes(faces)}`,
            remedy: `Reduce them to ${kilobytes(MOST_OF_FACES)} together.`,
          },
        ]
      : []),
  ]
}

function sizeFault(place: string, size: number): readonly PartnerFault[] {
  const most = MOST[/\.\w+$/.exec(place)?.[0] ?? '']
  if (most === undefined) {
    return [{ place, problem: 'no page can use a file of this kind', remedy: `Assets are ${Object.keys(MOST).join(', ')}.` }]
  }
  if (size <= most) return []
  return [{ place, problem: `it is ${kilobytes(size)}`, remedy: `Make it smaller than ${kilobytes(most)}.` }]
}

/** Files of the faces that a theme declares: two a face. */
async function facesOf(theme: string): Promise<readonly string[]> {
  const source = existsSync(theme) ? await readFile(theme, 'utf8') : ''
  return [...source.matchAll(/files: '\.\/([^']+)'/g)].flatMap(([, files]) => [`${files}-latin.woff2`, `${files}-latin-ext.woff2`])
}
