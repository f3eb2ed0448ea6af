import * as pages from '@dining/domain/pages'

import type { Partner } from '../partner.ts'

/** Paths of pages that need metadata from the partner; a page with its own data, such as a restaurant's name, derives its title from them. */
export function pagesOf(partner: Partner): readonly string[] {
  return pages
    .pagesOf(partner)
    .filter(({ hasMetadata }) => hasMetadata)
    .map(pages.addressOf)
}

/**
 * Whether this path of the partner's site leads to a page (ROUTE-01 … ROUTE-44).
 * @param contentPaths urls of content pages; without them each path below /earn counts as a page
 */
export function hasPath(partner: Partner, path: string, contentPaths?: readonly string[]): boolean {
  return (
    pages.pagesOf(partner).some((page) => !page.isContent && pages.isPathOf(page, path)) ||
    partner.features.extraContentPaths.includes(path) ||
    (contentPaths?.includes(path) ?? path.startsWith('/earn/'))
  )
}
