import { nowrap } from '../base/layout.css.ts'

export interface PriceProps {
  /** 1 to 4. */
  readonly level: number
  /** "Price: 3 of 4" */
  readonly label: string
}

/** The price level, in dollar signs. */
export function Price({ level, label }: PriceProps) {
  return (
    <span className={nowrap} role="img" aria-label={label}>
      {'$'.repeat(level)}
    </span>
  )
}
