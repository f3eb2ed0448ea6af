import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'

import { classNames } from '../class-names.ts'
import * as css from './Disclosure.css.ts'

interface DisclosureProps {
  /** Renders the button that opens and closes; it must accept all of the given props. */
  readonly button: (
    props: Pick<ComponentProps<'button'>, 'aria-expanded' | 'aria-controls' | 'onClick' | 'ref'>,
    open: boolean,
  ) => ReactNode
  /** Side of the button with which the panel is aligned. */
  readonly align?: 'start' | 'end' | undefined
  readonly children: ReactNode
  readonly panelClassName?: string | undefined
}

/**
 * A button with a panel below it: the hamburger's and the member's menu. Opens and closes by press and keyboard; closes on Escape (focus
 * back on the button), on a press outside, when focus leaves, and when a link or button inside is pressed (NAV-20 … NAV-22).
 */
export function Disclosure({ button, align, children, panelClassName }: DisclosureProps) {
  const panelId = useId()
  const [open, setOpen] = useState(false)
  const around = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!open) return undefined
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && around.current?.contains(event.target) !== true) setOpen(false)
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [open])
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
    opener.current?.focus()
  }
  const focusGoes = (event: FocusEvent) => {
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  const pressInside = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a,button') !== null) setOpen(false)
  }
  return (
    <div ref={around} className={css.around} onKeyDown={keys} onBlur={focusGoes}>
      {button({ 'aria-expanded': open, 'aria-controls': panelId, onClick: () => setOpen(!open), ref: opener }, open)}
      <div id={panelId} hidden={!open} className={classNames(css.panel, align === 'end' && css.end, panelClassName)} onClick={pressInside}>
        {children}
      </div>
    </div>
  )
}
