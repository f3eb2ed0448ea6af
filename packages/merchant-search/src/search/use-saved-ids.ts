import type { SavedIds } from '@dining/favorites'
import { useState } from 'react'

/**
 * The saved restaurants: those of now, and those that are listed. One that is removed from the list stays in it until the list is opened again, so that
 * its heart can be pressed once more and the focus is not lost.
 */
export function useSavedIds(isListed: boolean) {
  const [now, setNow] = useState<SavedIds>()
  const [listed, setListed] = useState<readonly string[]>()
  const report = (ids: SavedIds) => {
    setNow(ids)
    if (ids !== 'nothing-to-list') setListed((before) => [...new Set([...(before ?? []), ...ids])])
  }
  // Opened again, the list begins with the saved ones of then.
  const [wasListed, setWasListed] = useState(isListed)
  if (wasListed !== isListed) {
    setWasListed(isListed)
    if (isListed) setListed(Array.isArray(now) ? now : undefined)
  }
  return { now, listed, report }
}
