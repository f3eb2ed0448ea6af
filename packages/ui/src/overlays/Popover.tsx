import { useId, type ComponentProps, type ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import * as css from './Popover.css.ts'

interface PopoverProps {
  /** Renders the button that opens and closes; it must accept all of the given props. */
  readonly button: (props: Pick<ComponentProps<'button'>, 'popoverTarget'>) => ReactNode
  /** The accessible name of the panel. */
  readonly label: string
  readonly children: ReactNode
  readonly className?: string | undefined
}

/**
 * Additional information, ten px below the button that opens it (LAYOUT-11). It is a native popover: it works before any script, is above
 * all other content, exposes whether it is open, and closes on Escape (focus back on the button) and on a press outside. Without support
 * for anchors it opens in the middle of the page.
 */
export function Popover({ button, label, children, className }: PopoverProps) {
  const id = useId()
  return (
    <>
      {button({ popoverTarget: id })}
      <div id={id} popover="auto" role="group" aria-label={label} className={classNames(css.popover, className)}>
        {children}
      </div>
    </>
  )
}
