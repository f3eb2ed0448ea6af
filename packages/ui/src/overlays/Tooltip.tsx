import { useEffect, useId, useRef, type ReactNode } from 'react'

import { openAt } from './open-at.ts'
import * as css from './Tooltip.css.ts'

interface TooltipProps {
  /** A word or a line, without interactive elements. */
  readonly text: ReactNode
  /** Renders the described control; it must accept the given props. */
  readonly children: (props: { readonly 'aria-describedby': string }) => ReactNode
}

/** Milliseconds that the pointer may be between the control and the tooltip. */
const LEAVE_MS = 120

/**
 * A text that appears while a control is hovered or has keyboard focus, and always describes it. It stays while the pointer is over it, and
 * closes on Escape (WCAG 1.4.13). Ten px away (LAYOUT-11). It must not contain essential information: touch devices have no hover.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId()
  const around = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(leaving.current), [])
  const show = () => {
    clearTimeout(leaving.current)
    if (tip.current && around.current) openAt(tip.current, around.current)
  }
  const hide = () => {
    clearTimeout(leaving.current)
    tip.current?.hidePopover()
  }
  return (
    <span
      ref={around}
      className={css.around}
      onPointerEnter={show}
      onPointerLeave={() => (leaving.current = setTimeout(hide, LEAVE_MS))}
      onFocus={(event) => event.target.matches(':focus-visible') && show()}
      onBlur={hide}
      onKeyDown={(event) => event.key === 'Escape' && hide()}
    >
      {children({ 'aria-describedby': id })}
      <span ref={tip} id={id} role="tooltip" popover="manual" className={css.tooltip} onPointerEnter={show}>
        {text}
      </span>
    </span>
  )
}
