import { useEffect, useRef, type ReactNode } from 'react'

import { Anchor } from '../link/Anchor.tsx'
import * as css from './Tabs.css.ts'

interface TabsProps {
  readonly label: string
  readonly items: readonly { readonly href: string; readonly label: ReactNode }[]
  /** The `href` of the current page. */
  readonly current: string
}

/** Links to the pages of a section of the site. If the line is too long, the current page's link is scrolled into view. */
export function Tabs({ label, items, current }: TabsProps) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const own = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && own) nav.current.scrollLeft = own.offsetLeft - (nav.current.clientWidth - own.offsetWidth) / 2
  }, [current])
  return (
    <nav ref={nav} className={css.tabs} aria-label={label}>
      {items.map(({ href, label: words }) => (
        <Anchor key={href} href={href} aria-current={href === current ? 'page' : undefined}>
          {words}
        </Anchor>
      ))}
    </nav>
  )
}
