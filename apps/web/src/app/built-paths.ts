import { createContext, use } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'

const RoutesContext = createContext<readonly RouteObject[]>([])

/** Tells what is below it which routes this bundle has. */
export const RoutesProvider = RoutesContext.Provider

/** Is there a screen behind this path, other than the not-found page? */
export function isBuilt(routes: readonly RouteObject[], href: string): boolean {
  const last = matchRoutes([...routes], href.split(/[?#]/, 1)[0] ?? '/')?.at(-1)
  return last !== undefined && last.route.path !== '*'
}

/** Judges links of content and configuration: one to a path that this partner doesn't have is not shown. */
export function useLeadsSomewhere(): (href: string) => boolean {
  const routes = use(RoutesContext)
  return (href) => !href.startsWith('/') || href.startsWith('//') || isBuilt(routes, href)
}
