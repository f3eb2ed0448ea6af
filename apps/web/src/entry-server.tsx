import { PassThrough } from 'node:stream'

import type { ApiClient } from '@dining/api-client'
import type { VendorAccounts } from '@dining/domain'
import { PRIVATE_PATTERNS } from '@dining/domain/page-lists'
import type { CardPayments } from '@dining/reservations'
import { paths } from '@dining/session'
import partner from '@partner'
import type { QueryClient } from '@tanstack/react-query'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router'

import { App } from './app/App.tsx'
import { BareScreen, type BareScreenName } from './app/BareScreen.tsx'
import { FAILURE_MODULE } from './app/ErrorScreen.tsx'
import { failureMeta } from './app/failure-meta.ts'
import { loadAllParts } from './app/later-part.ts'
import { pageMeta, type PageMeta } from './app/meta.ts'
import type { PageState, RouteFailure } from './app/page-state.ts'
import { createServerQueryClient } from './app/query-client.ts'
import { moduleOf, resolveRoutes, type RouteHandle } from './app/route.ts'
import { servicesContext, type AppServices, type DismissedNotices, type DrawnNotice } from './app/services.ts'
import { MAINTENANCE_STATUS } from './app/shell/maintenance.ts'
import { noticesAt } from './app/shell/notices.ts'
import { isVendorFree } from './app/shell/vendor-free.ts'
import { createRoutes, SCREEN_ID } from './routes.tsx'

/** The server's data about a page before it is rendered. */
export interface RouteFacts {
  readonly reads: readonly string[]
  readonly isPrivate: boolean
  /** Whether the page may load the script of the card-payment provider. */
  readonly mayTakeCards: boolean
  /** Whether the page may load the code of analytics vendors: not where a visitor enters credentials or a card. */
  readonly mayHaveVendors: boolean
  /** Key of the page in the cache: its path, or one key for all not-found paths. */
  readonly key: string
  /** Template of its path, "/dining/:id", for metrics and traces. */
  readonly route: string
  /** The dialogs that a visitor who has not dismissed them may get with the page. */
  readonly notices: readonly DrawnNotice[]
}

export interface PageRequest {
  /** Address with only the parameters that the page uses. */
  readonly url: URL
  readonly api: ApiClient
  readonly hasSession: boolean
  /** Whether the page was opened from another site, or by a browser that does not report it. */
  readonly isForeignLink: boolean
  readonly publicId: string | undefined
  readonly drafts: boolean
  /** The notices that the page leaves out. */
  readonly dismissed: DismissedNotices
  /** Whether the native app asks for the page. */
  readonly isInApp: boolean
  /** Origin of the card vault's frame. */
  readonly vaultOrigin: string
  /** Address of a map style that replaces the base map. */
  readonly mapStyle: string | undefined
  /** The provider that takes cards for reservations, on a page that may load it (`facts`). */
  readonly cardPayments: CardPayments
  /** Accounts at analytics vendors, on a page that may load their code (`facts`). */
  readonly vendors: VendorAccounts | undefined
  /** Whether the page writes its events to the console. */
  readonly writesEvents: boolean
  /** Part of the page's loads that report how fast they were, from 0 to 1. */
  readonly measuredShare: number
  /** Reference code of this request (ERRORPAGE-01). */
  readonly reference: string
  readonly signal: AbortSignal
}

export type RenderedPage =
  | {
      readonly kind: 'page'
      readonly status: number
      readonly html: string
      readonly state: PageState
      readonly meta: PageMeta
      /** Names of the route modules that the page is made of. */
      readonly modules: readonly string[]
      /** Causes behind a status of 500, for the log. */
      readonly causes: readonly unknown[]
    }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string; readonly cookies: readonly string[] }

/** The renderer of one partner's bundle. */
export interface Renderer {
  readonly partner: typeof partner
  /** Whether pages lead to the stores of the native app, which it does not show itself (FOOTER-01). */
  readonly hasAppStores: boolean
  facts(pathname: string): RouteFacts
  /** The templates of all paths. */
  readonly templates: ReadonlySet<string>
  render(request: PageRequest): Promise<RenderedPage>
  /**
   * The body of a screen without the site's navigation; its styles are those of every page.
   * @param storeUrl where a native app is updated
   */
  renderBare(screen: BareScreenName, storeUrl?: string): Promise<string>
}

function renderToText(tree: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const output = new PassThrough({ encoding: 'utf8' })
    let text = ''
    output.on('data', (chunk: string) => (text += chunk))
    output.on('end', () => resolve(text))
    const stream = renderToPipeableStream(tree, {
      // Streaming would add inline scripts, which the content policy forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(output),
      onError: (error) => reject(error instanceof Error ? error : new Error(String(error))),
    })
  })
}

/** Every result of the page's queries. */
function answersOf(queryClient: QueryClient): PageState['queries'] {
  const queries = queryClient.getQueryCache().getAll()
  return queries.flatMap(({ queryKey, state }) => (state.status === 'success' ? [{ key: queryKey, data: state.data }] : []))
}

