import { featureFlagsQuery } from '@dining/api-client/queries'
import { openScreen, type Arrival, type OpenScreen } from '@dining/testing'
import { commands } from 'vitest/browser'

import { SavedSummary } from '../SavedSummary.tsx'
import { SaveHeart } from '../SaveHeart.tsx'
import { PARTNERS, type SavingStart } from './fixture.ts'

interface SavingOptions extends Partial<SavingStart> {
  /** Ids that were saved in this browser before. */
  readonly inBrowser?: readonly string[]
  readonly failing?: OpenScreen['failing']
}

const SHOWN = ['T1', 'T2'].map((id) => ({ id, name: `Table ${id.slice(1)}` }))

/** Shows the hearts of two restaurants, one as on a card and one as on its page, and the section of the account. */
export async function openSaving(options: SavingOptions = {}): Promise<OpenScreen> {
  const { partner = 'usual', isMember = false, saved = [], inBrowser = [], failing = () => false } = options
  if (inBrowser.length > 0) localStorage.setItem('favorites', JSON.stringify(inBrowser))
  return openScreen({
    partner: PARTNERS[partner],
    arrive: () => commands.openSaving(location.origin, { partner, isMember, saved }),
    at: '/saving',
    screen: () => (
      <main>
        {SHOWN.map((merchant, index) => (
          <div key={merchant.id} style={{ position: 'relative', width: 320, minHeight: 200 }}>
            <SaveHeart merchant={merchant} on={index === 0 ? 'card' : 'page'} />
          </div>
        ))}
        <SavedSummary />
      </main>
    ),
    isMemberLoaded: isMember,
    async before(opened) {
      await opened.queryClient.prefetchQuery(featureFlagsQuery(opened.otherTab))
      opened.failing = failing
    },
  })
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    openSaving: (parentOrigin: string, start: SavingStart) => Promise<Arrival>
  }
}
