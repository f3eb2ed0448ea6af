import type { ReactNode } from 'react'

import * as css from './VisitMeter.css.ts'

interface VisitMeterProps {
  readonly used: number
  readonly allowed: number
  /** "1 of 5 visits used this month": the words say it all, the plates show it. */
  readonly label: ReactNode
}

/** More than this many visits are told in words alone. */
const MOST_PLATES = 12

/** How many of the visits that can earn are used. */
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
