import type { ComponentProps } from 'react'

import { classNames } from '../class-names.ts'
import { Icon } from '../icons/Icon.tsx'
import { Anchor } from '../link/Anchor.tsx'
import * as css from './IconButton.css.ts'

interface Extra {
  /** A shape of `@dining/ui/icons`. */
  readonly icon: string
  /** Its accessible name; also its tooltip. */
  readonly label: string
  /** With an outline and its own background, for pictures and maps. */
  readonly framed?: boolean | undefined
}

/** A button of 44 px that contains only an icon. */
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

/** A link of 44 px that contains only an icon. */
export function IconLink({ icon, label, framed, className, ...rest }: ComponentProps<'a'> & Extra) {
  return (
    <Anchor {...rest} aria-label={label} title={label} className={classNames(css.iconButton, framed === true && css.framed, className)}>
      <Icon d={icon} />
    </Anchor>
  )
}
