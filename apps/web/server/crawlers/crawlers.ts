import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'

import type { ApiClient } from '@dining/api-client'
import { contentCall } from '@dining/api-client/client'
import { readContentSet } from '@dining/copy-engine/content'
import type { Partner } from '@dining/partner-kit'

import { listedOf } from '../../src/earn/earn-entry.ts'
import type { ServerCalls } from '../server-calls.ts'
import { robotsTxt } from './robots.ts'
import { pagesSitemap, partAt, restaurantParts, restaurantsSitemap, sitemapIndex, type SitemapPart } from './sitemap.ts'

/** Milliseconds for which a part is served without asking the API again. */
const FRESH_MS = 3_600_000
/** Milliseconds for which a part is served while the API does not answer. */
const KEPT_MS = 24 * 3_600_000
/** Seconds after which a crawler may ask again for a part that is unavailable. */
const RETRY_SECONDS = 600

export interface Crawlers {
  /** Answers if the path is one that crawlers request; false leaves the request to others. */
  serve(request: IncomingMessage, response: ServerResponse, pathname: string): Promise<boolean>
}

interface Options {
  readonly partner: Partner
  /** Origin of the site. */
  readonly origin: string
  readonly isProduction: boolean
  readonly baseHeaders: Readonly<Record<string, string>>
  readonly askListed: ServerCalls['listedMerchants']
  /** Content and flags, from the server's memory. */
  readonly content: ApiClient
  /** Whether content includes drafts, as on pages. */
  readonly drafts: boolean
  readonly now?: () => number
}

interface Kept {
  /** The compressed part; null if there is no such part. */
  readonly bytes: Buffer | null
  readonly madeAt: number
  /** Number of all restaurants, where the part told it. */
  readonly total: number
}

/**
 * `robots.txt`, and the site map: an index and its parts of at most 10,000 addresses. Each part is one call of the API; one that does not
 * answer makes the part unavailable, never empty, which would take all restaurants out of the search engines.
 */
export function createCrawlers({
  partner,
  origin,
  isProduction,
  baseHeaders,
  askListed,
  content,
  drafts,
  now = Date.now,
}: Options): Crawlers {
  const kept = new Map<SitemapPart, Kept>()
  const making = new Map<SitemapPart, Promise<Kept | null>>()
  const robots = Buffer.from(robotsTxt(partner, origin, isProduction))

  const keep = async (part: SitemapPart, text: string, total = 0): Promise<Kept> => {
    const made = { bytes: await promisify(gzip)(text), madeAt: now(), total }
    kept.set(part, made)
    return made
  }

  async function makePages(): Promise<Kept | null> {
    const [entries, flags] = await Promise.all([
      content.call('getContent', contentCall('earn_details', drafts)),
      content.call('getFeatureFlags', {}),
    ])
    if (!entries.ok || !flags.ok) return null
    const contentPaths = listedOf(readContentSet('earn_details', entries.value).entries).map(({ fields }) => fields.url)
    const isDiscoverShown = flags.value.partnerFeatureFlags['discoverPage'] === true
    return keep('pages', pagesSitemap(partner, origin, { contentPaths, isDiscoverShown }))
  }

  /** The first page tells the number of all, and is kept with the index. */
  async function makeFirst(): Promise<Kept | null> {
    const answer = await askListed(1)
    if (!answer) return null
    await keep('index', sitemapIndex(origin, answer.total), answer.total)
    return keep(1, restaurantsSitemap(origin, answer), answer.total)
  }

  async function make(part: SitemapPart): Promise<Kept | null> {
    if (part === 'pages') return makePages()
    if (part === 'index') return (await partOf(1)) && (kept.get('index') ?? null)
    if (part === 1) return makeFirst()
    const first = await partOf(1)
    if (!first) return null
    // Otherwise any number would be a call of the API.
    if (part > restaurantParts(first.total)) return { bytes: null, madeAt: now(), total: first.total }
    const answer = await askListed(part)
    return answer && keep(part, restaurantsSitemap(origin, answer))
  }

  /** A part that is fresh, or was kept while the API does not answer; one call at a time for each. */
  async function partOf(part: SitemapPart): Promise<Kept | null> {
    const known = kept.get(part)
    if (known && now() - known.madeAt < FRESH_MS) return known
    const running = making.get(part) ?? make(part).finally(() => making.delete(part))
    making.set(part, running)
    const made = await running
    return made ?? (known && now() - known.madeAt < KEPT_MS ? known : null)
  }

  async function serveSitemap(request: IncomingMessage, response: ServerResponse, part: SitemapPart): Promise<void> {
    const answer = await partOf(part)
    const text = { ...baseHeaders, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
    if (!answer) {
      response.writeHead(503, { ...text, 'retry-after': String(RETRY_SECONDS) }).end('The site map is unavailable')
      return
    }
    if (!answer.bytes) {
      response.writeHead(404, text).end('The site map has no such part')
      return
    }
    const isCompressed = request.headers['accept-encoding']?.includes('gzip') === true
    const bytes = isCompressed ? answer.bytes : await promisify(gunzip)(answer.bytes)
    response.writeHead(200, {
      ...baseHeaders,
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=${FRESH_MS / 1_000}`,
      vary: 'accept-encoding',
      ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
      'content-length': bytes.length,
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
  }

  return {
    async serve(request, response, pathname) {
      if (pathname === '/robots.txt') {
        const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': `public, max-age=${FRESH_MS / 1_000}` }
        response.writeHead(200, { ...baseHeaders, ...headers, 'content-length': robots.length })
        response.end(request.method === 'HEAD' ? undefined : robots)
        return true
      }
      const part = partAt(pathname)
      if (part === null) return false
      await serveSitemap(request, response, part)
      return true
    },
  }
}
