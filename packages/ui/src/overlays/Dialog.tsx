import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'

import { IconButton } from '../actions/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { closeIcon } from '../icons/index.ts'
import * as css from './Dialog.css.ts'

interface DialogProps {
  readonly open: boolean
  /** Called on Escape, the close button or a press outside the dialog. */
  readonly onClose: () => void
  readonly title: ReactNode
  readonly closeLabel: string
  readonly actions?: ReactNode
  readonly children?: ReactNode
  /** At the bottom, with a faint backdrop: the page behind it can be read and scrolled. */
  readonly isLight?: boolean
  readonly className?: string | undefined
}

/**
 * A modal, at most 650 px wide (LAYOUT-10). A native dialog: it keeps focus inside and returns it. Keep it mounted and change `open`;
 * its content exists only while it is open.
 */
export function Dialog({ open, onClose, title, closeLabel, actions, children, isLight = false, className }: DialogProps) {
  const titleId = useId()
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) box.current?.showModal()
    else box.current?.close()
  }, [open])
  const pressBeside = (event: MouseEvent) => {
    if (event.target === box.current) onClose()
  }
  return (
    <dialog
      ref={box}
      className={classNames(css.dialog, isLight && css.light, className)}
      aria-labelledby={titleId}
      onClick={pressBeside}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {open && (
        <div className={css.body}>
          <div className={css.head}>
            <h2 className={css.title} id={titleId}>
              {title}
            </h2>
            <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
          </div>
          {children}
          {actions !== undefined && <div className={css.actions}>{actions}</div>}
        </div>
      )}
    </dialog>
  )
}
