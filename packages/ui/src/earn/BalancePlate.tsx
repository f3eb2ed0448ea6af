import type { CSSProperties, ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { scene } from '../illustrations/Scene.css.ts'
import * as css from './BalancePlate.css.ts'

interface BalancePlateProps {
  /** The balance as it is written: "$14.20". */
  readonly amount: string
  /** Below it: "of $20". */
  readonly note: ReactNode
  /** How far it is, from 0 to 1. */
  readonly share: number
  /** The whole in words, for who does not see it. */
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
