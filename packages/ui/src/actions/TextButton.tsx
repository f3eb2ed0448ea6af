import type { ComponentProps } from 'react'

import { classNames } from '../class-names.ts'
import { Icon } from '../icons/Icon.tsx'
import { Anchor } from '../link/Anchor.tsx'
import { Label } from './Label.tsx'
import * as css from './TextButton.css.ts'

interface Extra {
  /** A shape of `@dining/ui/icons`, before the label. */
  readonly icon?: string | undefined
}

/** A button in the style of a link. */
export function TextButton({ icon, className, children, type = 'button', ...rest }: ComponentProps<'button'> & Extra) {
  return (
    <button {...rest} type={type} className={classNames(css.textButton, className)}>
      {icon !== undefined && <Icon d={icon} />}
      <Label>{children}</Label>
    </button>
  )
}

/** A stand-alone link, large enough for a finger. */
export function TextLink({ icon, className, children, ...rest }: ComponentProps<'a'> & Extra) {
  return (
    <Anchor {...rest} className={classNames(css.textButton, className)}>
      {icon !== undefined && <Icon d={icon} />}
      <Label>{children}</Label>
    </Anchor>
  )
}