function failureOf(error: unknown, reference: string): RouteFailure {
  if (isRouteErrorResponse(error)) return { status: error.status, statusText: error.statusText, internal: false, data: {} }
  return { status: 500, statusText: 'Internal Server Error', internal: false, data: { reference } }
}

/** The template of a path, of the innermost route that has one. */
const templateOf = (matches: readonly { readonly route: Pick<RouteObject, 'path'> }[]): string =>
  matches.findLast(({ route }) => route.path !== undefined)?.route.path ?? '/'

function templatesOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...templatesOf(children)])
}

function handlesOf(routes: readonly RouteObject[]): RouteHandle[] {
  return routes.map(({ handle }) => (handle ?? {}) as RouteHandle)
}

export async function createRenderer(): Promise<Renderer> {
  const routes = createRoutes()
  await resolveRoutes(routes)
  await loadAllParts()
  const handler = createStaticHandler(routes)

  async function paint(context: StaticHandlerContext, services: AppServices) {
    return renderToText(
      <App api={services.api} queryClient={services.queryClient} routes={routes}>
        <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
      </App>,
    )
  }

  return {
    partner,
    hasAppStores: __HAS_APP_STORES__,
    templates: new Set(['/', ...templatesOf(routes)]),
    renderBare: (screen, storeUrl) => renderToText(<BareScreen partner={partner} screen={screen} storeUrl={storeUrl} />),
    facts(pathname) {
      const matched = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route)
      const handles = handlesOf(matched)
      const leadsNowhere = matched.at(-1)?.path === '*'
      return {
        mayTakeCards:
          __HAS_RESERVATIONS__ && partner.features.openTableReservationsEnabled && handles.some((handle) => handle.mayTakeCards === true),
        mayHaveVendors: __HAS_VENDORS__ && !isVendorFree(pathname),
        reads: handles.flatMap(({ reads = [] }) => reads),
        isPrivate: matched.some(({ path }) => path !== undefined && PRIVATE_PATTERNS.includes(path)),
        key: leadsNowhere ? '*' : pathname,
        route: templateOf(matched.map((route) => ({ route }))),
        notices: __HAS_DRAWN_NOTICES__ ? noticesAt(partner, leadsNowhere ? paths.notFound() : pathname) : [],
      }
    },
    async render(request) {
      const { url, api, hasSession, isForeignLink, publicId, drafts, dismissed, isInApp, reference, signal } = request
      const { vaultOrigin, mapStyle, cardPayments } = request
      const queryClient = createServerQueryClient()
      const services: AppServices = {
        partner,
        api,
        queryClient,
        hasSession: () => hasSession,
        isForeignLink,
        publicId,
        drafts,
        dismissed,
        isInApp,
        vaultOrigin,
        mapStyle,
        cardPayments,
      }
      const requestContext = new RouterContextProvider(new Map([[servicesContext, services]]))
      const answer = await handler.query(new Request(url, { signal }), { requestContext })
      if (answer instanceof Response) {
        return {
          kind: 'redirect',
          status: answer.status,
          location: answer.headers.get('location') ?? '/',
          cookies: answer.headers.getSetCookie(),
        }
      }
      const causes = Object.values(answer.errors ?? {}).filter((error) => !isRouteErrorResponse(error))
      let errors: Record<string, RouteFailure> | null =
        answer.errors && Object.fromEntries(Object.entries(answer.errors).map(([id, error]) => [id, failureOf(error, reference)]))
      const painted = await paint({ ...answer, errors }, services).catch((cause: unknown) => {
        // A screen that throws during rendering is replaced by the error screen, as in the browser.
        causes.push(cause)
        errors = { [SCREEN_ID]: failureOf(cause, reference) }
        return paint({ ...answer, errors, statusCode: 500 }, services)
      })
      const matches = answer.matches.map(({ pathname, params, route }) => ({ pathname, params, handle: route.handle as unknown }))
      const failure = Object.values(errors ?? {})[0]
      const failedWith = failure?.status ?? (answer.statusCode === MAINTENANCE_STATUS ? MAINTENANCE_STATUS : null)
      const page: RenderedPage = {
        kind: 'page',
        status: causes.length > 0 ? 500 : answer.statusCode,
        html: painted,
        state: {
          queries: answersOf(queryClient),
          askedAt: Date.now(),
          drafts,
          vaultOrigin,
          mapStyle,
          ...(cardPayments === 'other-document' ? {} : { cardPayments }),
          ...(request.measuredShare > 0 ? { measured: { share: request.measuredShare, route: templateOf(answer.matches) } } : {}),
          ...(request.writesEvents ? { writesEvents: true } : {}),
          ...(request.vendors ? { vendors: request.vendors } : {}),
          loaderData: answer.loaderData,
          errors,
        },
        meta: failedWith
          ? failureMeta(partner, failedWith)
          : pageMeta({ partner, titles: partner.routes, search: url.search, matches, queryClient }),
        modules: [...answer.matches.map(({ route }) => moduleOf(route.id)), ...(failure ? [FAILURE_MODULE] : [])],
        causes,
      }
      queryClient.clear()
      return page
    },
  }
}
