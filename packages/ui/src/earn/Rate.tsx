import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import * as css from './Rate.css.ts'

interface RateProps {
  /** The formatted numeral: "5", "10%", "10¢". */
  readonly value: string
  readonly unit: ReactNode
  /** Second line: the tier of the rate, or its deadline. */
  readonly note?: ReactNode
  readonly size?: 'card' | 'panel' | 'hero'
  readonly className?: string | undefined
}

const SIZES = { card: false, panel: css.panel, hero: css.hero } as const
const LONGEST_FIT = 5
/** Length of a unit from which it is smaller, or on more lines. */
const LONG_UNIT = 15

/** One large numeral with its unit beside it. They are never separated or wrapped. */
export function Rate({ value, unit, note, size = 'card', className }: RateProps) {
  const isHero = size === 'hero'
  return (
    <span
      className={classNames(css.rate, SIZES[size], className)}
      data-unit={size !== 'panel' && typeof unit === 'string' && unit.length >= LONG_UNIT ? 'long' : undefined}
      data-length={isHero && value.length > 1 ? Math.min(value.length, LONGEST_FIT) : undefined}
    >
      <span className={css.number}>{value}</span>{' '}
      <span className={css.unit}>
        <span>{unit}</span> {note !== undefined && <span>{note}</span>}
      </span>
    </span>
  )
}
