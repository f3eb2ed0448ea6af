import * as pages from '@dining/domain/pages'

import type { Partner } from '../partner.ts'

const productPages = ({ program, features }: Partner) =>
  pages.pagesOf({ enrollmentType: program.enrollmentType, hasDiscoverPage: features.hasDiscoverPage })

/** Addresses of pages that need metadata of the partner; a page with data of its own, such as a restaurant's name, makes its title from it. */
export function pagesOf(partner: Partner): readonly string[] {
  return productPages(partner)
    .filter(({ hasMetadata }) => hasMetadata)
    .map(pages.addressOf)
}

/**
 * Is there anything behind this path of the partner's site (ROUTE-01 … ROUTE-44)?
 * @param contentPaths urls of content pages; without them each address below /earn is taken to have its content
 */
export function hasPath(partner: Partner, path: string, contentPaths?: readonly string[]): boolean {
  return (
    productPages(partner).some((page) => pages.isPathOf(page, path)) ||
    partner.features.extraContentPaths.includes(path) ||
    (contentPaths?.includes(path) ?? path.startsWith('/earn/'))
  )
}
