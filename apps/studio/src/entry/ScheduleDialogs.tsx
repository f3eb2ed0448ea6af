import type { ContentVersion, StudioPartner } from '@dining/contract/studio'

import { momentWords } from '../entries/status.ts'
import { MomentField, useMoment } from './MomentField.tsx'
import { OrderDialog, useOrder } from './OrderDialog.tsx'
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

/** Changes the time of a scheduled version. */
export function RescheduleDialog({ open, of, onClose, onDone, partner: { timeZone }, writing }: ScheduleDialogProps) {
  const moment = useMoment(timeZone, () => new Date(of.publishAt ?? Date.now()))
  const order = useOrder({ writing, onClose, onDone })
  const change = () => {
    const at = moment.take()
    if (at) void order.give({ kind: 'reschedule', version: of.version, at: at.toISOString() })
  }
  return (
    <OrderDialog
      {...{ open, onClose, order }}
      keep="Keep it"
      title={`When is version ${of.version} shown?`}
      action="Change time"
      onAction={change}
    >
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
      keep="Keep it"
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
