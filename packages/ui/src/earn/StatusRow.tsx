import { Fragment, type ComponentProps, type ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import * as css from './StatusRow.css.ts'

interface StatusRowProps {
  /** Where: a link to the restaurant, if there is one. */
  readonly title: ReactNode
  /** When, how much, by which card: each stays in one line where it has room. */
  readonly facts?: readonly string[]
  /** What it earned: "+192". */
  readonly amount: ReactNode
  readonly unit?: ReactNode
  /** Was it added to what the member has? In the colour of gains then, since a partner's own colour can be that of a debit. */
  readonly isGain?: boolean | undefined
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
export function StatusRow({ title, facts = [], amount, unit, isGain, status, tone = 'none', dim, why, apart }: StatusRowProps) {
  return (
    <li className={classNames(css.row, apart === true && css.apart, dim === true && css.dim)}>
      <div>
        <p className={css.title}>{title}</p>
        {facts.length > 0 && (
          <p className={css.meta}>
            {facts.map((fact, index) => (
              <Fragment key={fact}>
                {index > 0 && ' · '}
                <span>{fact}</span>
              </Fragment>
            ))}
          </p>
        )}
      </div>
      <div>
        <p className={classNames(css.amount, isGain === true && css.gain)}>
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
