import { Fragment, type ComponentProps, type ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import * as css from './StatusRow.css.ts'

interface StatusRowProps {
  /** The place: a link to the restaurant, if there is one. */
  readonly title: ReactNode
  /** Date, amount, card: each stays on one line if it fits. */
  readonly facts?: readonly string[]
  /** The benefit: "+192". */
  readonly amount: ReactNode
  readonly unit?: ReactNode
  /** Whether it was added to the member's balance. It then has the colour of gains, since a partner's own colour may mean a debit. */
  readonly isGain?: boolean | undefined
  /** Status text; the dot before it is filled when it is done, half filled in progress. Without a text there is no dot. */
  readonly status?: ReactNode
  readonly tone?: 'good' | 'half' | 'none' | undefined
  /** Whether it earned nothing. */
  readonly dim?: boolean | undefined
  /** The reason, and what earns instead. */
  readonly why?: ReactNode
  /** Further content below the row, in its full width. */
  readonly more?: ReactNode
  /** The next step with this row, on a line of its own that keeps its room while it is null. */
  readonly action?: ReactNode
  /** A different kind than the rows around it: a payout among dines. */
  readonly apart?: boolean | undefined
}

const TONES = { good: css.good, half: css.half, none: false } as const

/** A list of `<StatusRow>`. */
export function StatusList({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul {...rest} className={classNames(css.list, className)} />
}

/** A row of activity: what, when, the benefit and the status. */
export function StatusRow({
  title,
  facts = [],
  amount,
  unit,
  isGain,
  status,
  tone = 'none',
  dim,
  why,
  more,
  action = false,
  apart,
}: StatusRowProps) {
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
        {status !== undefined && <p className={classNames(css.status, TONES[tone])}>{status}</p>}
      </div>
      {why !== undefined && <p className={css.why}>{why}</p>}
      {more !== undefined && <div className={css.more}>{more}</div>}
      {action !== false && <p className={css.action}>{action}</p>}
    </li>
  )
}
