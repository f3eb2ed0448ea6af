import type { ReactNode } from 'react'

import { Anchor } from '../link/Anchor.tsx'
import * as css from './Tabs.css.ts'

interface TabsProps {
  readonly label: string
  readonly items: readonly { readonly href: string; readonly label: ReactNode }[]
  /** The `href` of the page one is on. */
  readonly current: string
}

/** Links to the pages of a part of the site. */
export function Tabs({ label, items, current }: TabsProps) {
  return (
    <nav className={css.tabs} aria-label={label}>
      {items.map(({ href, label: words }) => (
        <Anchor key={href} href={href} aria-current={href === current ? 'page' : undefined}>
          {words}
        </Anchor>
      ))}
    </nav>
  )
}
