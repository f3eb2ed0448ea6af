import { readdir, readFile } from 'node:fs/promises'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'

import { StackError } from '@dining/stack'
import * as v from 'valibot'

/** A place in a file that was served, as a browser error names it: the name of the file, and line and column from 1. */
interface ServedPlace {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** A place with its source; `source` is null if the maps have no such file, or no source for the place. */
export interface TracedPlace {
  /** As it was reported: `/assets/a.js:1:23`. */
  readonly place: string
  readonly source: { readonly file: string; readonly line: number; readonly column: number; readonly name: string | null } | null
}

/** Where `pnpm partner pack` puts the maps of what browsers get. */
const SITE_MAPS = 'site/client/assets'

/** Lines of the log, and stacks of browsers, both with and without the origin. */
const PLACE = /\/assets\/([\w.-]{1,80}\.js):(\d{1,7}):(\d{1,7})/g

const mapSchema = v.looseObject({
  version: v.literal(3),
  sources: v.array(v.nullable(v.string())),
  names: v.optional(v.array(v.string()), []),
  mappings: v.string(),
})

/**
 * The sources of the places that a text names, in their order.
 * @param maps absolute path of the folder with the source maps of one pack
 * @throws StackError for a folder of something else, and for a map that is not one
 */
export async function tracePlaces(maps: string, text: string): Promise<readonly TracedPlace[]> {
  const folder = join(maps, SITE_MAPS)
  const files = await readdir(folder).catch(() => {
    throw new StackError(`${maps} has no source maps of a site. Name the folder or the .tar whose name ends with -maps.`)
  })
  const opened = new Map<string, Promise<SourceMap>>()
  const mapOf = (file: string) => {
    if (!files.includes(`${file}.map`)) return null
    const map = opened.get(file) ?? openMap(join(folder, `${file}.map`))
    opened.set(file, map)
    return map
  }
  const places = Array.from(text.matchAll(PLACE), ([place, file = '', line, column]) => ({
    place,
    served: { file, line: Number(line), column: Number(column) },
  }))
  return Promise.all(places.map(async ({ place, served }) => ({ place, source: sourceAt(await mapOf(served.file), served) })))
}

async function openMap(path: string): Promise<SourceMap> {
  const map = v.safeParse(v.pipe(v.string(), v.parseJson(), mapSchema), await readFile(path, 'utf8'))
  if (!map.success) throw new StackError(`${path} is no source map.`)
  // Node's type names fields that the format calls optional.
  return new SourceMap(map.output as unknown as SourceMapPayload)
}

function sourceAt(map: SourceMap | null, { line, column }: ServedPlace): TracedPlace['source'] {
  // The entry counts from 0.
  const entry = map?.findEntry(line - 1, column - 1)
  if (!entry || !('originalSource' in entry) || entry.originalSource === undefined) return null
  const { originalSource: file, originalLine, originalColumn } = entry
  const origin = map?.findOrigin(line, column)
  const name = origin && 'name' in origin ? (origin.name ?? null) : null
  return { file, line: originalLine + 1, column: originalColumn + 1, name }
}
