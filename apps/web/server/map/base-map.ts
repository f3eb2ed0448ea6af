import { open, type FileHandle } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

import { BASE_MAP_PATH } from '@dining/merchant-search/base-map'

import { sharedFiles } from '../shared-files.ts'

/** The address contains the edition. */
const FOREVER = 'public, max-age=31536000, immutable'
/** One range of bytes with both ends, as maps ask for it; every other form is answered with the whole file. */
const RANGE = /^bytes=(\d{1,15})-(\d{1,15})$/
/** Most bytes of one answer; a directory or a tile is far smaller. */
const MOST_BYTES = 1024 * 1024

export interface BaseMap {
  /** Answers if the path is the base map's; false leaves the request to others. */
  serve(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean>
  close(): Promise<void>
}

/** The archive of the base map's tiles, of which browsers fetch ranges of bytes. */
export async function openBaseMap(baseHeaders: Readonly<Record<string, string>>): Promise<BaseMap> {
  const file: FileHandle = await open(sharedFiles.baseMap)
  const { size } = await file.stat()
  const headers = {
    ...baseHeaders,
    'content-type': 'application/vnd.pmtiles',
    'cache-control': FOREVER,
    'accept-ranges': 'bytes',
    etag: `"${path.basename(BASE_MAP_PATH)}"`,
  }
  return {
    async serve(request, response, pathname) {
      if (pathname !== BASE_MAP_PATH) return false
      const [, from, to] = RANGE.exec(request.headers.range ?? '') ?? []
      if (from === undefined || to === undefined) {
        // No map reads the archive as a whole, and 3 MB are not sent to who does not say what is needed.
        response.writeHead(416, { ...baseHeaders, 'content-range': `bytes */${size}`, 'cache-control': 'no-store' }).end()
        return true
      }
      const start = Number(from)
      const end = Math.min(Number(to), size - 1, start + MOST_BYTES - 1)
      if (start > end) {
        response.writeHead(416, { ...baseHeaders, 'content-range': `bytes */${size}`, 'cache-control': 'no-store' }).end()
        return true
      }
      const length = end - start + 1
      response.writeHead(206, { ...headers, 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': length })
      if (request.method === 'HEAD') response.end()
      else response.end((await file.read(Buffer.alloc(length), 0, length, start)).buffer)
      return true
    },
    close: () => file.close(),
  }
}
