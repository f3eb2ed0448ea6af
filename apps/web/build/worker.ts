import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

import { build } from 'vite'

import { WORKER_PATH } from '../src/browser/worker-path.ts'
import { COMMON_BUILD, WEB_FOLDER } from './vite-config.ts'

/** Bytes of the largest file that the worker loads in advance; only those of the map are larger, which few visits need. */
const LARGEST = 400_000

/** Code and styles of a build, by path, without the map. */
async function filesOf(client: string): Promise<readonly string[]> {
  const assets = path.join(client, 'assets')
  const names = (await readdir(assets)).filter((name) => /\.(?:js|css)$/.test(name)).toSorted()
  const sizes = await Promise.all(names.map(async (name) => (await stat(path.join(assets, name))).size))
  return names.filter((_, index) => (sizes[index] ?? 0) <= LARGEST).map((name) => `/assets/${name}`)
}

/**
 * Writes the service worker of a build, with the list of its files (PWA-09).
 * @param version of the build, which names the worker's cache
 */
export async function writeWorker(client: string, version: string): Promise<void> {
  await build({
    root: WEB_FOLDER,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __VERSION__: JSON.stringify(version),
      __FILES__: JSON.stringify(await filesOf(client)),
    },
    build: {
      ...COMMON_BUILD,
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: {
        input: path.join(WEB_FOLDER, 'worker/worker.ts'),
        output: { entryFileNames: path.basename(WORKER_PATH), format: 'iife' },
      },
    },
  })
}
