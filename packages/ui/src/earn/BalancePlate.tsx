import type { CSSProperties, ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { scene } from '../illustrations/Scene.css.ts'
import * as css from './BalancePlate.css.ts'

interface BalancePlateProps {
  /** The formatted balance: "$14.20". */
  readonly amount: string
  /** Below it: "of $20". */
  readonly note: ReactNode
  /** The progress, from 0 to 1. */
  readonly share: number
  /** The whole as text, for screen readers. */
  readonly label: string
  readonly className?: string | undefined
}

/** A balance on a plate whose rim fills until the balance is paid out. */
export function BalancePlate({ amount, note, share, label, className }: BalancePlateProps) {
  return (
    <div className={classNames(scene, css.table, className)}>
      <div
        className={css.plate}
        style={{ '--share': share, '--n': amount.length } as CSSProperties}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(share * 100)}
        aria-valuetext={label}
      >
        <span className={css.amount}>{amount}</span>
        <span className={css.note}>{note}</span>
      </div>
    </div>
  )
}
