import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import * as css from './StatusRow.css.ts'

interface StatusRowProps {
  /** Where: a link to the restaurant, if there is one. */
  readonly title: ReactNode
  /** When, how much, by which card. */
  readonly meta?: ReactNode
  /** What it earned: "+192". */
  readonly amount: ReactNode
  readonly unit?: ReactNode
  /** In words; the dot before them is filled when it is done, half when it is on its way. Without words there is no dot either. */
  readonly status?: ReactNode
  readonly tone?: 'good' | 'half' | 'none' | undefined
  /** Nothing came of it. */
  readonly dim?: boolean | undefined
  /** Why not, and what works instead. */
  readonly why?: ReactNode
  /** Something else than the rows around it: a payout among dines. */
  readonly apart?: boolean | undefined
}

/** A list of `<StatusRow>`. */
export function StatusList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={classNames(css.list, className)} />
}

/** A line of activity: what, when, what it earned and how far that is. */
export function StatusRow({ title, meta, amount, unit, status, tone = 'none', dim, why, apart }: StatusRowProps) {
  return (
    <li className={classNames(css.row, apart === true && css.apart, dim === true && css.dim)}>
      <div>
        <p className={css.title}>{title}</p>
        {meta !== undefined && <p className={css.meta}>{meta}</p>}
      </div>
      <div>
        <p className={css.amount}>
          {amount}
          {unit !== undefined && (
            <small>
              {'\u00a0'}
              {unit}
            </small>
          )}
        </p>
        {status !== undefined && <p className={classNames(css.status, tone !== 'none' && css[tone])}>{status}</p>}
      </div>
      {why !== undefined && <p className={css.why}>{why}</p>}
    </li>
  )
}
