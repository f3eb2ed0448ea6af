import type { StudioPartner } from '@dining/contract/studio'
import { CONTENT_NOTE_MAX_LENGTH } from '@dining/domain'
import { Button, Dialog, RadioGroup, TextField } from '@dining/ui'
import { useState } from 'react'

import * as css from './entry.css.ts'
import { MomentField, useMoment } from './MomentField.tsx'
import type { Writing } from './use-writing.ts'

interface PublishDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly partner: StudioPartner
  readonly writing: Writing
}

const DAY_MS = 86_400_000

/** Publishes now, or at a time in the partner's own zone; with a note for later editors. */
export function PublishDialog({ open, onClose, partner: { programName, timeZone }, writing }: PublishDialogProps) {
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const moment = useMoment(timeZone, () => new Date(Date.now() + DAY_MS))
  const [note, setNote] = useState('')
  const { findings, give, outcome } = writing
  const publish = async () => {
    const at = when === 'later' ? moment.take() : null
    if (when === 'later' && at === null) return
    const ended = await give({ kind: 'publish', at: at?.toISOString() ?? null }, note)
    if (ended === 'done') setNote('')
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Publish"
      closeLabel="Close"
      actions={
        <>
          <Button busy={outcome.kind === 'busy'} onClick={() => void publish()}>
            {when === 'now' ? 'Publish now' : 'Schedule'}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Not yet
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        {findings.length > 0 && (
          <p className={css.warn}>
            The check found {findings.length} {findings.length === 1 ? 'problem' : 'problems'}.
          </p>
        )}
        <RadioGroup
          label="When"
          name="when"
          defaultValue={when}
          options={[
            { value: 'now', label: `Now, for every visitor of ${programName}` },
            { value: 'later', label: 'At a time' },
          ]}
          onChange={(event) => setWhen(event.target.value === 'later' ? 'later' : 'now')}
        />
        {when === 'later' && <MomentField {...moment.props} />}
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
