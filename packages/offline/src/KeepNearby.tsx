import { useIsInBrowser } from '@dining/ui'
import { lazy, Suspense } from 'react'

import type { KeptPlace } from './near.ts'

const KeepNear = /* @__PURE__ */ lazy(() => import('./KeepNear.tsx').catch(() => ({ default: () => null })))

/** The choice to keep restaurants near a place; its code is in no first load, and nothing of it in a page from the server. */
export function KeepNearby({ place }: { readonly place: KeptPlace }) {
  if (!useIsInBrowser()) return null
  return (
    <Suspense>
      <KeepNear place={place} />
    </Suspense>
  )
}
