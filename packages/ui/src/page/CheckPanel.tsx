import type { ComponentProps } from 'react'

import * as css from './CheckPanel.css.ts'

/** A panel in the style of a restaurant's check, with the earned amounts. */
export function CheckPanel({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={className === undefined ? css.check : `${css.check} ${className}`}>
      <div className={css.paper}>{children}</div>
    </div>
  )
}
