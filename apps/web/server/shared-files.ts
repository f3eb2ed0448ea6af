import { createRequire } from 'node:module'
import path from 'node:path'

import { BASE_MAP_PATH } from '@dining/merchant-search/base-map'

/** Absolute paths of what every partner's server reads and no build contains. */
export interface SharedFiles {
  /** Pictures of cuisines, rendered in advance. */
  readonly cuisines: string
  /** Pictures of dishes. */
  readonly dishes: string
  /** The archive of the map's tiles. */
  readonly baseMap: string
  /** The renderer of pictures (WebAssembly). */
  readonly renderer: string
  /** The program of the thread that renders pictures. */
  readonly drawWorker: string
}

const PACKAGES = path.resolve(import.meta.dirname, '../../../packages')

/** The shared files in this repository. A packed server has them beside it: `packed-files.ts` replaces this module there. */
export const sharedFiles: SharedFiles = {
  cuisines: path.join(PACKAGES, 'ui/assets/cuisines'),
  dishes: path.join(PACKAGES, 'ui/assets/dishes'),
  baseMap: path.join(PACKAGES, 'merchant-search/assets', path.basename(BASE_MAP_PATH)),
  renderer: createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm'),
  drawWorker: path.join(import.meta.dirname, 'link-pictures/draw-worker.ts'),
}
