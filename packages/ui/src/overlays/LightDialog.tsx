import { useEffect, useEffectEvent, useId, useRef } from 'react'

import { IconButton } from '../actions/IconButton.tsx'
import { classNames } from '../class-names.ts'
import { closeIcon } from '../icons/index.ts'
import * as css from './Dialog.css.ts'
import { DialogBody, type DialogProps } from './Dialog.tsx'
import { bottom, shownAtOnce } from './LightDialog.css.ts'

/** What the visitor uses that it must not cover: a form, but for the one of the close button, and what opens another dialog. */
const IN_USE = 'form:not([method=dialog]),[aria-haspopup=dialog]'
/** Another dialog, and a form that the visitor has changed and left. */
const BEGUN = 'dialog:modal,form:not([method=dialog]) :is(:user-valid,:user-invalid)'

interface LightDialogProps extends Omit<DialogProps, 'className'> {
  /** Called when its code has opened it. */
  readonly onShown?: () => void
  /** Whether the server's HTML contains it closed, for its code to open it later. Never changes. */
  readonly isClosedInHtml?: boolean
}

/**
 * A dialog at the bottom, with a faint backdrop: the page behind it can be read and scrolled. It can be in the server's HTML: there it is closed, or open
 * and not modal until its code runs; it can be closed before that, and is hidden while a form has the focus or another dialog is open. Its
 * code never makes it modal over a form that the visitor has begun with, nor over another dialog.
 */
export function LightDialog({ open, onShown, onClose, isClosedInHtml = false, title, closeLabel, actions, children }: LightDialogProps) {
  const titleId = useId()
  const box = useRef<HTMLDialogElement>(null)
  const isFirst = useRef(true)
  const hasOpened = useRef(false)
  const tellShown = useEffectEvent(() => onShown?.())
  useEffect(() => {
    const element = box.current
    const wasClosed = !isClosedInHtml && isFirst.current && element?.open === false
    isFirst.current = false
    // An open dialog becomes modal only after it was closed.
    element?.close()
    // Its visitor closed it before its code ran: the same as Escape.
    if (open && wasClosed) element?.dispatchEvent(new Event('cancel', { cancelable: true }))
    else if (open) {
      const isUnwanted = !hasOpened.current && (document.activeElement?.closest(IN_USE) ?? document.querySelector(BEGUN))
      if (isUnwanted) return
      hasOpened.current = true
      // Focused by the browser in the same step: each further one calculates the page's styles again. The title, since on the close button a ring
      // would appear although the keyboard has not been used.
      const heading = element?.querySelector('h2')
      if (heading) Object.assign(heading, { tabIndex: -1, autofocus: true })
      element?.showModal()
      tellShown()
    }
  }, [open, isClosedInHtml])
  return (
    <dialog
      ref={box}
      // Never changes: from now on, the element is opened and closed by its methods.
      open={!isClosedInHtml}
      className={classNames(css.dialog, css.light, bottom, !isClosedInHtml && shownAtOnce)}
      aria-labelledby={titleId}
      onClick={({ target }) => {
        if (target === box.current) onClose()
      }}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <DialogBody
        titleId={titleId}
        title={title}
        // The browser itself closes the dialog when this form is sent.
        close={
          <form
            method="dialog"
            onSubmit={(event) => {
              event.preventDefault()
              onClose()
            }}
          >
            <IconButton type="submit" icon={closeIcon} label={closeLabel} />
          </form>
        }
        actions={actions}
      >
        {children}
      </DialogBody>
    </dialog>
  )
}
