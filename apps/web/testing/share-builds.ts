import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Vitest's global set-up of tests of the web server: its files share their builds in the folder TEST_WEB_BUILDS. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'web-builds-'))
  process.env['TEST_WEB_BUILDS'] = folder
  return () => rm(folder, { recursive: true, force: true })
}
