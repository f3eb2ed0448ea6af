import { useEffect, type ReactNode } from 'react'

import { loadAllParts } from '../app/later-part.ts'

/** What the page's first script writes on the form or button that was used too early (server/later-scripts.ts). */
const WAITING = 'data-waiting'

/** Marks the document as taken over, and does what the visitor asked for before that. */
export function Alive({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['alive'] = ''
    const used = document.querySelector<HTMLElement>(`[${WAITING}]`)
    if (!used) return
    used.removeAttribute(WAITING)
    // The focus is the sign for which parts that come later wait (app/when-used.ts).
    used.focus()
    void loadAllParts().then(() => (used instanceof HTMLFormElement ? used.requestSubmit() : used.click()))
  }, [])
  return children
}
