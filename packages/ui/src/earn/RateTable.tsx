import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import * as css from './RateTable.css.ts'

export interface RateRow {
  readonly label: ReactNode
  readonly note?: ReactNode
  /** At the right, unbroken; the number in a `<b>`. */
  readonly value: ReactNode
  /** The reader's own row: large, on a tint. */
  readonly mine?: boolean | undefined
}

interface RateTableProps {
  readonly rows: readonly RateRow[]
  readonly large?: boolean | undefined
  readonly className?: string | undefined
}

/** Earn rates in the style of a menu: name, dotted leader, number. */
export function RateTable({ rows, large, className }: RateTableProps) {
  return (
    <dl className={classNames(css.rateTable, large === true && css.large, className)}>
      {rows.map(({ label, note, value, mine }, i) => (
        <div key={i} className={classNames(css.row, mine === true && css.mine)}>
          <dt aria-current={mine === true || undefined}>
            <span>
              {label}
              {note !== undefined && <small> {note}</small>}
            </span>
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
