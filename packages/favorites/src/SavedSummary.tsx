import { useFlag } from '@dining/api-client'
import { useIsInBrowser } from '@dining/ui'
import { lazy, Suspense } from 'react'

// Not with `later`, whose file has the cards of restaurants: the account's pages do not load those.
const SavedSection = /* @__PURE__ */ lazy(() => import('./SavedSection.tsx').catch(() => ({ default: () => null })))

/** The section of the account with the member's saved restaurants. Renders nothing where the partner has no favorites. */
export function SavedSummary() {
  const isOn = useFlag('merchantFavorites')
  const isInBrowser = useIsInBrowser()
  return isOn && isInBrowser ? (
    <Suspense>
      <SavedSection />
    </Suspense>
  ) : null
}
