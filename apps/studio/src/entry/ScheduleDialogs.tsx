import type { ContentVersion, StudioPartner } from '@dining/contract/studio'
import { CONTENT_NOTE_MAX_LENGTH } from '@dining/domain'
import { Button, Dialog, TextField } from '@dining/ui'
import { useState, type ReactNode } from 'react'

import { momentWords } from '../entries/status.ts'
import * as css from './entry.css.ts'
import { MomentField, useMoment } from './MomentField.tsx'
import type { EntryAction } from './outcome.ts'
import type { Writing } from './use-writing.ts'

interface ScheduleDialogProps {
  readonly open: boolean
  /** The scheduled version. */
  readonly of: ContentVersion
  readonly onClose: () => void
  /** Called after `onClose`, when it is done. */
  readonly onDone: () => void
  readonly partner: StudioPartner
  readonly writing: Writing
}

/** Sends an action with its note. If it fails, the dialog stays open with the reason, so that no input is lost. */
function useOrder({ writing, onClose, onDone }: Pick<ScheduleDialogProps, 'writing' | 'onClose' | 'onDone'>) {
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

interface OrderDialogProps extends Pick<ScheduleDialogProps, 'open' | 'onClose'> {
  readonly title: string
  /** The label of the button that sends the action. */
  readonly action: string
  readonly onAction: () => void
  readonly order: ReturnType<typeof useOrder>
  readonly children: ReactNode
}

/** Asks for confirmation and a note, and shows why the last attempt failed. */
function OrderDialog({ open, onClose, title, action, onAction, order: { note, setNote, isBusy, failure }, children }: OrderDialogProps) {
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
            Keep it
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        <p role="alert" className={failure === null ? undefined : css.warn}>
          {failure}
        </p>
        {children}
        <TextField
          label="Note"
          optionalMark="optional"
          help="Shown in the history."
          maxLength={CONTENT_NOTE_MAX_LENGTH}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  )
}

/** Changes the time of a scheduled version. */
export function RescheduleDialog({ open, of, onClose, onDone, partner: { timeZone }, writing }: ScheduleDialogProps) {
  const moment = useMoment(timeZone, () => new Date(of.publishAt ?? Date.now()))
  const order = useOrder({ writing, onClose, onDone })
  const change = () => {
    const at = moment.take()
    if (at) void order.give({ kind: 'reschedule', version: of.version, at: at.toISOString() })
  }
  return (
    <OrderDialog {...{ open, onClose, order }} title={`When is version ${of.version} shown?`} action="Change time" onAction={change}>
      <MomentField {...moment.props} />
    </OrderDialog>
  )
}

/** Asks for confirmation before a schedule is cancelled. */
export function CancelScheduleDialog({ open, of, onClose, onDone, partner: { timeZone }, writing }: ScheduleDialogProps) {
  const order = useOrder({ writing, onClose, onDone })
  const cancel = () => void order.give({ kind: 'cancel-schedule', version: of.version })
  return (
    <OrderDialog
      {...{ open, onClose, order }}
      title={`Cancel the schedule of version ${of.version}?`}
      action="Cancel schedule"
      onAction={cancel}
    >
      <p>
        Visitors do not see it from {momentWords(of.publishAt ?? of.at, timeZone)}. The site stays as it is, and the words stay here as a
        draft.
      </p>
    </OrderDialog>
  )
}
