import type { StudioPartner } from '@dining/contract/studio'
import { Button, Dialog, RadioGroup } from '@dining/ui'
import { useState } from 'react'

import * as css from './entry.css.ts'
import { MomentField, useMoment } from './MomentField.tsx'
import { NoteField } from './NoteField.tsx'
import type { Writing } from './use-writing.ts'

interface PublishDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly partner: StudioPartner
  readonly writing: Writing
  /** Whether another publisher must approve it first. */
  readonly asks: boolean
}

const DAY_MS = 86_400_000

/** Publishes now, or at a time in the partner's own zone, or asks another publisher to; with a note for later editors. */
export function PublishDialog({ open, onClose, partner: { programName, timeZone }, writing, asks }: PublishDialogProps) {
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const moment = useMoment(timeZone, () => new Date(Date.now() + DAY_MS))
  const [note, setNote] = useState('')
  const { findings, give, outcome } = writing
  const publish = async () => {
    const at = when === 'later' ? moment.take() : null
    if (when === 'later' && at === null) return
    const ended = await give({ kind: asks ? 'ask' : 'publish', at: at?.toISOString() ?? null }, note)
    if (ended === 'done') setNote('')
    onClose()
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={asks ? 'Ask for approval' : 'Publish'}
      closeLabel="Close"
      actions={
        <>
          <Button busy={outcome.kind === 'busy'} onClick={() => void publish()}>
            {asks ? 'Ask for approval' : when === 'now' ? 'Publish now' : 'Schedule'}
          </Button>
          <Button kind="quiet" onClick={onClose}>
            Not yet
          </Button>
        </>
      }
    >
      <div className={css.dialog}>
        {asks && <p>Another publisher must approve this. Your words are saved as a draft until then.</p>}
        {findings.length > 0 && (
          <p className={css.warn}>
            The check found {findings.length} {findings.length === 1 ? 'problem' : 'problems'}.
          </p>
        )}
        <RadioGroup
          label={asks ? 'When it is shown' : 'When'}
          name="when"
          defaultValue={when}
          options={[
            { value: 'now', label: `${asks ? 'As soon as it is approved' : 'Now'}, for every visitor of ${programName}` },
            { value: 'later', label: 'At a time' },
          ]}
          onChange={(event) => setWhen(event.target.value === 'later' ? 'later' : 'now')}
        />
        {when === 'later' && <MomentField {...moment.props} />}
        <NoteField value={note} onChange={setNote} />
      </div>
    </Dialog>
  )
}
