import type { Partner } from '@dining/partner-kit'

import type { RouteHandle } from './route.ts'
import type { AppServices } from './services.ts'

/** What stands in the document's head about a page. */
export interface PageMeta {
  readonly title: string
  readonly description: string
  readonly keywords: string
}

interface Match {
  readonly pathname: string
  readonly params: Readonly<Record<string, string | undefined>>
  readonly handle: unknown
}

/**
 * Title, description and keywords of a page: its own where it has some, else the partner's for the path (CONFIG-24),
 * else the program's name (CONFIG-39).
 */
export function pageMeta(partner: Partner, matches: readonly Match[], services: AppServices): PageMeta {
  const last = matches.at(-1)
  // Only route modules set handles.
  const own = (last?.handle as RouteHandle | undefined)?.meta?.(services, last?.params ?? {})
  const configured = partner.routes[last?.pathname ?? '/']
  return { title: partner.program.programName, description: '', keywords: '', ...configured, ...own }
}
