/** Milliseconds after the first paint at which the notice comes to a visitor who has done nothing. */
export const NOTICE_AFTER_MS = 2_000

/** The first scroll, tap or key: a click, so that the press which it ends has reached what it was meant for. */
const FIRST_SIGNS = ['scroll', 'wheel', 'click', 'keyup'] as const

/**
 * Calls back once, at the visitor's first scroll, tap or key, else two seconds after the paint: the page is seen before the notice
 * (decisions.md SHELL-18).
 * @param sincePaintMs how long the page has been seen already
 * @returns stops waiting
 */
export function whenNoticeIsDue(target: EventTarget, sincePaintMs: number, due: () => void): () => void {
  const stop = new AbortController()
  const end = () => {
    stop.abort()
    clearTimeout(timer)
  }
  const tell = () => {
    end()
    due()
  }
  const timer = setTimeout(tell, Math.max(0, NOTICE_AFTER_MS - sincePaintMs))
  for (const sign of FIRST_SIGNS) target.addEventListener(sign, tell, { capture: true, passive: true, signal: stop.signal })
  return end
}
