import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { isNativeApp } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'

import { closedPage } from '../src/app/closed-page.ts'
import type { DrawnNotice } from '../src/app/services.ts'
import type { Bundle } from './bundle.ts'
import type { ContentSource } from './content-source.ts'
import { acceptedEncoding, chooseEncoding, encodeAll, encodeOnce, encodeTighter, encodingHeader, type Encoded } from './encoding.ts'
import type { Environment } from './environment.ts'
import { splitOf, type Split } from './flag-variants.ts'
import { cachedPage, createPageCache, type CachedPage, type PageCache } from './page-cache.ts'
import { PRIVATE, tagOf, type MadePage, type PageMaker, type PageVariant } from './page-maker.ts'
import { createRenderQueue, type RenderQueueLimits } from './render-queue.ts'
import { dismissedNotices, hasIdentity, isPersonal, publicIdOfAddress } from './visitor-cookies.ts'

/** How a page was answered: from the cache, from the cache while a new one is rendered, rendered now, rendered for this visitor only, or refused. */
export type CacheUse = 'hit' | 'stale' | 'miss' | 'own' | 'busy'

export interface Answered {
  /** Template of the page's path. */
  readonly route: string
  readonly cache: CacheUse
}

export interface Pages {
  /** Answers a document request. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<Answered>
}

interface Options {
  readonly bundle: {
    readonly renderer: Pick<Bundle['renderer'], 'facts' | 'hasAppStores'> & {
      readonly partner: { readonly program: Pick<Partner['program'], 'enrollmentType'> }
    }
    readonly manifest: Pick<Bundle['manifest'], 'version'>
  }
  readonly content: Pick<ContentSource, 'version' | 'split'>
  readonly maker: PageMaker
  readonly environment: Pick<Environment, 'PUBLIC_ORIGIN'>
  readonly baseHeaders: Readonly<Record<string, string>>
  /** Called when a page could not be rendered in the background. */
  readonly onError: (cause: unknown) => void
  /** The rendered pages; a new cache unless a test passes one. */
  readonly cache?: PageCache
  readonly limits?: RenderQueueLimits
}

/**
 * Limits of shared pages and of pages for one visitor each, so that visitors with cookies, real or forged, do not delay others. Rendering
 * is work of one thread and takes some ten milliseconds; more parallel renderings only wait for the API.
 */
const RENDER_LIMITS: RenderQueueLimits = { running: 16, waiting: 64, waitMs: 5_000 }

/** The key of a variant of a page; no address contains a space. */
const keyOf = (key: string, { dismissed, isInApp }: PageVariant, split: Split) => {
  const { announcement, sso, app, general } = dismissed
  return `${key} ${[announcement, sso, app, general, isInApp].map(Number).join('')}${split.variant}`
}

/** Maximum number of cached reduced addresses. */
const KEPT_ADDRESSES = 2_000

interface Reduced {
  readonly url: URL
  /** Key of the page in the cache. */
  readonly key: string
  /** Whether the page belongs to the visitor regardless of cookies: because of a public id in the address (SESSION-03), or of its route. */
  readonly isOwn: boolean
  /** Whether the address has a public id. */
  readonly isIdentified: boolean
  /** Template of its path. */
  readonly route: string
  /** The dialogs that it may contain. */
  readonly notices: readonly DrawnNotice[]
}

/** Headers of a shared page for this visitor. While flags split visitors, no cache between us and the browser may store it. */
const splitHeaders = ({ isActive, cookie }: Split): Readonly<Record<string, string>> => ({
  ...(isActive ? { 'cache-control': 'private, no-cache' } : {}),
  ...(cookie === null ? {} : { 'set-cookie': cookie }),
})

function sendCached(request: IncomingMessage, response: ServerResponse, page: CachedPage, split: Split): void {
  const { headers: shared, bytes } = page.forms[acceptedEncoding(request.headers['accept-encoding'])]
  const headers = { ...shared, ...splitHeaders(split) }
  if (request.headers['if-none-match'] === page.etag) {
    const { 'content-length': _length, 'content-encoding': _encoding, ...rest } = headers
    response.writeHead(304, rest).end()
    return
  }
  response.writeHead(page.status, headers).end(request.method === 'HEAD' ? undefined : bytes)
}

const isRedirect = ({ status }: MadePage) => status >= 300 && status < 400

