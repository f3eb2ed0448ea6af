import path from 'node:path'

import { BASE_MAP_PATH } from '@dining/merchant-search/base-map'

import type { SharedFiles } from './shared-files.ts'

/** The folder of `server.mjs`: this module is in no other file. */
const PACK = import.meta.dirname

/** The shared files in a pack; `build/bundle-server.ts` puts them there. */
export const sharedFiles: SharedFiles = {
  cuisines: path.join(PACK, 'shared/cuisines'),
  dishes: path.join(PACK, 'shared/dishes'),
  baseMap: path.join(PACK, 'shared', path.basename(BASE_MAP_PATH)),
  renderer: path.join(PACK, 'shared/renderer.wasm'),
  drawWorker: path.join(PACK, 'draw-worker.mjs'),
}
