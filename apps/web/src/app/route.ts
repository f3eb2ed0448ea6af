import type { LazyRouteFunction, RouteObject } from 'react-router'

import type { MetaHandle } from './meta.ts'
import { retryWhenReachable } from './reachability.ts'

/** Id of the catch-all route. */
export const NOT_FOUND_ID = 'not-found'

/** The module of pages that exist only at the addresses of content entries. */
export const CONTENT_PAGE = 'earn-page'

/** A route module's data about its page: `export const handle = {…} satisfies RouteHandle`. */
export interface RouteHandle extends MetaHandle {
  /** Names of the address parameters that the page shows; others neither reach the renderer nor split the page cache. */
  readonly reads?: readonly string[]
  /** Whether the page may load the script of the card-payment provider, where the partner takes reservations (CARD-71). */
  readonly mayTakeCards?: boolean
}

/** A route module: `src/routes/<name>.tsx`. */
export interface RouteModule {
  readonly Component: React.ComponentType
  readonly ErrorBoundary?: React.ComponentType
  readonly loader?: RouteObject['loader']
  readonly shouldRevalidate?: RouteObject['shouldRevalidate']
  readonly handle?: RouteHandle
}

/**
 * A route of a page in the table of pages, of an extra content path of the partner, or of every other path. Paths are case-sensitive (ROUTE-14).
 * @param id the module's name, followed by `@…` if one module serves several paths; the server finds the page's files by it
 */
export function route(id: string, path: string, load: () => Promise<RouteModule>): RouteObject {
  const lazy = () => retryWhenReachable(load)
  return { id, path, caseSensitive: true, lazy: lazy as LazyRouteFunction<RouteObject> }
}

/** The module's name of a route id. */
export function moduleOf(routeId: string): string {
  return routeId.split('@')[0] ?? routeId
}

/** Loads the modules of lazy routes into the route objects, including children, so that rendering does not wait. */
export async function resolveRoutes(routes: readonly RouteObject[]): Promise<void> {
  await Promise.all(
    routes.map(async (one) => {
      const { lazy, children } = one
      if (children) await resolveRoutes(children)
      if (typeof lazy !== 'function') return
      delete one.lazy
      Object.assign(one, await lazy())
    }),
  )
}
