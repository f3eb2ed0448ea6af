import type { MouseEvent, ReactNode } from 'react'

import { Icon } from '../icons/Icon.tsx'
import { leftIcon, rightIcon } from '../icons/index.ts'
import { Anchor } from '../link/Anchor.tsx'
import { pageWindow } from './page-window.ts'
import * as css from './Pagination.css.ts'

interface PaginationProps {
  /** From 1. */
  readonly page: number
  readonly pages: number
  readonly href: (page: number) => string
  readonly navLabel: string
  readonly previousLabel: string
  readonly nextLabel: string
  readonly pageLabel: (page: number) => string
  /** Called before the link is followed; call `preventDefault` on the event to stay. */
  readonly onPage?: ((page: number, event: MouseEvent<HTMLAnchorElement>) => void) | undefined
}

/** Links to the pages of a list: previous, at most five numbers, next. Renders nothing for one page. */
export function Pagination({ page, pages, href, navLabel, previousLabel, nextLabel, pageLabel, onPage }: PaginationProps) {
  if (pages < 2) return null
  const link = (to: number, label: string, children: ReactNode) => (
    <Anchor href={href(to)} aria-label={label} aria-current={to === page ? 'page' : undefined} onClick={(event) => onPage?.(to, event)}>
      {children}
    </Anchor>
  )
  return (
    <nav aria-label={navLabel}>
      <ul className={css.pages}>
        {page > 1 && <li>{link(page - 1, previousLabel, <Icon d={leftIcon} size="small" />)}</li>}
        {pageWindow(page, pages).map((number) => (
          <li key={number}>{link(number, pageLabel(number), number)}</li>
        ))}
        {page < pages && <li>{link(page + 1, nextLabel, <Icon d={rightIcon} size="small" />)}</li>}
      </ul>
    </nav>
  )
}
