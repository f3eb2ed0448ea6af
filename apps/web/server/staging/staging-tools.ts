import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

import { createApiClient, contentCall } from '@dining/api-client/client'
import { CONTENT_SETS } from '@dining/domain'
import { addressOf, earnPage, namedOffers, pagesOf, stagingTools } from '@dining/domain/pages'
import type { SignedFetch } from '@dining/serving/callers'
import { parsePublicId, readCookie, STORED } from '@dining/session'

import { forwardedHeaders } from '../api-passthrough.ts'
import type { Bundle } from '../bundle.ts'
import { versionOf, type ContentSource } from '../content-source.ts'
import type { Environment } from '../environment.ts'
import type { Previews } from '../preview/previews.ts'
import { pageHeaders } from '../security-headers.ts'
import type { ServerCalls } from '../server-calls.ts'
import { dismissedNotices, draftsCookie, hasSession, hidesDrafts } from '../visitor-cookies.ts'
import { STYLE, toolsPage, type Row, type ToolsState } from './tools-page.ts'

/** Timeout of one answer of the API in milliseconds. */
const TIMEOUT_MS = 3_000

/** The staging page: what this server runs, and a switch for drafts. The web server of production has none (ROUTE-38, ROUTE-39). */
export interface StagingTools {
  /** Answers a request for the page. @returns whether it was one */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>
}

interface Options {
  readonly bundle: Pick<Bundle, 'renderer' | 'manifest'>
  readonly content: ContentSource
  readonly environment: Environment
  readonly fetchApi: SignedFetch
  readonly askFlags: ServerCalls['flagStates']
  /** Whether this server shows drafts to everybody who has not hidden them. */
  readonly drafts: boolean
  readonly previews: Pick<Previews, 'of'>
  readonly baseHeaders: Readonly<Record<string, string>>
}

/** Paths of the offers that have a page without an entry, too. */
const NAMED = namedOffers.map((name) => `${addressOf({ path: earnPage })}/${name}`)

/** A configured value on one line. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** The leaves of a configuration, by their path: "earnRates.0.units". */
function rowsOf(value: unknown, at = ''): readonly Row[] {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) return [[at, textOf(value)]]
  return Object.entries(value).flatMap(([name, inner]) => rowsOf(inner, at === '' ? name : `${at}.${name}`))
}

export function createStagingTools({
  bundle,
  content,
  environment,
  fetchApi,
  askFlags,
  drafts,
  previews,
  baseHeaders,
}: Options): StagingTools {
  const { manifest, renderer } = bundle
  const { partner } = renderer

  async function stateOf(request: IncomingMessage): Promise<ToolsState> {
    const { cookie } = request.headers
    const own = { ...forwardedHeaders(request, manifest.partnerId, environment.PUBLIC_ORIGIN), 'x-request-id': randomUUID() }
    const client = createApiClient({
      baseUrl: environment.API_URL,
      headers: { ...own, ...(cookie === undefined ? {} : { cookie }) },
      fetch: (call) => fetchApi(call, { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    })
    const isHidden = hidesDrafts(cookie)
    const held = content.over(client)
    const [answer, preview, member, ...sets] = await Promise.all([
      askFlags(),
      previews.of(request),
      hasSession(cookie) ? client.call('getMember', {}) : null,
      ...CONTENT_SETS.map(async (set) => {
        const entries = await held.call('getContent', contentCall(set, drafts))
        return { set, entries: entries.ok ? entries.value.data : null }
      }),
    ])
    const offers = sets.flatMap(({ set, entries }) => (set === 'earn_details' ? (entries ?? []) : []))
    const offerPaths = [
      ...new Set([...offers.flatMap(({ fields }) => (typeof fields['url'] === 'string' ? [fields['url']] : [])), ...NAMED]),
    ]
    const dismissed = dismissedNotices(cookie)
    const noticeRow = (name: string, isHere: boolean, isDismissed: boolean): Row => [
      name,
      isHere ? (isDismissed ? 'dismissed' : 'shown') : 'none',
    ]
    const { kind, ageMs } = content.state()
    const previewed = preview === 'over' ? 'ended' : preview === null ? 'none' : `until ${preview.until.toISOString()}`
    return {
      partner,
      isDraft: drafts,
      isHidden,
      flags: answer?.flags ?? null,
      server: [
        ['Environment', environment.APP_ENV],
        ['Address', environment.PUBLIC_ORIGIN],
        ['Card frame', environment.VAULT_ORIGIN],
        ['Studio', environment.STUDIO_ORIGIN ?? 'none'],
        ['Build', manifest.version],
        ['Node', process.version],
        ['Clock of this server', new Date().toUTCString()],
        ['Clock of the API', answer?.clock ?? 'The API does not answer.'],
      ],
      visitor: [
        ['Session', member === null ? 'none' : member.ok ? `${member.value.memberType}, tier ${member.value.tierLevel}` : 'not valid'],
        ['Public id', parsePublicId(readCookie(cookie, STORED.publicId.key)) ?? 'none'],
        ['Campaign source', readCookie(cookie, STORED.campaignSource.key) ?? 'none'],
        noticeRow('Announcement', true, dismissed.announcement),
        noticeRow('Notice of single sign-on', partner.features.hasSsoNotice, dismissed.sso),
        noticeRow('Announcement over the page', partner.features.appAnnouncementModal !== false, dismissed.app),
        noticeRow('Popup', partner.features.generalModalType !== '', dismissed.general),
        ['Preview', previewed],
      ],
      content: [
        ['Version', `${content.version()}, ${kind}${ageMs === null ? '' : `, checked ${Math.round(ageMs / 1000)} s ago`}`],
        ...sets.map(({ set, entries }): Row => {
          if (entries === null) return [set, 'not loaded']
          return [set, entries.length === 0 ? 'none' : `${versionOf(entries)}: ${entries.map(({ slug }) => slug).join(', ')}`]
        }),
      ],
      pages: pagesOf(partner).flatMap((page) => {
        const addresses = page.isContent === true ? offerPaths : [addressOf(page)]
        return addresses.map((address) => ({ address, isLink: !address.includes(':'), needsSignIn: page.needsSignIn }))
      }),
      configuration: (['program', 'features', 'support'] as const).map((name) => [name, rowsOf(partner[name])] as const),
    }
  }

  return {
    async serve(request, response) {
      const [path, query] = (request.url ?? '/').split('?', 2)
      if (path !== stagingTools) return false
      const switched = new URLSearchParams(query).get('drafts')
      if (drafts && (switched === 'off' || switched === 'on')) {
        const headers = { location: stagingTools, 'cache-control': 'no-store', 'set-cookie': draftsCookie(switched === 'off') }
        response.writeHead(303, { ...baseHeaders, ...headers }).end()
        return true
      }
      const html = toolsPage(await stateOf(request))
      const headers = { ...baseHeaders, ...pageHeaders(STYLE, environment), 'cache-control': 'no-store' }
      response.writeHead(200, { ...headers, 'x-robots-tag': 'noindex' }).end(request.method === 'HEAD' ? undefined : html)
      return true
    },
  }
}
