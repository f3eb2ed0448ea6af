import { useEffect, useId, useRef, type ReactNode } from 'react'

import { openAt } from './open-at.ts'
import * as css from './Tooltip.css.ts'

interface TooltipProps {
  /** A word or a line; nothing that one could press. */
  readonly text: ReactNode
  /** Draws the control that it is about; it must take the props given. */
  readonly children: (props: { readonly 'aria-describedby': string }) => ReactNode
}

/** Milliseconds that the pointer may be between the control and its words. */
const LEAVE_MS = 120

/**
 * Words that come with a control while it is pointed at or has the keyboard's focus, and describe it always. They stay while one points at
 * them, and go on Escape (WCAG 1.4.13). Ten px off (LAYOUT-11). Say nothing here that a finger needs: it has no hover.
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
