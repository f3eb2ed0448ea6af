import type { ReactNode } from 'react'

import * as css from './Progress.css.ts'

interface ProgressProps {
  readonly label: string
  readonly steps: readonly ReactNode[]
  /** From 0. */
  readonly current: number
  readonly className?: string | undefined
}

/** The progress in a task of a few steps. */
export function Progress({ label, steps, current, className }: ProgressProps) {
  return (
    <ol className={className === undefined ? css.progress : `${css.progress} ${className}`} aria-label={label}>
      {steps.map((step, i) => (
        <li key={i} className={i < current ? css.done : undefined} aria-current={i === current ? 'step' : undefined}>
          {step}
        </li>
      ))}
    </ol>
  )
}
