import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { madeOnce } from '@dining/serving/testing'

import { buildPartner, bundleServer, type Builder } from '../build/index.ts'

export type TestPartner = 'plain' | 'hub' | 'away' | 'full' | 'credit' | 'vendors'

const FOLDER = path.join(import.meta.dirname, 'partners')

/** A build, which `remove` deletes unless other test files use it, too. */
interface Built {
  readonly dist: string
  readonly remove: () => Promise<void>
}

/** A build of a test partner as `partner-build` makes it, once in a run of vitest (./share-builds.ts). Tests do not change it. */
export async function built(partner: TestPartner): Promise<Built> {
  const shared = process.env['TEST_WEB_BUILDS']
  if (shared === undefined) return builtBy(buildPartner, partner)
  const dist = path.join(shared, partner, 'dist')
  // The builder renames a complete build.
  await madeOnce(dist, async () => void (await buildPartner({ partnerFolder: path.join(FOLDER, partner), outDir: dist })))
  return { dist, remove: () => Promise.resolve() }
}

/** The server of packs, bundled once in a run of vitest; tests do not change it. @returns absolute path of its folder */
export async function builtServer(): Promise<string> {
  const shared = process.env['TEST_WEB_BUILDS'] ?? (await mkdtemp(path.join(tmpdir(), 'web-server-')))
  const folder = path.join(shared, 'server')
  await madeOnce(folder, async () => {
    await bundleServer({ outDir: `${folder}-unfinished` })
    await rename(`${folder}-unfinished`, folder)
  })
  return folder
}

/** A further build of a test partner. */
export async function builtBy(build: Builder['build'], partner: TestPartner): Promise<Built> {
  const place = await mkdtemp(path.join(tmpdir(), `web-${partner}-`))
  const dist = path.join(place, 'dist')
  await build({ partnerFolder: path.join(FOLDER, partner), outDir: dist })
  return { dist, remove: () => rm(place, { recursive: true, force: true }) }
}
