import { createServer, type ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

import { get } from '../get.ts'

/** A page and what it needs, answered from memory the way our own server answers a cached page. */
export interface SavedPage {
  readonly origin: string
  readonly close: () => void
}

/** The page without its scripts and its state, so that only HTML, styles and pictures are left. */
export function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*rel="(?:modulepreload|preload)"[^>]*as="script"[^>]*>/g, '')
}

/**
 * Serves a saved page at `/`; everything else is passed on to `upstream` (fonts and pictures come from the same place as in the original).
 * `hostName` ends in .localhost, as the original's does.
 */
export async function serveSavedPage(html: string, upstream: string, hostName: string): Promise<SavedPage> {
  const plain = Buffer.from(html)
  const bodies = {
    br: brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    gzip: gzipSync(plain, { level: 9 }),
    identity: plain,
  }
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      void passOn(upstream + (request.url ?? ''), response)
      return
    }
    const accepted = request.headers['accept-encoding'] ?? ''
    const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity'
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    })
    response.end(bodies[encoding])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('the server has no port')
  return { origin: `http://${hostName}:${address.port}`, close: () => server.closeAllConnections() }
}

const kept = new Map<string, Buffer>()

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  woff2: 'font/woff2',
  css: 'text/css',
  svg: 'image/svg+xml',
  png: 'image/png',
}

async function passOn(url: string, response: ServerResponse): Promise<void> {
  const body = kept.get(url) ?? (await get(url)).body
  kept.set(url, body)
  const type = TYPES[new URL(url).pathname.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
  response.writeHead(200, { 'content-type': type, 'cache-control': 'public, max-age=31536000' }).end(body)
}
