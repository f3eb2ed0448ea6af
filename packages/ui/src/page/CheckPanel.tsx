import type { ComponentProps } from 'react'

import * as css from './CheckPanel.css.ts'

/** The check that is brought to the table: figures of what one earns. */
export function CheckPanel({ className, children, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={className === undefined ? css.check : `${css.check} ${className}`}>
      <div className={css.paper}>{children}</div>
    </div>
  )
}
