import { Button, Dialog } from '@dining/ui'
import { useState } from 'react'

import type { EntryKey } from '../api/queries.ts'
import { entryTitle } from './difference.ts'
import { NoteField } from './NoteField.tsx'
import type { Writing } from './use-writing.ts'

interface TakeOffDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** Called after `onClose`, when it is off. */
  readonly onDone: () => void
  readonly place: EntryKey
  readonly writing: Writing
}

/** Asks for confirmation before an entry is removed from the site. */
export function UnpublishDialog({ open, onClose, onDone, place: { slug }, writing }: TakeOffDialogProps) {
  const [note, setNote] = useState('')
  const takeOff = async () => {
    const ended = await writing.give({ kind: 'unpublish' }, note)
    onClose()
    if (ended !== 'done') return
    setNote('')
    onDone()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Take “${entryTitle(slug)}” off the site?`}
      closeLabel="Close"
      actions={
        <>
          <Button busy={writing.outcome.kind === 'busy'} onClick={() => void takeOff()}>
            Take off
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Keep it
          </Button>
        </>
      }
    >
      <p>Visitors no longer see it, and scheduled versions are canceled. All versions stay in the history.</p>
      <NoteField value={note} onChange={setNote} />
    </Dialog>
  )
}
