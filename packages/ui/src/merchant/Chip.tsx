import type { ComponentProps, ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Icon } from '../icons/Icon.tsx'
import { Anchor } from '../link/Anchor.tsx'
import * as css from './Chip.css.ts'

interface ChipProps extends ComponentProps<'button'> {
  /** On or off; omit it for a chip that opens something. */
  readonly pressed?: boolean | undefined
  readonly count?: ReactNode
  readonly icon?: string | undefined
}

/** A filter to switch, or to open. */
export function Chip({ pressed, count, icon, className, children, type = 'button', ...rest }: ChipProps) {
  return (
    <button {...rest} type={type} className={classNames(css.chip, className)} aria-pressed={pressed}>
      {icon !== undefined && <Icon d={icon} size="small" />}
      {children}
      {count !== undefined && <small>{count}</small>}
    </button>
  )
}

/** A filter that is a link; `aria-current` on the active one. */
export function ChipLink({ className, ...rest }: ComponentProps<'a'>) {
  return <Anchor {...rest} className={classNames(css.chip, className)} />
}

/** Chips in a line, named as a group. */
export function ChipGroup({ label, className, ...rest }: ComponentProps<'div'> & { readonly label: string }) {
  return <div {...rest} role="group" aria-label={label} className={classNames(css.chips, className)} />
}
