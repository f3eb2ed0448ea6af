import { createContext, use } from 'react'
import { matchRoutes, type RouteObject } from 'react-router'

import { useContentPaths } from './content.ts'
import { CONTENT_PAGE, moduleOf } from './route.ts'

const RoutesContext = createContext<readonly RouteObject[]>([])

/** Provides the routes of this bundle to the components below. */
export const RoutesProvider = RoutesContext.Provider

/** Whether this path has a screen, other than the not-found page. */
export function isBuilt(routes: readonly RouteObject[], href: string): boolean {
  const last = matchRoutes([...routes], href.split(/[?#]/, 1)[0] ?? '/')?.at(-1)
  return last !== undefined && last.route.path !== '*'
}

/** Whether this path exists only if a content entry has it. */
function isContentPath(routes: readonly RouteObject[], path: string): boolean {
  return moduleOf(matchRoutes([...routes], path)?.at(-1)?.route.id ?? '') === CONTENT_PAGE
}

/** Checks links of content and configuration: one to a page that this partner doesn't have, or to an entry that is not published, is not shown. */
export function useHasPage(): (href: string) => boolean {
  const routes = use(RoutesContext)
  const contentPaths = useContentPaths()
  return (href) => {
    if (!href.startsWith('/') || href.startsWith('//')) return true
    const path = href.split(/[?#]/, 1)[0] ?? '/'
    return isContentPath(routes, path) ? contentPaths.includes(path) : isBuilt(routes, path)
  }
}
