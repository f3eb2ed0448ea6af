import { featureFlagsQuery } from '@dining/api-client/queries'
import { openScreen, placeVisitor, type Arrival, type OpenScreen } from '@dining/testing'
import type { ReactNode } from 'react'
import { commands } from 'vitest/browser'

import { PARTNER, type SearchStart } from './fixture.ts'

/** Every search that the screen has made, without its path. */
export const searchesOf = ({ sent }: OpenScreen): URLSearchParams[] =>
  sent.filter(({ path }) => path.includes('/Merchants/Search')).map(({ path }) => new URLSearchParams(path.replace(/^[^?]*/, '')))

export interface SearchOptions extends Partial<SearchStart> {
  /** Where the browser is; null if it does not allow the page to read it. */
  readonly position?: Parameters<typeof placeVisitor>[0]
  readonly lost?: OpenScreen['lost']
  /** Whether the partner's flags are known, as in the app: saved restaurants are one. */
  readonly hasFlags?: boolean
}

/** Shows a screen at an address of the search; the browser's position is denied unless the test gives one. */
export async function openSearch(startAt: string, screen: ReactNode, options: SearchOptions = {}): Promise<OpenScreen> {
  const { tier = null, position = null, lost = () => false, hasFlags = false } = options
  await placeVisitor(position)
  return openScreen({
    partner: PARTNER,
    arrive: () => commands.openSearch(location.origin, { tier }),
    at: '/search',
    startAt,
    screen: () => screen,
    isMemberLoaded: tier !== null,
    async before(opened) {
      if (hasFlags) await opened.queryClient.prefetchQuery(featureFlagsQuery(opened.otherTab))
      opened.lost = lost
    },
  })
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    openSearch: (parentOrigin: string, start: SearchStart) => Promise<Arrival>
  }
}
