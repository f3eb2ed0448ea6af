import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Part of a slide that counts as seen. */
const SEEN_SHARE = 0.8

/** Calls `onVisible` with the `data-key` of each child of the list, once, when 80% of it has come into view. */
export function useSeen(list: RefObject<HTMLElement | null>, count: number, onVisible: ((key: string) => void) | undefined): void {
  const tell = useEffectEvent((key: string) => onVisible?.(key))
  const wanted = onVisible !== undefined
  useEffect(() => {
    if (!wanted) return
    const told = new Set<string>()
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const key = target instanceof HTMLElement ? target.dataset['key'] : undefined
          if (!isIntersecting || key === undefined || told.has(key)) continue
          told.add(key)
          tell(key)
        }
      },
      { threshold: SEEN_SHARE },
    )
    for (const slide of list.current?.children ?? []) watch.observe(slide)
    return () => watch.disconnect()
  }, [list, count, wanted])
}
