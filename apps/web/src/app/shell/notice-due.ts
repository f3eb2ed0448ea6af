/** Milliseconds after the first paint at which the notice appears for a visitor without any action. */
export const NOTICE_AFTER_MS = 2_000

/** The first scroll, tap or key: a click rather than a press, so that the press has reached its target. */
const FIRST_SIGNS = ['scroll', 'wheel', 'click', 'keyup'] as const

const isInForm = (node: unknown) =>
  typeof node === 'object' && node !== null && 'closest' in node && typeof node.closest === 'function' && node.closest('form') !== null

/**
 * Calls back once, at the visitor's first scroll, tap or key, otherwise two seconds after the paint: the page is visible before the notice
 * (decisions.md SHELL-18). A visitor who has begun with a form is not interrupted at all.
 * @param sincePaintMs how long the page has already been visible
 * @returns stops waiting
 */
export function whenNoticeIsDue(
  target: Pick<Document, 'activeElement' | 'addEventListener'>,
  sincePaintMs: number,
  due: () => void,
): () => void {
  const stop = new AbortController()
  const end = () => {
    stop.abort()
    clearTimeout(timer)
  }
  const tell = (used: unknown) => {
    end()
    if (!isInForm(used)) due()
  }
  const timer = setTimeout(() => tell(target.activeElement), Math.max(0, NOTICE_AFTER_MS - sincePaintMs))
  for (const sign of FIRST_SIGNS)
    target.addEventListener(sign, (event) => tell(event.type === 'scroll' ? target.activeElement : event.target), {
      capture: true,
      passive: true,
      signal: stop.signal,
    })
  return end
}
