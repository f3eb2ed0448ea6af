import type { Text } from '@dining/copy-engine'
import type { PartnerCard } from '@dining/contract'
import { MAX_LINKED_CARDS } from '@dining/domain'
import { usePartner } from '@dining/partner-kit/react'
import { useIsInBrowser } from '@dining/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'

import type { SaveResults } from '../link/save-card.ts'

// No first load contains it. Without it a card can still be entered.
const PartnerCards = /* @__PURE__ */ lazy(() => import('./PartnerCards.tsx').catch(() => ({ default: () => null })))

/** What the form needs to know of the list. */
export interface PartnerCardChoice {
  readonly selected: readonly PartnerCard[]
  /** Cards that can be selected at once, the entered one included (CARD-23). */
  readonly room: number
  /** Why the form cannot be sent yet, where there are cards to select; undefined if a card number is needed (CARD-40). */
  readonly reason?: Text | undefined
}

interface PartnerCardList extends PartnerCardChoice {
  /** For the form; null where the partner knows no cards. */
  readonly list: ReactNode
  /** Selects none, after a save. */
  readonly clear: () => void
}

const NOTHING: PartnerCardChoice = { selected: [], room: MAX_LINKED_CARDS }

/**
 * The list of cards that the partner knows, and what is selected in it. Builds of partners that know no cards have a stand-in for this file
 * (`apps/web/build/without-partner-cards.ts`).
 * @param isEntered whether a card number is entered, which counts as one card (CARD-38)
 * @param results of the last save
 */
export function usePartnerCards(isEntered: boolean, results: SaveResults | null): PartnerCardList {
  const { features } = usePartner()
  const isInBrowser = useIsInBrowser()
  const [choice, setChoice] = useState(NOTHING)
  return {
    ...choice,
    clear: () => setChoice({ ...choice, selected: [] }),
    list: features.hasPartnerLoadedCards && isInBrowser && (
      <Suspense>
        <PartnerCards choice={choice} isEntered={isEntered} results={results} onChoice={setChoice} />
      </Suspense>
    ),
  }
}
