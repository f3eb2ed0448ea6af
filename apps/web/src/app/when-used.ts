/** What tells that somebody is there: each comes before anything that code below the first view could be needed for. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click', 'submit'] as const

let used: Promise<void> | undefined

/** Resolves with the visitor's first move; never on the server. What is not seen at first loads then, not with the page. */
export function whenUsed(): Promise<void> {
  used ??= new Promise((resolve) => {
    if (typeof window === 'undefined') return
    const stop = new AbortController()
    const notice = () => {
      stop.abort()
      resolve()
    }
    for (const sign of SIGNS) window.addEventListener(sign, notice, { capture: true, passive: true, signal: stop.signal })
  })
  return used
}
