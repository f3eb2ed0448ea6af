import type { Partner } from '@dining/partner-kit'
import * as pageLists from '@dining/domain/page-lists'
import { isPathOf, pagesOf } from '@dining/domain/pages'
import type { Plugin } from 'vite'

/**
 * Replaces `domain/src/page-lists.ts` with computed lists of only the partner's pages: no bundle contains the table of pages, and a bundle
 * without enrollment contains none of its paths (ROUTE-43).
 */
export function ownPageLists(partner: Partner): Plugin {
  const own = pagesOf(partner)
  const isOwn = (address: string) =>
    own.some((page) => page.path === address || isPathOf(page, address.endsWith('/') ? `${address}x` : address))
  return {
    name: 'own-page-lists',
    enforce: 'pre',
    load: {
      filter: { id: /\/domain\/src\/page-lists\.ts$/ },
      handler: () =>
        Object.entries(pageLists)
          .map(([name, addresses]) => `export const ${name} = ${JSON.stringify(addresses.filter(isOwn))}`)
          .join('\n'),
    },
  }
}
