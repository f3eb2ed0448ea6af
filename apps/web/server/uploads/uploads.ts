import type { IncomingMessage, ServerResponse } from 'node:http'

import { PICTURE_WIDTHS, type PictureFormat } from '@dining/contract/pictures'
import { RESTAURANT_PICTURES_PATH, restaurantPictureOf, UPLOADS_PATH, uploadOf } from '@dining/domain/uploads'

import { formatFor, presetOf, SIZES } from '../pictures/pictures.ts'
import type { ServerCalls } from '../server-calls.ts'

/** Bytes of files that a process keeps. Most pages show the same few pictures. */
const KEPT_BYTES = 16 * 1024 * 1024
/** What an id shows never changes (`framePicture`). */
const FOREVER = 'public, max-age=31536000, immutable'

interface Options {
  readonly askFile: ServerCalls['pictureFile']
  readonly baseHeaders: Readonly<Record<string, string>>
}

export interface Uploads {
  /** Answers if the path is one of uploads; false leaves the request to others. */
  serve(request: IncomingMessage, response: ServerResponse, address: string): Promise<boolean>
}

/**
 * The pictures that operators uploaded, `/images/uploads/<id>?width=500&height=313`, as `createPictures` serves those of cuisines: three presets, `dpr=2`,
 * AVIF, WebP or JPEG (IMG-01 … IMG-04). The API has made the files; a process keeps those that were requested last. So are those of restaurants,
 * `/images/restaurants/<id>`, which without a size are whole, as WebP.
 */
export function createUploads({ askFile, baseHeaders }: Options): Uploads {
  const kept = new Map<string, Buffer>()
  let keptBytes = 0
  const asked = new Map<string, ReturnType<typeof askFile>>()

  function keep(key: string, bytes: Buffer) {
    kept.set(key, bytes)
    keptBytes += bytes.length
    for (const [oldest, file] of kept) {
      if (keptBytes <= KEPT_BYTES) return
      kept.delete(oldest)
      keptBytes -= file.length
    }
  }

  async function fileOf(id: string, format: PictureFormat, width: number): ReturnType<typeof askFile> {
    const key = `${id} ${format} ${width}`
    const here = kept.get(key)
    if (here) {
      // The last place, as the one that was requested last.
      kept.delete(key)
      kept.set(key, here)
      return here
    }
    const asking = asked.get(key) ?? askFile(id, format, width).finally(() => asked.delete(key))
    asked.set(key, asking)
    const file = await asking
    if (file instanceof Buffer && !kept.has(key)) keep(key, file)
    return file
  }

  return {
    async serve(request, response, address) {
      const { pathname, searchParams } = new URL(address, 'http://web')
      const isRestaurant = pathname.startsWith(RESTAURANT_PICTURES_PATH)
      if (!isRestaurant && !pathname.startsWith(UPLOADS_PATH)) return false
      const say = (status: number, text: string) => {
        response.writeHead(status, { ...baseHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(text)
        return true
      }
      const id = isRestaurant ? restaurantPictureOf(pathname) : uploadOf(pathname)
      if (id === null) return say(404, 'Not found')
      const preset = presetOf(searchParams)
      if (preset === null) return say(400, `Pictures come as ${SIZES}`)
      const isWhole = isRestaurant && !searchParams.has('width') && !searchParams.has('height')
      const format = isWhole ? 'webp' : formatFor(request.headers.accept)
      const pixels = preset * (searchParams.get('dpr') === '2' ? 2 : 1)
      const width = isWhole ? 0 : (PICTURE_WIDTHS.findLast((one) => one <= pixels) ?? preset)
      const etag = `"${id}-${width}-${format}"`
      const headers = { ...baseHeaders, 'content-type': `image/${format}`, 'cache-control': FOREVER, vary: 'accept', etag }
      const file = await fileOf(id, format, width)
      if (file === 'missing') return say(404, 'Not found')
      if (file === null) return say(503, 'Not ready')
      if (request.headers['if-none-match'] === etag) {
        response.writeHead(304, headers).end()
        return true
      }
      response.writeHead(200, { ...headers, 'content-length': file.length }).end(request.method === 'HEAD' ? undefined : file)
      return true
    },
  }
}
