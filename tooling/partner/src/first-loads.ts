import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { measure, type BuildManifest, type Sizes } from '@dining/web/build'

/**
 * Brotli bytes by route of a build, from what partner-build wrote.
 * @param dist absolute path of `partners/<id>/dist`
 */
export async function firstLoads(dist: string): Promise<Sizes> {
  // Written by the same build.
  const manifest = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')) as BuildManifest
  return measure(join(dist, 'client'), manifest)
}
