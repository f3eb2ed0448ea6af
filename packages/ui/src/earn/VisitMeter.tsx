import type { ReactNode } from 'react'

import * as css from './VisitMeter.css.ts'

interface VisitMeterProps {
  readonly used: number
  readonly allowed: number
  /** "1 of 5 visits used this month": the full text, which the plates illustrate. */
  readonly label: ReactNode
}

/** A larger number of visits is shown as text only. */
const MOST_PLATES = 12

/** The number of used visits among those that can earn. */
export function VisitMeter({ used, allowed, label }: VisitMeterProps) {
  return (
    <div className={css.meter}>
      {allowed <= MOST_PLATES && (
        <span className={css.plates} aria-hidden="true">
          {Array.from({ length: allowed }, (_, i) => (
            <i key={i} className={i < used ? css.used : undefined} />
          ))}
        </span>
      )}
      <span>{label}</span>
    </div>
  )
}
