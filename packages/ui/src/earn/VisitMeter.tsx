import type { ReactNode } from 'react'

import * as css from './VisitMeter.css.ts'

interface VisitMeterProps {
  readonly used: number
  readonly allowed: number
  /** The fewest and the most plates; a larger number of visits is shown as text only. */
  readonly range: { readonly min: number; readonly max: number }
  /** "1 of 5 visits used this month": the full text, which the plates illustrate. */
  readonly label: ReactNode
}

/** The number of used visits among those that can earn. */
export function VisitMeter({ used, allowed, range: { min, max }, label }: VisitMeterProps) {
  return (
    <div className={css.meter}>
      {allowed > min && allowed <= max && (
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
