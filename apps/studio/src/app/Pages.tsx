import { Link } from 'react-router'

import * as css from './app.css.ts'

interface PagesProps {
  /** What the items are, in the plural: "reviews". */
  readonly noun: string
  /** From 1. */
  readonly page: number
  readonly count: number
  /** The search of the address of a page. */
  readonly searchOf: (page: number) => string
}

/** Links to the other pages of a list; nothing if there is one page. */
export function Pages({ noun, page, count, searchOf }: PagesProps) {
  if (count <= 1) return null
  return (
    <nav className={css.pages} aria-label={`Pages of ${noun}`}>
      {page > 1 && <Link to={{ search: searchOf(page - 1) }}>Previous</Link>}
      <span>
        Page {page} of {count}
      </span>
      {page < count && <Link to={{ search: searchOf(page + 1) }}>Next</Link>}
    </nav>
  )
}

/** The page of a list that the address names, from 1. */
export const pageIn = (address: URLSearchParams): number => {
  const page = address.get('page')
  return page !== null && /^[1-9]\d{0,3}$/u.test(page) ? Number(page) : 1
}
