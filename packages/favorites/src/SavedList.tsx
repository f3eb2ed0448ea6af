import { useIsInBrowser } from '@dining/ui'
import { Suspense } from 'react'

import { later } from './later.ts'

/** What is known of the saved restaurants: their ids, or that a list of them cannot be shown because there are none or they did not load. */
export type SavedIds = readonly string[] | 'nothing-to-list'

export interface SavedListProps {
  /** Whether the page lists the saved restaurants, and so says where they are kept, or why there are none. */
  readonly isListed: boolean
  readonly onIds: (ids: SavedIds) => void
}

const SavedNotices = later(() => import('./SavedNotices.tsx'))

/** Reports the saved restaurants to the page that lists them, and renders what there is to say about them. */
export function SavedList(props: SavedListProps) {
  if (!useIsInBrowser()) return null
  return (
    <Suspense>
      <SavedNotices {...props} />
    </Suspense>
  )
}
