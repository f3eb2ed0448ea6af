import { useEffect, useState, type RefObject } from 'react'

/** How far below the window a part begins to load. */
const NEAR = '400px'

/**
 * Has the window come near an element?
 * @param waits always true without it
 */
export function useIsNear(element: RefObject<HTMLElement | null>, waits: boolean): boolean {
  const [isNear, setIsNear] = useState(!waits)
  useEffect(() => {
    if (isNear || !element.current) return undefined
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true), {
      rootMargin: NEAR,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
