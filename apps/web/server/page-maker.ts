import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

import type { ApiClient, ApiError } from '@dining/api-client'
import { createApiClient } from '@dining/api-client/client'
import { NO_SUBJECT, type FlagSubject } from '@dining/domain/flags'
import { withoutToken } from '@dining/domain/pages'
import type { Tracing } from '@dining/serving'
import type { SignedFetch } from '@dining/serving/callers'

import { forwardedHeaders } from './api-passthrough.ts'
import { MAINTENANCE_STATUS } from '../src/app/shell/maintenance.ts'
import type { DismissedNotices } from '../src/app/services.ts'
import type { RenderedPage } from '../src/entry-server.tsx'
import { batchReads } from './batched-reads.ts'
import type { Bundle, PageAssets } from './bundle.ts'
import type { ContentSource } from './content-source.ts'
import { emulationRibbon } from './emulation/emulation-ribbon.ts'
import type { Emulations } from './emulation/emulations.ts'
import { renderDocument } from './document.ts'
import type { RemoteValues } from './flag-variants.ts'
import type { Environment } from './environment.ts'
import { failurePage } from './failure-page.ts'
import { pageHead } from './head/page-head.ts'
import type { Log } from './log.ts'
import { PREVIEW_ENDED, type Previews } from './preview/previews.ts'
import { ribbonOf, type ShownPreview } from './preview/ribbon.ts'
import { pageHeaders, type PageOrigins } from './security-headers.ts'
import { vendorAccounts } from './vendor-sources.ts'
import { hasSession, hidesDrafts, publicIdFrom } from './visitor-cookies.ts'

/** Milliseconds after which a page no longer waits for the API, and is rendered with the available data. */
const API_TIMEOUT_MS = 6_000
/** Timeout of the whole page in milliseconds: long enough to report what failed. */
const RENDER_TIMEOUT_MS = 9_000

/** Seconds after which a refused page may be requested again. */
const BUSY_RETRY_SECONDS = 5

/** A page as text, before compression. */
export interface MadePage {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  readonly text: string
  /** Whether all data of the page were available. Only such a page is stored. */
  readonly isWhole: boolean
}

/** A header rather than an element: it costs no bytes of the document, and other environments answer the same document. */
const NOT_LISTED = { 'x-robots-tag': 'noindex' }

/** Cache-Control of an answer that belongs to one visitor, or that no cache may store. */
export const PRIVATE = 'private, no-store'

/** What differs between pages of one address that are shared by visitors. */
export interface PageVariant {
  /** The notices that the page leaves out. */
  readonly dismissed: DismissedNotices
  /** Whether it is shown in the native app of the partner, without its stores (FOOTER-01). */
  readonly isInApp: boolean
  /** The number by which flags are drawn for a visitor without an identity; null without one. */
  readonly splitKey: string | null
  /** The values of flags that a remote provider gives this number. */
  readonly remote: RemoteValues
}

export interface PageMaker {
  /** The answer to a request beyond the capacity of this process. */
  busy(reference: string): MadePage
  /**
   * @param url with only the parameters that the page reads
   * @param variant what the page leaves out
   * @param visitor the visitor of the page, with cookies and address; null for a shared page, which contains no visitor's data
   */
  make(url: URL, reference: string, visitor: IncomingMessage | null, variant: PageVariant): Promise<MadePage>
}

interface Options {
  readonly bundle: Bundle
  /** Whether the build has pictures for previews of links. */
  readonly hasPictures: boolean
  readonly content: ContentSource
  readonly environment: Environment
  readonly fetchApi: SignedFetch
  /** Whether drafts of content are shown (CONTENT-05). */
  readonly drafts: boolean
  readonly previews: Pick<Previews, 'of'>
  readonly emulations: Pick<Emulations, 'of'>
  readonly log: Log
  readonly tracing: Tracing
}

type ShownPage = Extract<RenderedPage, { readonly kind: 'page' }>

