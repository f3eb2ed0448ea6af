import { stat } from 'node:fs/promises'
import path from 'node:path'

import type { BuildManifest } from './manifest.ts'

/** Brotli bytes and numbers of files of a first visit, by route. */
export type Sizes = readonly {
  readonly route: string
  readonly scripts: number
  readonly styles: number
  readonly scriptFiles: number
  readonly styleFiles: number
}[]

/** Measures the compressed files; each counts once per route. */
export async function measure(client: string, manifest: BuildManifest): Promise<Sizes> {
  const total = async (files: ReadonlySet<string>) => {
    const sizes = await Promise.all([...files].map(async (file) => (await stat(path.join(client, `${file}.br`))).size))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  return Promise.all(
    Object.entries(manifest.routes).map(async ([route, files]) => {
      const scripts = new Set([...manifest.entry.scripts, ...files.scripts])
      const styles = new Set([...manifest.entry.styles, ...files.styles])
      return { route, scripts: await total(scripts), styles: await total(styles), scriptFiles: scripts.size, styleFiles: styles.size }
    }),
  )
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)

export function formatSizes(sizes: Sizes): string {
  const rows = sizes.map(({ route, scripts, styles }) => `  ${route.padEnd(20)}${kilobytes(scripts)}${kilobytes(styles)}`)
  return ['  first load (brotli)     scripts    styles', ...rows].join('\n')
}
