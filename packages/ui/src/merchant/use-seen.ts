import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Share of a slide that must be visible. */
const SEEN_SHARE = 0.8
/** Milliseconds that it must stay visible: slides that pass by while a visitor scrolls are not seen (ANALYTICS-04). */
const SEEN_MS = 150

/**
 * Calls `onSeen` with the `data-key` of each child of the list, once, when 80% of it has been visible for 150 ms; those that appear
 * together are reported together (ANALYTICS-04, ANALYTICS-21).
 */
export function useSeen(list: RefObject<HTMLElement | null>, onSeen: ((keys: readonly string[]) => void) | undefined): void {
  const tell = useEffectEvent((keys: readonly string[]) => onSeen?.(keys))
  const wanted = onSeen !== undefined
  useEffect(() => {
    const element = list.current
    if (!wanted || element === null) return undefined
    const reported = new Set<string>()
    const visible = new Set<string>()
    const report = (keys: readonly string[]) => {
      const seen = keys.filter((key) => visible.has(key) && !reported.has(key))
      for (const key of seen) reported.add(key)
      if (seen.length > 0) tell(seen)
    }
    const watch = new IntersectionObserver(
      (entries) => {
        const appeared: string[] = []
        for (const { isIntersecting, target } of entries) {
          const key = target instanceof HTMLElement ? target.dataset['key'] : undefined
          if (key === undefined) continue
          if (!isIntersecting) visible.delete(key)
          else if (!visible.has(key)) {
            visible.add(key)
            appeared.push(key)
          }
        }
        if (appeared.length > 0) setTimeout(() => report(appeared), SEEN_MS)
      },
      { threshold: SEEN_SHARE },
    )
    const observe = () => {
      for (const slide of element.children) watch.observe(slide)
    }
    observe()
    const slides = new MutationObserver(observe)
    slides.observe(element, { childList: true })
    return () => {
      watch.disconnect()
      slides.disconnect()
      // What waits to be reported is not.
      visible.clear()
    }
  }, [list, wanted])
}
