import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** What Vite wrote. */
export interface BuiltFiles {
  /** The page, with `%NONCE%` where a nonce belongs. */
  readonly page: string
  /** By path; a name carries a hash of its bytes. */
  readonly assets: ReadonlyMap<string, { readonly bytes: Uint8Array; readonly type: string }>
}

/** Reads the build into memory once; a name asked for is looked up, never joined to a path. Throws where there is none. */
export function readBuiltFiles(dist: string): BuiltFiles {
  const folder = join(dist, 'assets')
  const assets = readdirSync(folder).flatMap((name) => {
    const type = TYPES[extname(name)]
    return type === undefined ? [] : [[`/assets/${name}`, { bytes: readFileSync(join(folder, name)), type }] as const]
  })
  return { page: readFileSync(join(dist, 'index.html'), 'utf8'), assets: new Map(assets) }
}
