import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Bundle } from './bundle.ts'
import type { ContentSource } from './content-source.ts'
import { chooseEncoding, encodeAll, encodeOnce } from './encoding.ts'
import type { Environment } from './environment.ts'
import { createPageCache, type CachedPage } from './page-cache.ts'
import { tagOf, type MadePage, type PageMaker } from './page-maker.ts'
import { isPersonal, PUBLIC_ID } from './visitor-cookies.ts'

export interface Pages {
  /** Answers a document request. Never rejects. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void> | void
}

interface Options {
  readonly bundle: Bundle
  readonly content: ContentSource
  readonly maker: PageMaker
  readonly environment: Environment
  readonly baseHeaders: Readonly<Record<string, string>>
}

function sendCached(request: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  if (request.headers['if-none-match'] === page.headers['etag']) {
    response.writeHead(304, page.headers).end()
    return
  }
  const { encoding, bytes } = chooseEncoding(page.body, request.headers['accept-encoding'])
  response.writeHead(page.status, { ...page.headers, ...(encoding ? { 'content-encoding': encoding } : {}), 'content-length': bytes.length })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

async function sendOnce(request: IncomingMessage, response: ServerResponse, page: MadePage, baseHeaders: Options['baseHeaders']) {
  const { encoding, bytes } = chooseEncoding(
    await encodeOnce(page.text, request.headers['accept-encoding']),
    request.headers['accept-encoding'],
  )
  response.writeHead(page.status, {
    ...baseHeaders,
    ...page.headers,
    ...(page.cookies.length > 0 ? { 'set-cookie': [...page.cookies] } : {}),
    ...(encoding ? { 'content-encoding': encoding } : {}),
    'content-length': bytes.length,
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** Serves pages: the ones that anybody may see from the cache, a visitor's own made for them. */
export function createPages({ bundle, content, maker, environment, baseHeaders }: Options): Pages {
  const { renderer, manifest } = bundle
  const cache = createPageCache()
  const making = new Map<string, Promise<MadePage>>()

  /** The address reduced to what the page shows; tracking parameters and the like neither reach nor split it. */
  function reduce(raw: string) {
    const full = new URL(raw.startsWith('//') ? '/' : raw, environment.PUBLIC_ORIGIN)
    const { reads, key } = renderer.facts(full.pathname)
    const url = new URL(full.pathname, environment.PUBLIC_ORIGIN)
    for (const name of reads) for (const value of full.searchParams.getAll(name)) url.searchParams.append(name, value)
    return { url, key: `${key}${url.search}`, isKnown: full.searchParams.has(PUBLIC_ID) }
  }

  async function makeAndKeep(request: IncomingMessage, url: URL, key: string, version: string): Promise<MadePage> {
    const made = await maker.make(request, url, randomUUID())
    if (made.isWhole && made.cookies.length === 0 && made.headers['cache-control'] !== 'no-store') {
      const headers = { ...baseHeaders, ...made.headers, etag: tagOf(made.text) }
      cache.put(key, version, { status: made.status, headers, body: await encodeAll(made.text) })
    }
    return made
  }

  /** One rendering at a time for one page, however many visitors wait for it. */
  function makeShared(request: IncomingMessage, url: URL, key: string, version: string): Promise<MadePage> {
    const running = making.get(key)
    if (running) return running
    const started = makeAndKeep(request, url, key, version).finally(() => making.delete(key))
    making.set(key, started)
    return started
  }

  return {
    async handle(request, response) {
      await content.touch()
      const { url, key, isKnown } = reduce(request.url ?? '/')
      if (isKnown || isPersonal(request.headers.cookie)) {
        return sendOnce(request, response, await maker.make(request, url, randomUUID()), baseHeaders)
      }
      const version = `${manifest.version} ${content.version()}`
      const found = cache.get(key, version)
      if (found) {
        sendCached(request, response, found.page)
        if (found.isStale) void makeShared(request, url, key, version)
        return undefined
      }
      const made = await makeShared(request, url, key, version)
      // A page that lacks something gives way to the last whole one, whatever its age.
      const last = cache.last(key)
      if (last && (made.isWhole || made.status < 400 || made.status >= 500)) return sendCached(request, response, last)
      return sendOnce(request, response, made, baseHeaders)
    },
  }
}
