import { lazy, Suspense, useEffect, useRef, useState } from 'react'

import { holdsSomething } from './agreed.ts'
import type { KeptPlace } from './near.ts'

const KeepNear = /* @__PURE__ */ lazy(() => import('./KeepNear.tsx').catch(() => ({ default: () => null })))

/** Distance from the window at which the choice loads. */
const NEAR = '600px'

/**
 * The choice to keep restaurants near a place. Its code is in no first load: it loads when the visitor comes near it, or at once where the device keeps
 * something, which may be of another place.
 */
export function KeepNearby({ place }: { readonly place: KeptPlace }) {
  const end = useRef<HTMLDivElement>(null)
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const watch = new IntersectionObserver(([seen]) => seen?.isIntersecting === true && setIsDue(true), { rootMargin: NEAR })
    if (end.current) watch.observe(end.current)
    void holdsSomething().then((holds) => holds && setIsDue(true))
    return () => watch.disconnect()
  }, [])
  return (
    <div ref={end}>
      {isDue && (
        <Suspense>
          <KeepNear place={place} />
        </Suspense>
      )}
    </div>
  )
}
