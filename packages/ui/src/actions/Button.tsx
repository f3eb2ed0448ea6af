import type { ComponentProps, MouseEvent, ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import { Icon } from '../icons/Icon.tsx'
import { Anchor } from '../link/Anchor.tsx'
import { Label } from './Label.tsx'
import * as css from './Button.css.ts'

interface Look {
  /** `action` is filled: one per view. `quiet` is outlined. */
  readonly kind?: 'action' | 'quiet' | undefined
  readonly wide?: boolean | undefined
  /** A shape of `@dining/ui/icons`, before the label. */
  readonly icon?: string | undefined
}

const look = ({ kind, wide }: Look, className: string | undefined, busy?: boolean) =>
  classNames(css.button, kind === 'quiet' && css.quiet, wide === true && css.wide, busy === true && css.busy, className)

interface ButtonProps extends ComponentProps<'button'>, Look {
  /** Busy: keeps its place and its focus, ignores further presses, and announces its state. */
  readonly busy?: boolean | undefined
  readonly busyLabel?: ReactNode
}

/** A button 50 px high (LAYOUT-09). `type` is `button` by default. */
export function Button({ kind, wide, icon, busy, busyLabel, className, children, onClick, type = 'button', ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy === true) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={look({ kind, wide }, className, busy)}
      onClick={press}
      aria-disabled={busy === true || rest['aria-disabled']}
    >
      {icon !== undefined && busy !== true && <Icon d={icon} />}
      <Label>{busy === true ? (busyLabel ?? children) : children}</Label>
    </button>
  )
}

/** A link that looks like a button. */
export function LinkButton({ kind, wide, icon, className, children, ...rest }: ComponentProps<'a'> & Look) {
  return (
    <Anchor {...rest} className={look({ kind, wide }, className)}>
      {icon !== undefined && <Icon d={icon} />}
      <Label>{children}</Label>
    </Anchor>
  )
}
