import { useId, type ComponentProps, type ReactNode } from 'react'

import { classNames } from '../class-names.ts'
import * as css from './Popover.css.ts'

interface PopoverProps {
  /** Draws the button that opens and closes; it must take all of the props given. */
  readonly button: (props: Pick<ComponentProps<'button'>, 'popoverTarget'>) => ReactNode
  /** Names the panel. */
  readonly label: string
  readonly children: ReactNode
  readonly className?: string | undefined
}

/**
 * More to a matter, ten px below the button that asks for it (LAYOUT-11). All of it is the platform's: it works before any script, lies over
 * everything, tells whether it is open, closes on Escape (focus back on the button) and on a press outside. Without anchors it opens in the
 * middle of the page.
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
