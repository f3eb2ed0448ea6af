import type { ReactNode } from 'react'

import * as css from './SkipLink.css.ts'

/** The page's first link: visible while it has focus; it skips the bar. */
export function SkipLink({ href, children }: { readonly href: `#${string}`; readonly children: ReactNode }) {
  return (
    <a className={css.skip} href={href}>
      {children}
    </a>
  )
}
