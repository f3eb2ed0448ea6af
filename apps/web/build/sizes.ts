import { stat } from 'node:fs/promises'
import path from 'node:path'

import type { BuildManifest } from './manifest.ts'

/** Brotli bytes of a first visit, by route. */
export type Sizes = readonly { readonly route: string; readonly scripts: number; readonly styles: number }[]

/** Measures the compressed files; each counts once per route. */
export async function measure(client: string, manifest: BuildManifest): Promise<Sizes> {
  const total = async (files: readonly string[]) => {
    const sizes = await Promise.all([...new Set(files)].map(async (file) => (await stat(path.join(client, `${file}.br`))).size))
    return sizes.reduce((sum, size) => sum + size, 0)
  }
  return Promise.all(
    Object.entries(manifest.routes).map(async ([route, files]) => ({
      route,
      scripts: await total([...manifest.entry.scripts, ...files.scripts]),
      styles: await total([...manifest.entry.styles, ...files.styles]),
    })),
  )
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)

export function formatSizes(sizes: Sizes): string {
  const rows = sizes.map(({ route, scripts, styles }) => `  ${route.padEnd(20)}${kilobytes(scripts)}${kilobytes(styles)}`)
  return ['  first load (brotli)     scripts    styles', ...rows].join('\n')
}
