import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

import { tableFor, heightOf, PRESETS, RENDERED, type PictureFormat } from '@dining/ui/dishes'

import { sharedFiles } from '../shared-files.ts'

/** Increased when the pictures are rendered again, since browsers cache them by it. */
const EDITION = 1

/** A cuisine's name in lower case with dashes, and the id that distinguishes restaurants of the same cuisine. */
const ADDRESS = /^\/images\/cuisines\/([a-z0-9-]{1,80})\/([\w-]{1,40})$/

/** The sizes as text, for the error about another size. */
export const SIZES = PRESETS.map((width) => `${width}x${heightOf(width)}`).join(', ')

export interface Pictures {
  /** Answers if the path is a picture's; false leaves the request to others. */
  serve(request: IncomingMessage, response: ServerResponse, address: string): Promise<boolean>
}

/** The best format that the browser accepts; JPEG without an Accept header. */
export function formatFor(accept = ''): PictureFormat {
  const takes = (type: string) => new RegExp(`image/${type}(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accept)
  return takes('avif') ? 'avif' : takes('webp') ? 'webp' : 'jpeg'
}

/** The requested preset, 600 by default; null for any other size. */
export function presetOf(query: URLSearchParams): number | null {
  const [width, height] = [query.get('width'), query.get('height')]
  if (width === null && height === null) return PRESETS[PRESETS.length - 1] ?? null
  return PRESETS.find((one) => width === String(one) && (height === null || height === String(heightOf(one)))) ?? null
}

/**
 * The image route (IMG-01 … IMG-04): dishes of a cuisine as AVIF, WebP or JPEG, `/images/cuisines/<cuisine>/<id>?width=500&height=313`,
 * with `dpr=2` for dense screens. All were rendered in advance by the script of `packages/ui`; each is read once.
 */
export function createPictures(baseHeaders: Readonly<Record<string, string>>): Pictures {
  const read = new Map<string, Promise<Buffer>>()
  const bytesOf = (name: string) => {
    const bytes = read.get(name) ?? readFile(path.join(sharedFiles.cuisines, name))
    read.set(name, bytes)
    return bytes
  }

  return {
    async serve(request, response, address) {
      const { pathname, searchParams } = new URL(address, 'http://web')
      const [, cuisine, id] = ADDRESS.exec(pathname) ?? []
      if (cuisine === undefined || id === undefined) return false
      const preset = presetOf(searchParams)
      if (preset === null) {
        response.writeHead(400, { ...baseHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
        response.end(`Pictures come as ${SIZES}`)
        return true
      }
      const dish = tableFor(cuisine.replaceAll('-', ' '), id).items[0]?.dish ?? 'salad'
      const format = formatFor(request.headers.accept)
      const pixels = preset * (searchParams.get('dpr') === '2' ? 2 : 1)
      const width = RENDERED[format].find((one) => one >= pixels) ?? RENDERED[format].at(-1) ?? preset
      const etag = `"${dish}-${width}-${EDITION}"`
      const headers = {
        ...baseHeaders,
        'content-type': `image/${format}`,
        'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
        vary: 'accept',
        etag,
      }
      if (request.headers['if-none-match'] === etag) {
        response.writeHead(304, headers).end()
        return true
      }
      const bytes = await bytesOf(`${dish}-${width}.${format}`)
      response.writeHead(200, { ...headers, 'content-length': bytes.length })
      response.end(request.method === 'HEAD' ? undefined : bytes)
      return true
    },
  }
}
