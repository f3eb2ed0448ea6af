import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { buildPartner, type Builder } from '../build/index.ts'

export type TestPartner = 'plain' | 'hub' | 'away'

const FOLDER = path.join(import.meta.dirname, 'partners')

/**
 * Builds a test partner as `partner-build` does; `remove` deletes the build.
 * @param build a builder that also builds others; a new one by default
 */
export async function built(
  partner: TestPartner,
  build: Builder['build'] = buildPartner,
): Promise<{ readonly dist: string; readonly remove: () => Promise<void> }> {
  const place = await mkdtemp(path.join(tmpdir(), `web-${partner}-`))
  const dist = path.join(place, 'dist')
  await build({ partnerFolder: path.join(FOLDER, partner), outDir: dist })
  return { dist, remove: () => rm(place, { recursive: true, force: true }) }
}
