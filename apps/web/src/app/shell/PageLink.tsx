import type { ReactNode } from 'react'

import { useHasPage } from '../built-paths.ts'

interface PageLinkProps {
  readonly href: string
  readonly newTab?: boolean
  readonly current?: boolean
  /** Whether the link loads the document, as signing in and out do (NAV-19, AUTH-11). */
  readonly reload?: boolean
  readonly children: ReactNode
}

/** A list item with a link; renders nothing for a link to a page that this partner doesn't have. */
export function PageLink({ href, newTab = false, current = false, reload = false, children }: PageLinkProps) {
  const leadsSomewhere = useHasPage()
  if (!reload && !leadsSomewhere(href)) return null
  return (
    <li>
      <a
        href={href}
        target={newTab ? '_blank' : undefined}
        rel={newTab ? 'noopener' : undefined}
        aria-current={current ? 'page' : undefined}
        data-reload={reload ? '' : undefined}
      >
        {children}
      </a>
    </li>
  )
}
