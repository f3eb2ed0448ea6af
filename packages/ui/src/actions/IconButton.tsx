import type { ComponentProps } from 'react'

import { classNames } from '../class-names.ts'
import { Icon } from '../icons/Icon.tsx'
import { Anchor } from '../link/Anchor.tsx'
import * as css from './IconButton.css.ts'

interface Extra {
  /** A shape of `@dining/ui/icons`. */
  readonly icon: string
  /** What it does, for those who don't see the icon; also its tooltip. */
  readonly label: string
  /** With an edge and a ground of its own, for pictures and maps. */
  readonly framed?: boolean | undefined
}

/** A button of 44 px with nothing but an icon. */
export function IconButton({ icon, label, framed, className, type = 'button', ...rest }: ComponentProps<'button'> & Extra) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classNames(css.iconButton, framed === true && css.framed, className)}
    >
      <Icon d={icon} />
    </button>
  )
}

/** A link of 44 px with nothing but an icon. */
export function IconLink({ icon, label, framed, className, ...rest }: ComponentProps<'a'> & Extra) {
  return (
    <Anchor {...rest} aria-label={label} title={label} className={classNames(css.iconButton, framed === true && css.framed, className)}>
      <Icon d={icon} />
    </Anchor>
  )
}
