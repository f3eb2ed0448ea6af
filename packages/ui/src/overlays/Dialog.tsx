import { useEffect, useId, useRef, type ReactNode } from 'react'

import { IconButton } from '../actions/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { closeIcon } from '../icons/index.ts'
import * as css from './Dialog.css.ts'

export interface DialogProps {
  readonly open: boolean
  /** Called on Escape, the close button or a press outside the dialog. */
  readonly onClose: () => void
  readonly title: ReactNode
  readonly closeLabel: string
  readonly actions?: ReactNode
  readonly children?: ReactNode
  readonly className?: string | undefined
}

/** The content of a dialog: its title with the close button, its text and its actions. */
export function DialogBody({
  titleId,
  title,
  close,
  actions,
  children,
}: Pick<DialogProps, 'title' | 'actions' | 'children'> & { readonly titleId: string; readonly close: ReactNode }) {
  return (
    <div className={css.body}>
      <div className={css.head}>
        <h2 className={css.title} id={titleId}>
          {title}
        </h2>
        {close}
      </div>
      {children}
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </div>
  )
}

/**
 * A modal, at most 650 px wide (LAYOUT-10). A native dialog: it keeps focus inside and returns it. Keep it mounted and change `open`;
 * its content exists only while it is open.
 */
export function Dialog({ open, onClose, title, closeLabel, actions, children, className }: DialogProps) {
  const titleId = useId()
  const box = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) box.current?.showModal()
    else box.current?.close()
  }, [open])
  return (
    <dialog
      ref={box}
      className={classNames(css.dialog, className)}
      aria-labelledby={titleId}
      onClick={({ target }) => {
        if (target === box.current) onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      {open && (
        <DialogBody
          titleId={titleId}
          title={title}
          close={<IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />}
          actions={actions}
        >
          {children}
        </DialogBody>
      )}
    </dialog>
  )
}
