import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Icon } from '../icons/Icon.tsx'
import * as css from './Badge.css.ts'

interface BadgeProps {
  /** `acclaimed` is for pictures, `bonus` for higher benefits, `plain` for anything else. */
  readonly kind?: 'plain' | 'acclaimed' | 'bonus' | undefined
  readonly icon?: string | undefined
  readonly children: ReactNode
}

const KINDS = { plain: false, acclaimed: css.acclaimed, bonus: css.bonus } as const

/** A short label that distinguishes a restaurant. */
export function Badge({ kind = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={classNames(css.badge, KINDS[kind])}>
      {icon !== undefined && <Icon d={icon} />}
      {children}
    </span>
  )
}