/** Whether the page was opened from this site or from the address bar. The API applies the same rule to GET /api/SignOut. */
const isDeliberate = ({ headers }: IncomingMessage) => ['same-origin', 'none'].includes(String(headers['sec-fetch-site']))

/** For whom flags are evaluated on a page without a session. */
const subjectOf = (publicId: string | undefined, splitKey: string | null): FlagSubject =>
  publicId === undefined ? { ...NO_SUBJECT, key: splitKey } : { kind: 'known', key: publicId, tier: null }

/** Whether the API failed, rather than the visitor's request. */
const isOutage = (error: ApiError) => error.kind !== 'problem' || error.status >= 500

/** Renders pages with the visitor's own cookies for the API. */
export function createPageMaker({
  bundle,
  hasPictures,
  content,
  environment,
  fetchApi,
  drafts,
  previews,
  emulations,
  log,
  tracing,
}: Options): PageMaker {
  const { renderer, manifest } = bundle
  const { program, features } = renderer.partner
  const hasInstallBanner = features.hasPWAInstallBanner
  const siteOrigins = { ...environment, captcha: program.captcha, hasTypeform: features.typeformCode !== '', hasInstallBanner }

  const { STRIPE_PUBLISHABLE_KEY: publishableKey, STRIPE_SCRIPT_URL: scriptUrl } = environment
  const provider = publishableKey === undefined ? null : { publishableKey, scriptUrl }
  const accounts = vendorAccounts(features.vendors, environment)

  /**
   * @param held whether content may come from the server's memory; drafts do not
   * @param reader for whom flags are evaluated
   */
  function connect(
    visitor: IncomingMessage | null,
    reference: string,
    held: boolean,
    reader: FlagSubject | 'session',
    remote: RemoteValues,
  ) {
    const cookies: string[] = []
    let isWhole = true
    const patience = AbortSignal.timeout(API_TIMEOUT_MS)
    const client = createApiClient({
      baseUrl: environment.API_URL,
      headers: {
        ...forwardedHeaders(visitor, manifest.partnerId, environment.PUBLIC_ORIGIN),
        'x-request-id': reference,
        ...tracing.headers(),
        ...(visitor?.headers.cookie === undefined ? {} : { cookie: visitor.headers.cookie }),
      },
      fetch: batchReads(environment.API_URL, async (call) => {
        const answer = await fetchApi(call, { signal: patience })
        if (visitor) cookies.push(...answer.headers.getSetCookie())
        return answer
      }),
    })
    const source = held ? content.over(client, reader, remote) : client
    const api: ApiClient = {
      async call(name, call, options) {
        const result = await source.call(name, call, options)
        if (!result.ok && isOutage(result.error)) isWhole = false
        return result
      },
    }
    return { api, cookies, isWhole: () => isWhole }
  }

  /** A page that shows drafts: it is marked as such, and is neither stored nor indexed. */
  function previewOf(
    page: ShownPage,
    assets: PageAssets,
    preview: ShownPreview,
    cookies: readonly string[],
    origins: PageOrigins,
  ): MadePage {
    const ribbon = ribbonOf(preview)
    const style = assets.styleOf(page.html) + ribbon.style
    const meta = { ...page.meta, title: `Preview: ${page.meta.title}` }
    const policy = { framedBy: environment.STUDIO_ORIGIN, script: ribbon.script }
    return {
      status: page.status,
      headers: { ...pageHeaders(style, origins, policy), 'cache-control': PRIVATE },
      cookies,
      text: renderDocument({ ...page, ...assets, hasInstallBanner, meta, style, ribbon: ribbon.html }),
      isWhole: false,
    }
  }

  function failure(status: number, reference: string, cookies: readonly string[]): MadePage {
    const headers = { ...pageHeaders('', environment), 'cache-control': PRIVATE }
    return { status, headers, cookies, text: failurePage(renderer.partner, reference), isWhole: false }
  }

  return {
    busy(reference) {
      const page = failure(503, reference, [])
      return { ...page, headers: { ...page.headers, 'retry-after': String(BUSY_RETRY_SECONDS) } }
    },

    async make(url, reference, visitor, { dismissed, isInApp, splitKey, remote }) {
      tracing.note({ 'request.id': reference })
      const cookie = visitor?.headers.cookie
      const emulation = visitor && emulations.of(visitor)
      // The tool shows what members see.
      const found = visitor && !emulation ? await previews.of(visitor) : null
      const preview = found === 'over' ? null : found
      const shown = drafts && !hidesDrafts(cookie)
      const publicId = visitor ? publicIdFrom((URL.parse(visitor.url ?? '/', url) ?? url).searchParams, cookie) : undefined
      const reader = hasSession(cookie) ? 'session' : subjectOf(publicId, splitKey)
      const { api, cookies, isWhole } = connect(visitor, reference, preview === null && shown === drafts, reader, remote)
      if (found === 'over') cookies.push(PREVIEW_ENDED)
      const signal = AbortSignal.timeout(RENDER_TIMEOUT_MS)
      const { isPrivate, mayTakeCards, mayHaveVendors } = renderer.facts(url.pathname)
      const cardPayments = mayTakeCards ? provider : 'other-document'
      // Neither the tool's view of a member nor a draft is what a visitor does.
      const vendors = mayHaveVendors && !emulation && !preview ? accounts : undefined
      const origins = { ...siteOrigins, vendors, paymentScript: mayTakeCards ? provider?.scriptUrl : undefined }
      try {
        const page = await renderer.render({
          url,
          api,
          hasSession: hasSession(cookie),
          isForeignLink: visitor !== null && !isDeliberate(visitor),
          publicId,
          drafts: shown || preview !== null,
          dismissed,
          isInApp,
          vaultOrigin: environment.VAULT_ORIGIN,
          mapStyle: environment.MAP_STYLE_URL,
          cardPayments,
          vendors,
          writesEvents: environment.EVENTS_CONSOLE === 'on',
          measuredShare: environment.METRICS_PORT === undefined || emulation || preview ? 0 : environment.MEASURED_SHARE,
          reference,
          signal,
        })
        if (page.kind === 'redirect') {
          const headers = { location: page.location, 'cache-control': PRIVATE }
          return { status: page.status, headers, cookies: [...cookies, ...page.cookies], text: '', isWhole: false }
        }
        for (const cause of page.causes)
          log({ level: 'error', event: 'page failed', reference, path: withoutToken(url.pathname), cause: String(cause) })
        const assets = bundle.assets(page.modules)
        if (preview)
          return previewOf(page, assets, { ...preview, isFramed: visitor?.headers['sec-fetch-dest'] === 'iframe' }, cookies, origins)
        const { status, meta, state } = page
        const head = pageHead({ partner: renderer.partner, url, status, meta, queries: state.queries, hasPictures })
        const ribbon = emulation && emulationRibbon(emulation)
        const style = assets.styleOf(page.html) + (ribbon?.style ?? '')
        const parts = { ...page, ...assets, hasInstallBanner, style, ribbon: ribbon?.html }
        const text = renderDocument({ ...parts, head: head.tags, data: head.data })
        const isListed = head.isListed && environment.APP_ENV === 'production'
        const headers = {
          ...pageHeaders(style, origins, ribbon ? { framedBy: environment.ADMIN_ORIGIN, script: ribbon.script } : undefined),
          ...(isListed ? {} : NOT_LISTED),
          'cache-control': isPrivate || visitor ? PRIVATE : 'no-cache',
        }
        return {
          status: page.status,
          headers,
          cookies,
          text,
          // During maintenance, too, one rendering serves all.
          isWhole: isWhole() && page.causes.length === 0 && (page.status < 500 || page.status === MAINTENANCE_STATUS),
        }
      } catch (cause) {
        log({ level: 'error', event: 'render failed', reference, path: withoutToken(url.pathname), cause: String(cause) })
        return failure(500, reference, cookies)
      }
    },
  }
}

/** A page's ETag: the same bytes have the same one. */
export function tagOf(text: string): string {
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 16)}"`
}
