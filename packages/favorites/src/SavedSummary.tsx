import { useFlag } from '@dining/api-client'
import { Suspense } from 'react'

import { later, useIsInBrowser } from './later.ts'

const SavedSection = later(() => import('./SavedSection.tsx'))

/** The section of the account with the member's saved restaurants. Renders nothing where the partner has no favorites. */
export function SavedSummary() {
  const isOn = useFlag('merchantFavorites')
  if (!useIsInBrowser() || !isOn) return null
  return (
    <Suspense>
      <SavedSection />
    </Suspense>
  )
}
