import { createContext, use } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'

const RoutesContext = createContext<readonly RouteObject[]>([])

/** Provides the routes of this bundle to the components below. */
export const RoutesProvider = RoutesContext.Provider

/** Whether this path has a screen, other than the not-found page. */
export function isBuilt(routes: readonly RouteObject[], href: string): boolean {
  const last = matchRoutes([...routes], href.split(/[?#]/, 1)[0] ?? '/')?.at(-1)
  return last !== undefined && last.route.path !== '*'
}

/** Checks links of content and configuration: one to a path that this partner doesn't have is not shown. */
export function useHasPage(): (href: string) => boolean {
  const routes = use(RoutesContext)
  return (href) => !href.startsWith('/') || href.startsWith('//') || isBuilt(routes, href)
}
