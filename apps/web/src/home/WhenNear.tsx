import { MerchantCardSkeleton } from '@dining/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'

import * as css from './WhenNear.css.ts'

/** As many as a wide window shows. */
const SLIDES = [0, 1, 2, 3]
/** How far below the window a part begins to load. */
const NEAR = '400px'

/** Stands in for a carousel, in its size, until one scrolls near it. */
export function WhenNear({ before, children }: { readonly before: ReactNode; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!place.current) return undefined
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true), {
      rootMargin: NEAR,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  if (isNear) return children
  return (
    <div ref={place}>
      {before}
      <div className={css.skeletons}>
        {SLIDES.map((slide) => (
          <MerchantCardSkeleton key={slide} />
        ))}
      </div>
    </div>
  )
}
