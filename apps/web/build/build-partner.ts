import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Partner } from '@dining/partner-kit'
import { build } from 'vite'

import { hashFolder, precompress } from './assets.ts'
import { writeIcon } from './icon.ts'
import { describeBuild, type ViteManifest } from './manifest.ts'
import { measure, type Sizes } from './sizes.ts'
import { writeWebManifest } from './web-manifest.ts'
import { clientBuild, serverBuild, viteConfig } from './vite-config.ts'

const DISHES = path.resolve(import.meta.dirname, '../../../packages/ui/assets/dishes')

interface Order {
  /** Absolute path of `partners/<id>`. */
  readonly partnerFolder: string
  readonly outDir: string
}

/**
 * Builds one partner's web app: `client/` (static files, compressed beside), `server/` (the renderer) and `manifest.json`.
 * The same sources give the same bytes, wherever the folder lies. The old build stays whole until the new one takes its place.
 */
export async function buildPartner({ partnerFolder, outDir }: Order): Promise<{ partnerId: string; sizes: Sizes }> {
  const module = (await import(pathToFileURL(path.join(partnerFolder, 'partner.ts')).href)) as { default: Partner }
  const partner = module.default
  const config = viteConfig(partner, partnerFolder)
  const next = path.join(path.dirname(outDir), '.cache', `build-${process.pid}`)
  const client = path.join(next, 'client')

  process.env['NODE_ENV'] = 'production'
  try {
    await mkdir(next, { recursive: true })
    await build({ ...config, build: { ...config.build, ...clientBuild(client) } })
    await build({ ...config, build: { ...config.build, ...serverBuild(path.join(next, 'server')) } })

    const viteManifest = path.join(client, '.vite/manifest.json')
    const parsed = JSON.parse(await readFile(viteManifest, 'utf8')) as ViteManifest
    await rm(path.dirname(viteManifest), { recursive: true })
    if (existsSync(DISHES)) await cp(DISHES, path.join(client, 'images/dishes'), { recursive: true })

    await writeIcon(partner, partnerFolder, client)
    await writeWebManifest(partner, partnerFolder, client)
    const manifest = describeBuild(partner.program.id, await hashFolder(next), parsed)
    await writeFile(path.join(next, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
    await precompress(client)
    const sizes = await measure(client, manifest)
    await rm(outDir, { recursive: true, force: true })
    await rename(next, outDir)
    return { partnerId: partner.program.id, sizes }
  } finally {
    await rm(next, { recursive: true, force: true })
  }
}
