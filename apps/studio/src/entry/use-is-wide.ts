import { useSyncExternalStore } from 'react'

/** As `entry.css.ts` has it: wide enough for words and preview side by side. */
const WIDE = '(min-width:1000px)'

function subscribe(changed: () => void): () => void {
  const media = matchMedia(WIDE)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Are words and preview side by side? */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
