import { useEffect, type ReactNode } from 'react'

/** What the page's first script writes on the form or button that was used too early (server/later-scripts.ts). */
const WAITING = 'data-waiting'

/** Marks the document as taken over, and does what the visitor asked for before that. */
export function Alive({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['alive'] = ''
    const used = document.querySelector<HTMLElement>(`[${WAITING}]`)
    if (!used) return
    used.removeAttribute(WAITING)
    // In a part that comes later, it is held until that part is active (app/early-events.ts).
    if (used instanceof HTMLFormElement) used.requestSubmit()
    else used.click()
  }, [])
  return children
}
