import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

import * as v from 'valibot'
import type { BuildOptions } from 'vite'

import { WEB_FOLDER } from './vite-config.ts'

const ROOT = path.resolve(WEB_FOLDER, '../..')

const mapSchema = v.looseObject({ sources: v.array(v.string()) })

/** A bundle with source maps, to which its files do not refer. */
export function withMaps(kind: BuildOptions): BuildOptions {
  return {
    ...kind,
    sourcemap: 'hidden',
    rolldownOptions: {
      ...kind.rolldownOptions,
      // Plugins of ours that cut unused parts out of libraries have no maps: positions in those modules are inexact.
      onLog: (level, log, write) => (log.code === 'SOURCEMAP_BROKEN' ? undefined : write(level, log)),
    },
  }
}

/** How Rolldown names the file of a `?url` module in the text of that module; the name is another one in each build. */
const FILE_REFERENCE = /import\.meta\.ROLLDOWN_FILE_URL_[\w$-]+/g

/** A source relative to the repository, wherever that is; names of modules without a file stay as they are. */
function sourceName(source: string, from: string): string {
  return source.includes('\0') ? source : path.relative(ROOT, path.resolve(from, source)).split(path.sep).join('/')
}

/**
 * Moves the source maps out of a folder of bundles, so that no server serves them. Their sources are named from the top of the repository.
 * @param to absolute path of the folder for them; undefined if the bundles have none
 */
export async function takeMaps(folder: string, to: string | undefined): Promise<void> {
  if (to === undefined) return
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.map'))
  for (const name of names.toSorted()) {
    const file = path.join(folder, name)
    const text = (await readFile(file, 'utf8')).replaceAll(FILE_REFERENCE, 'import.meta.ROLLDOWN_FILE_URL')
    const map = v.parse(v.pipe(v.string(), v.parseJson(), mapSchema), text)
    await mkdir(path.dirname(path.join(to, name)), { recursive: true })
    await writeFile(path.join(to, name), JSON.stringify({ ...map, sources: map.sources.map((one) => sourceName(one, path.dirname(file))) }))
    await rm(file)
  }
}
