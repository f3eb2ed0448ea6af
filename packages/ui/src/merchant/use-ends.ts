import { useEffect, useState, type RefObject } from 'react'

/** Whether a list that scrolls sideways is at its start and at its end. */
export function useEnds(list: RefObject<HTMLElement | null>): { readonly atStart: boolean; readonly atEnd: boolean } {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false })
  useEffect(() => {
    const element = list.current
    if (element === null) return undefined
    const look = () => {
      const left = Math.abs(element.scrollLeft)
      const next = { atStart: left < 2, atEnd: left + element.clientWidth > element.scrollWidth - 2 }
      setEnds((old) => (old.atStart === next.atStart && old.atEnd === next.atEnd ? old : next))
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
