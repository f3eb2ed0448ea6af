import { usePartner } from '@dining/partner-kit/react'
import { useIsInBrowser } from '@dining/ui'
import { lazy, Suspense } from 'react'

import * as css from './room.css.ts'

// No first load contains them, and a site without a VIP tier never loads them.
const load = (part: 'PathNotes' | 'PathPlaces') => () =>
  import('./PathParts.tsx').then(
    (parts) => ({ default: parts[part] }),
    () => ({ default: () => null }),
  )
const Notes = /* @__PURE__ */ lazy(load('PathNotes'))
const Places = /* @__PURE__ */ lazy(load('PathPlaces'))

/**
 * What comes after the page about the path to VIP: when it is reached at the member's pace and what it brings, in room that is kept for it. Only for a
 * partner with a VIP tier (TIER-07).
 */
export function VipNotes({ isReached }: { readonly isReached: boolean }) {
  return (
    <div className={isReached ? css.reached : css.room}>
      <Later part={Notes} />
    </div>
  )
}

/** The member's own restaurants that count towards VIP, after the other sections of the page. Nothing without a VIP tier (TIER-07). */
export function VipPlaces() {
  return usePartner().features.hasVIP ? <Later part={Places} /> : null
}

function Later({ part: Part }: { readonly part: typeof Notes }) {
  return useIsInBrowser() ? (
    <Suspense>
      <Part />
    </Suspense>
  ) : null
}
