import { useEffect, useState } from 'react'

/** Px of movement that count as a wish to go on or back, so that a trembling finger moves nothing. */
const LEAST_MOVE = 8

/** True while the visitor scrolls down, false again as soon as they scroll up or stand at the top. */
export function useScrollsAway(enabled: boolean): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    if (!enabled) return undefined
    let last = window.scrollY
    const look = () => {
      const now = Math.max(0, window.scrollY)
      if (Math.abs(now - last) < LEAST_MOVE && now > 0) return
      setAway(now > last && now > 0)
      last = now
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [enabled])
  return away
}
