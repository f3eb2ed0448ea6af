import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Partner } from '@dining/partner-kit'
import { build, type BuildOptions, type Plugin } from 'vite'

import { hashFolder, precompress, type CompressedBefore } from './assets.ts'
import { writeIcons } from './icon.ts'
import { writeLinkPictures } from './link-picture.ts'
import { describeBuild, type BuildManifest, type ViteManifest } from './manifest.ts'
import { reactPart, type ReactPart } from './react-part.ts'
import { noteModules, sbomOf } from './sbom.ts'
import { measure, type Sizes } from './sizes.ts'
import { takeMaps, withMaps } from './source-maps.ts'
import { keptStyles, namesOnly } from './styles.ts'
import { writeWebManifest } from './web-manifest.ts'
import { writeWorker } from './worker.ts'
import { clientBuild, serverBuild, viteConfig } from './vite-config.ts'

interface Order {
  /** Absolute path of `partners/<id>`. */
  readonly partnerFolder: string
  readonly outDir: string
  /** Absolute path of the folder for source maps, which no build contains; none are made without it. */
  readonly maps?: string
}

interface PartnerBuild {
  readonly partnerId: string
  readonly sizes: Sizes
}

export interface Builder {
  /**
   * Builds one partner's web app: `client/` (static files, compressed beside), `server/` (the renderer), `manifest.json`, and
   * `sbom.cdx.json` (the npm packages in the bundles, CycloneDX).
   * The same sources give the same bytes, wherever the folder is. The old build stays complete until the new one replaces it.
   * Several builds may run at the same time, each in its own folder.
   */
  readonly build: (order: Order) => Promise<PartnerBuild>
  readonly close: () => Promise<void>
}

/** The route modules of the most likely pages of a first visit: home, and those to which search engines lead. */
const FIRST_PAGES = ['discover', 'how-it-works', 'merchant', 'search']

function firstFiles({ entry, routes }: BuildManifest): ReadonlySet<string> {
  const pages = FIRST_PAGES.flatMap((name) => routes[name] ?? [])
  return new Set([entry, ...pages].flatMap(({ scripts, styles }) => [...scripts, ...styles]))
}

const FACE = /@font-face\s*\{[^}]*\}/g

/** Moves the `@font-face` rules out of the style sheets of a folder. @returns the rules */
async function takeFaces(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.css')).toSorted()
  const faces: string[] = []
  for (const name of names) {
    const css = await readFile(path.join(folder, name), 'utf8')
    const found = css.match(FACE)
    if (!found) continue
    faces.push(...found)
    await writeFile(path.join(folder, name), css.replaceAll(FACE, ''))
  }
  return faces.join('')
}

/** Builds partners in sequence or in parallel, and does shared work once: compiled styles, compressed files. */
export function createBuilder(): Builder {
  const styles = keptStyles()
  const compressed: CompressedBefore = new Map()
  let react: Promise<readonly [ReactPart, ReactPart]> | undefined
  /** Replaced builds. They are deleted at the end: a disk on which many files were just deleted writes new ones slowly. */
  const replaced: string[] = []
  let bundling: Promise<unknown> = Promise.resolve()
  process.env['NODE_ENV'] = 'production'

  /** One partner is bundled at a time, which uses all cores; the previous one is compressed meanwhile. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = bundling.then(work)
    bundling = done.catch(() => undefined)
    return done
  }

  async function buildPartner({ partnerFolder, outDir, maps }: Order): Promise<PartnerBuild> {
    const module = (await import(pathToFileURL(path.join(partnerFolder, 'partner.ts')).href)) as { default: Partner }
    const partner = module.default
    const next = path.join(path.dirname(outDir), '.cache', `build-${process.pid}`)
    const client = path.join(next, 'client')
    const notes = noteModules()
    const bundle = async (kind: BuildOptions, outDir: string, react: ReactPart, ...more: readonly Plugin[]) => {
      const config = viteConfig(partner, partnerFolder, [react.plugin, notes.plugin, ...more, styles.plugin])
      await build({ ...config, build: { ...config.build, ...(maps === undefined ? kind : withMaps(kind)), outDir } })
      await takeMaps(outDir, maps && path.join(maps, path.basename(outDir)))
      await react.write(outDir)
    }
    try {
      await mkdir(next, { recursive: true })
      const [clientReact, serverReact] = await (react ??= Promise.all([reactPart('client'), reactPart('server')]))
      await inTurn(() =>
        Promise.all([
          bundle(clientBuild(partner), client, clientReact),
          bundle(serverBuild(), path.join(next, 'server'), serverReact, namesOnly()),
        ]),
      )

      const viteManifest = path.join(client, '.vite/manifest.json')
      const parsed = JSON.parse(await readFile(viteManifest, 'utf8')) as ViteManifest
      await rm(path.dirname(viteManifest), { recursive: true })

      await writeIcons(partner, partnerFolder, client)
      await writeLinkPictures(partner, partnerFolder, path.join(next, 'server'))
      await writeWebManifest(partner, partnerFolder, client)
      const version = await hashFolder(next)
      const faces = await takeFaces(path.join(client, 'assets'))
      const manifest = describeBuild({ partnerId: partner.program.id, version, faces, manifest: parsed, react: `/${clientReact.file}` })
      await writeWorker(client, manifest.version)
      await writeFile(path.join(next, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
      const modules = [...notes.ids, ...clientReact.modules, ...serverReact.modules]
      await writeFile(path.join(next, 'sbom.cdx.json'), await sbomOf(partner.program.id, modules))
      await precompress(client, firstFiles(manifest), compressed)
      const sizes = await measure(client, manifest)
      if (existsSync(outDir)) {
        const old = `${next}-old-${replaced.length}`
        replaced.push(old)
        await rename(outDir, old)
      }
      await rename(next, outDir)
      return { partnerId: partner.program.id, sizes }
    } finally {
      await rm(next, { recursive: true, force: true })
    }
  }

  async function close() {
    await styles.close()
    for (const old of replaced) await rm(old, { recursive: true, force: true })
  }

  return { build: buildPartner, close }
}

/** Builds one partner only. */
export async function buildPartner(order: Order): Promise<PartnerBuild> {
  const builder = createBuilder()
  try {
    return await builder.build(order)
  } finally {
    await builder.close()
  }
}
