import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Share of a slide that must be visible. */
const SEEN_SHARE = 0.8

/** Calls `onVisible` with the `data-key` of each child of the list, once, when 80% of it is visible. */
export function useSeen(list: RefObject<HTMLElement | null>, onVisible: ((key: string) => void) | undefined): void {
  const tell = useEffectEvent((key: string) => onVisible?.(key))
  const wanted = onVisible !== undefined
  useEffect(() => {
    const element = list.current
    if (!wanted || element === null) return undefined
    const reported = new Set<string>()
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const key = target instanceof HTMLElement ? target.dataset['key'] : undefined
          if (!isIntersecting || key === undefined || reported.has(key)) continue
          reported.add(key)
          tell(key)
        }
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
    }
  }, [list, wanted])
}
