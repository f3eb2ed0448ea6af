import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import type { BuildManifest } from '../build/manifest.ts'
import type { Renderer } from '../src/entry-server.tsx'
import { createStyleReducer } from './used-styles.ts'

/** A built partner, ready to serve. */
export interface Bundle {
  readonly renderer: Renderer
  readonly manifest: BuildManifest
  /** Styles and scripts of a page made of these route modules. */
  assets(modules: readonly string[]): PageAssets
}

export interface PageAssets {
  /** The rules that this HTML uses, with the faces of the texts. */
  readonly styleOf: (html: string) => string
  /** Paths of the style sheets that these rules are from, in the order of the cascade. */
  readonly held: readonly string[]
  readonly scripts: readonly string[]
}

/**
 * Loads the output of partner-build.
 * @param dist absolute path of `partners/<id>/dist`
 */
export async function loadBundle(dist: string): Promise<Bundle> {
  // Both files are written by the same build that releases this server's code.
  const manifest = JSON.parse(await readFile(path.join(dist, 'manifest.json'), 'utf8')) as BuildManifest
  const server = (await import(pathToFileURL(path.join(dist, 'server/entry-server.js')).href)) as { createRenderer(): Promise<Renderer> }
  const all = [manifest.entry, ...Object.values(manifest.routes)]
  const sheets = new Map<string, string>()
  for (const href of new Set(all.flatMap(({ styles }) => styles))) {
    sheets.set(href, (await readFile(path.join(dist, 'client', href), 'utf8')).trim())
  }

  const known = new Map<string, PageAssets>()
  return {
    manifest,
    renderer: await server.createRenderer(),
    assets(modules) {
      const key = modules.join()
      const parts = [manifest.entry, ...modules.map((name) => manifest.routes[name] ?? { scripts: [], styles: [] })]
      const held = [...new Set(parts.flatMap(({ styles }) => styles))]
      const assets = known.get(key) ?? {
        held,
        styleOf: createStyleReducer(manifest.faces + held.map((href) => sheets.get(href) ?? '').join('')),
        scripts: [...new Set(parts.flatMap(({ scripts }) => scripts))],
      }
      known.set(key, assets)
      return assets
    },
  }
}
