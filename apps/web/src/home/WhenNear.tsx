import { MerchantCardSkeleton } from '@dining/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'

import * as css from './WhenNear.css.ts'

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
      <div className={css.place}>
        <MerchantCardSkeleton />
      </div>
    </div>
  )
}
