import { Button, Dialog } from '@dining/ui'
import { useState, type ReactNode } from 'react'

import * as css from './entry.css.ts'
import { NoteField } from './NoteField.tsx'
import type { EntryAction } from './outcome.ts'
import type { Writing } from './use-writing.ts'

interface OrderProps {
  readonly writing: Writing
  readonly onClose: () => void
  /** Called after `onClose`, when it is done. */
  readonly onDone: () => void
}

/** Sends an action with its note. If it fails, the dialog stays open with the reason, so that no input is lost. */
export function useOrder({ writing, onClose, onDone }: OrderProps) {
  const [note, setNote] = useState('')
  const [isGiven, setIsGiven] = useState(false)
  const { outcome } = writing
  return {
    note,
    setNote,
    isBusy: outcome.kind === 'busy',
    failure: isGiven && outcome.kind === 'failed' ? outcome.message : null,
    give: async (order: EntryAction) => {
      setIsGiven(true)
      const ended = await writing.give(order, note)
      if (ended === 'failed') return
      onClose()
      if (ended === 'done') onDone()
    },
  }
}

interface OrderDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** The label of the button that sends the action. */
  readonly action: string
  readonly onAction: () => void
  /** The label of the button that closes the dialog. */
  readonly keep: string
  readonly order: ReturnType<typeof useOrder>
  readonly children?: ReactNode
  /** The field of the note, if it is not an optional one. */
  readonly noteField?: ReactNode
}

/** Asks for confirmation and a note, and shows why the last attempt failed. */
export function OrderDialog({ open, onClose, title, action, onAction, keep, order, children, noteField }: OrderDialogProps) {
  const { note, setNote, isBusy, failure } = order
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel="Close"
      actions={
        <>
          <Button busy={isBusy} onClick={onAction}>
            {action}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            {keep}
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        <p role="alert" className={failure === null ? undefined : css.warn}>
          {failure}
        </p>
        {children}
        {noteField ?? <NoteField value={note} onChange={setNote} />}
      </div>
    </Dialog>
  )
}