async function sendOnce(
  request: IncomingMessage,
  response: ServerResponse,
  page: MadePage,
  baseHeaders: Options['baseHeaders'],
  split: Split,
) {
  const cookies = [...page.cookies, ...(split.cookie === null ? [] : [split.cookie])]
  const { encoding, bytes } = chooseEncoding(
    await encodeOnce(page.text, request.headers['accept-encoding']),
    request.headers['accept-encoding'],
  )
  response.writeHead(page.status, {
    ...baseHeaders,
    ...page.headers,
    ...(page.headers['cache-control'] === 'no-cache' ? splitHeaders(split) : {}),
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
    ...encodingHeader(encoding),
    'content-length': bytes.length,
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

/** Serves pages: shared ones from the cache, a visitor's own rendered for the visitor. */
export function createPages({
  bundle,
  content,
  maker,
  environment,
  baseHeaders,
  onError,
  cache = createPageCache(),
  limits = RENDER_LIMITS,
}: Options): Pages {
  const { renderer, manifest } = bundle
  const { hasAppStores } = renderer
  const making = new Map<string, ReturnType<typeof makeAndKeep>>()
  const [sharedQueue, ownQueue] = [createRenderQueue(limits), createRenderQueue(limits)]
  let tightening = Promise.resolve()

  /** Recently reduced addresses by their original; visitors request few different ones. */
  const reduced = new Map<string, Reduced>()

  /** The address reduced to the parameters that the page shows; tracking parameters and the like neither reach nor split it. */
  function reduce(raw: string): Reduced {
    const known = reduced.get(raw)
    if (known) return known
    // A path that parses as another host redirects to home.
    const home = new URL('/', environment.PUBLIC_ORIGIN)
    const full = (raw.startsWith('//') ? null : URL.parse(raw, home)) ?? home
    const { reads, key, route, isPrivate, notices } = renderer.facts(full.pathname)
    const url = new URL(full.pathname, environment.PUBLIC_ORIGIN)
    for (const name of reads) for (const value of full.searchParams.getAll(name)) url.searchParams.append(name, value)
    const isIdentified = publicIdOfAddress(full.searchParams) !== undefined
    const result = {
      url,
      key: `${key}${url.search}`,
      isOwn: isPrivate || isIdentified,
      isIdentified,
      route,
      notices,
    }
    if (reduced.size >= KEPT_ADDRESSES) reduced.clear()
    reduced.set(raw, result)
    return result
  }

  /** @returns null if too many renderings are in progress */
  async function makeAndKeep(url: URL, key: string, version: string, variant: PageVariant): Promise<MadePage | null> {
    const made = await sharedQueue.run(() => maker.make(url, randomUUID(), null, variant))
    if (!made.ok) return null
    if (made.value.isWhole && made.value.headers['cache-control'] === 'no-cache') await keep(key, version, made.value)
    return made.value
  }

  async function keep(key: string, version: string, made: MadePage): Promise<void> {
    const tag = tagOf(made.text)
    const before = cache.last(key)
    if (before?.etag === tag && before.status === made.status) return cache.put(key, version, before)
    const pageOf = (body: Encoded) => cachedPage(made.status, tag, { ...baseHeaders, ...made.headers }, body)
    const body = await encodeAll(made.text)
    const page = pageOf(body)
    cache.put(key, version, page)
    // The smallest encoding is not urgent, so one page at a time is enough; one that was replaced meanwhile is skipped.
    tightening = tightening
      .then(async () => {
        if (cache.last(key) === page) cache.replace(key, page, pageOf(await encodeTighter(body)))
      })
      .catch(onError)
  }

  /** One rendering at a time for one page, however many visitors wait for it; so it must not contain data of a visitor. */
  function makeShared(url: URL, key: string, version: string, variant: PageVariant): ReturnType<typeof makeAndKeep> {
    const running = making.get(key)
    if (running) return running
    const started = makeAndKeep(url, key, version, variant).finally(() => making.delete(key))
    making.set(key, started)
    return started
  }

  /**
   * The page that says why the account is closed, for a browser that the provider has signed out after that: it returns to home, with our reason as its
   * `state` (OpenID Connect RP-Initiated Logout 1.0).
   */
  function returnOf(raw: string): string | undefined {
    const url = renderer.partner.program.enrollmentType === 'sso' && raw.startsWith('/?') ? URL.parse(raw, environment.PUBLIC_ORIGIN) : null
    return url ? closedPage(url.searchParams.get('state')) : undefined
  }

  return {
    async handle(request, response) {
      const location = returnOf(request.url ?? '/')
      if (location !== undefined) {
        response.writeHead(303, { ...baseHeaders, location, 'cache-control': PRIVATE }).end()
        return { route: '/', cache: 'own' }
      }
      const { url, key: ownKey, isOwn, isIdentified, route, notices } = reduce(request.url ?? '/')
      const has = dismissedNotices(request.headers.cookie)
      const lacks = (notice: DrawnNotice) => has[notice] && notices.includes(notice)
      const dismissed = { announcement: has.announcement, sso: lacks('sso'), app: lacks('app'), general: lacks('general') }
      const isInApp = hasAppStores && isNativeApp(request.headers['user-agent'])
      const split = await splitOf(content.split(), request.headers, isIdentified || hasIdentity(request.headers.cookie))
      const variant = { dismissed, isInApp, splitKey: split.key, remote: split.remote }
      if (isOwn || isPersonal(request.headers.cookie)) {
        const reference = randomUUID()
        // A visitor who has disconnected meanwhile is not rendered for.
        const own = await ownQueue.run(async () => (response.destroyed ? null : maker.make(url, reference, request, variant)))
        const page = own.ok ? own.value : maker.busy(reference)
        if (page) await sendOnce(request, response, page, baseHeaders, split)
        return { route, cache: own.ok ? 'own' : 'busy' }
      }
      const version = `${manifest.version} ${content.version()}`
      const key = keyOf(ownKey, variant, split)
      const found = cache.get(key, version)
      if (found) {
        sendCached(request, response, found.page, split)
        if (found.isStale) makeShared(url, key, version, variant).catch(onError)
        return { route, cache: found.isStale ? 'stale' : 'hit' }
      }
      const made = await makeShared(url, key, version, variant)
      // The page that was just stored; or, instead of an incomplete page, the last complete one of any age.
      const last = made && isRedirect(made) ? undefined : cache.last(key)
      if (last) sendCached(request, response, last, split)
      else await sendOnce(request, response, made ?? maker.busy(randomUUID()), baseHeaders, split)
      return { route, cache: made || last ? 'miss' : 'busy' }
    },
  }
}
