import { featureFlagsQuery } from '@dining/api-client/queries'
import { openScreen, type Arrival, type OpenScreen } from '@dining/testing'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { commands } from 'vitest/browser'

import { PARTNERS } from './partners.ts'
import type { AccountStart } from './fixture.ts'

export interface AccountOptions extends Partial<AccountStart> {
  /** The member was signed in, but is no more when the screen opens. */
  readonly sessionIsOver?: boolean
  readonly lost?: OpenScreen['lost']
  /** ISO time of the page's clock; that of the API by default. */
  readonly today?: string
}

/** The day on which the API's clock stands still. */
const TODAY = new Date('2026-06-15T17:00:00Z')

/** Shows a screen to a signed-in member, on the day of the API's clock. */
export function openAccount(at: string, screen: ReactNode, options: AccountOptions = {}): Promise<OpenScreen> {
  const { partner = 'plain', sessionIsOver = false, lost = () => false, today, ...rest } = options
  vi.useFakeTimers({ toFake: ['Date'], now: today === undefined ? TODAY : new Date(today) })
  onTestFinished(() => void vi.useRealTimers())
  return openScreen({
    partner: PARTNERS[partner],
    arrive: () =>
      commands.openAccount(location.origin, {
        partner,
        member: {},
        dines: [],
        cards: [],
        balance: 0,
        stepKept: 0,
        credits: [],
        household: null,
        ...rest,
      }),
    at,
    screen: () => screen,
    isMemberLoaded: true,
    async before(opened) {
      await opened.queryClient.prefetchQuery(featureFlagsQuery(opened.otherTab))
      opened.lost = lost
      if (sessionIsOver) await commands.endSession(opened.id)
    },
  })
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    openAccount: (parentOrigin: string, start: AccountStart) => Promise<Arrival>
  }
}
