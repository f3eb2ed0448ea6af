import { useEffect, useState } from 'react'

/** Minimum px of movement that count as scrolling, so that small movements have no effect. */
const LEAST_MOVE = 8

/** True while the visitor scrolls down, false again as soon as they scroll up or reach the top. */
export function useScrollsAway(enabled: boolean): boolean {
  const [away, setAway] = useState(false)
  useEffect(() => {
    if (!enabled) return undefined
    let start: number | undefined
    let last: number | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    // After the layout of the next frame: at once, reading the position would force a layout of the page that React has just taken over.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => (start = window.scrollY))
    })
    const look = () => {
      const now = Math.max(0, window.scrollY)
      // A page starts at its top. A first event at the position where it started was under way before that was read.
      const before = last ?? (start === undefined || start === now ? 0 : start)
      if (Math.abs(now - before) < LEAST_MOVE && now > 0) return
      setAway(now > before && now > 0)
      last = now
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      window.removeEventListener('scroll', look)
    }
  }, [enabled])
  return away
}
