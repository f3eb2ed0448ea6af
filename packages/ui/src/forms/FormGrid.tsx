import type { ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import * as css from './FormGrid.css.ts'

interface BoxProps {
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** Fields below each other, two per line from 661 px. */
export function FormGrid({ children, className }: BoxProps) {
  return <div className={classNames(css.grid, className)}>{children}</div>
}

/** A field, or any other element, across the grid's whole width. */
export function FormGridWide({ children, className }: BoxProps) {
  return <div className={classNames(css.span, className)}>{children}</div>
}

/** The form's buttons, and a line beside them. */
export function FormActions({ children, className }: BoxProps) {
  return <div className={classNames(css.actions, className)}>{children}</div>
}
