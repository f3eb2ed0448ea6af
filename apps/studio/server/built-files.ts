import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** The output of Vite. */
export interface BuiltFiles {
  /** The page, with `%NONCE%` in place of the nonce. */
  readonly page: string
  /** By path; a name contains a hash of its bytes. */
  readonly assets: ReadonlyMap<string, { readonly bytes: Uint8Array; readonly type: string }>
}

/** Reads the build into memory once; a requested name is looked up, never joined to a path. Throws if there is no build. */
export function readBuiltFiles(dist: string): BuiltFiles {
  const folder = join(dist, 'assets')
  const assets = readdirSync(folder).flatMap((name) => {
    const type = TYPES[extname(name)]
    return type === undefined ? [] : [[`/assets/${name}`, { bytes: readFileSync(join(folder, name)), type }] as const]
  })
  return { page: readFileSync(join(dist, 'index.html'), 'utf8'), assets: new Map(assets) }
}
