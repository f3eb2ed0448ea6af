import { useEffect, useState, type RefObject } from 'react'

/** Where a list that scrolls sideways is. */
interface Ends {
  readonly atStart: boolean
  readonly atEnd: boolean
  /** Whether it has been scrolled, or less than half of its width follows the visible part; once true, it stays true. */
  readonly needsMore: boolean
}

/** Follows where a list is, as it is scrolled, resized and filled. */
export function useEnds(list: RefObject<HTMLElement | null>): Ends {
  const [ends, setEnds] = useState<Ends>({ atStart: true, atEnd: false, needsMore: false })
  useEffect(() => {
    const element = list.current
    if (element === null) return undefined
    const look = () => {
      const { clientWidth, scrollWidth } = element
      const left = Math.abs(element.scrollLeft)
      const rest = scrollWidth - left - clientWidth
      setEnds((old) => {
        const next = { atStart: left < 2, atEnd: rest < 2, needsMore: old.needsMore || left > 1 || rest < clientWidth / 2 }
        return old.atStart === next.atStart && old.atEnd === next.atEnd && old.needsMore === next.needsMore ? old : next
      })
    }
    element.addEventListener('scroll', look, { passive: true })
    // Calls with the first layout, too; reading a size here would force one.
    const size = new ResizeObserver(look)
    size.observe(element)
    const slides = new MutationObserver(look)
    slides.observe(element, { childList: true })
    return () => {
      element.removeEventListener('scroll', look)
      size.disconnect()
      slides.disconnect()
    }
  }, [list])
  return ends
}
