/**
 * Events that indicate a visitor's activity; each occurs before code below the first view could be needed. Not `pointerover`, which a notice causes
 * that opens under a pointer at rest.
 */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click', 'submit'] as const

let used: Promise<void> | undefined

/**
 * Whether a dialog has taken the focus, which is no action of the visitor: the warning before the end of a session must not start calls that
 * renew it (SESSION-16).
 */
const isOfDialog = ({ type, target }: Event) => type === 'focusin' && target instanceof Element && target.closest('dialog') !== null

/** Resolves with the visitor's first action; never on the server. Parts that are not visible at first load then, not with the page. */
export function whenUsed(): Promise<void> {
  used ??= new Promise((resolve) => {
    if (typeof window === 'undefined') return
    const stop = new AbortController()
    const notice = (event: Event) => {
      if (isOfDialog(event)) return
      stop.abort()
      resolve()
    }
    for (const sign of SIGNS) window.addEventListener(sign, notice, { capture: true, passive: true, signal: stop.signal })
  })
  return used
}
