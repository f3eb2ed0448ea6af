import type { StudioPartner } from '@dining/contract/studio'
import { CONTENT_NOTE_MAX_LENGTH } from '@dining/domain'
import { Button, TextField } from '@dining/ui'
import { useId, useRef, useState } from 'react'

import { may, useSession } from '../app/session.ts'
import { momentWords } from '../entries/status.ts'
import { lastStep } from './approval-steps.ts'
import { DifferenceList } from './DifferenceList.tsx'
import * as css from './entry.css.ts'
import { OrderDialog, useOrder } from './OrderDialog.tsx'
import type { Writing } from './use-writing.ts'

interface ApprovalProps {
  readonly partner: StudioPartner
  readonly writing: Writing
}

/** What the newest version waits for: the answer of another publisher, or a change after it was sent back. */
export function Approval({ partner, writing }: ApprovalProps) {
  const { operator } = useSession()
  const title = useId()
  const [asking, setAsking] = useState<'approve' | 'send-back' | null>(null)
  const last = lastStep(writing.standing)
  if (!last || last.kind === 'approved') return null
  const { kind, by, at, note, publishAt, version, writers } = last
  const isWaiting = kind === 'asked'
  const isWriter = writers.includes(operator.email)
  const mayAnswer = isWaiting && !isWriter && may(partner, 'publish-content')
  return (
    <section className={css.newer} aria-labelledby={title}>
      <h2 id={title} className={css.newerTitle}>
        {isWaiting ? `Version ${version} waits for approval` : `Version ${version} was sent back`}
      </h2>
      <p>
        {isWaiting ? 'Asked by' : 'Sent back by'} {by}, {momentWords(at, partner.timeZone)}.
        {isWaiting && ` To be shown ${publishAt === null ? 'at once' : `from ${momentWords(publishAt, partner.timeZone)}`}.`}
      </p>
      {isWaiting && <p>Written by {writers.join(', ')}.</p>}
      {note !== '' && <p className={css.note}>{note}</p>}
      <p>{remedyOf({ isWaiting, isWriter, mayAnswer })}</p>
      {mayAnswer && (
        <div className={css.newerActions}>
          <Button className={css.button} onClick={() => setAsking('approve')}>
            Approve …
          </Button>
          <Button kind="quiet" className={css.button} onClick={() => setAsking('send-back')}>
            Send back …
          </Button>
        </div>
      )}
      <ApproveDialog open={asking === 'approve'} onClose={() => setAsking(null)} {...{ partner, writing, publishAt }} />
      <SendBackDialog open={asking === 'send-back'} onClose={() => setAsking(null)} writing={writing} />
    </section>
  )
}

function remedyOf({ isWaiting, isWriter, mayAnswer }: Readonly<Record<'isWaiting' | 'isWriter' | 'mayAnswer', boolean>>): string {
  if (!isWaiting) return 'Change it, then ask for approval again.'
  if (isWriter) return 'Another publisher must approve this. If you save another draft, ask again.'
  return mayAnswer
    ? 'Read it, then approve it or send it back. If you save a draft of it, you cannot approve it.'
    : 'A publisher approves it or sends it back.'
}

interface AnswerDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly writing: Writing
}

/** Keyboard users continue at the entry: the pressed button is gone with the answer. */
const focusEntry = () => requestAnimationFrame(() => document.getElementById('main')?.focus())

/** Shows what the approval changes on the site, and asks for a note. */
function ApproveDialog({
  open,
  onClose,
  writing,
  partner,
  publishAt,
}: AnswerDialogProps & { readonly partner: StudioPartner; readonly publishAt: string | null }) {
  const order = useOrder({ writing, onClose, onDone: focusEntry })
  const { standing, isChanged } = writing
  const isLater = publishAt !== null
  return (
    <OrderDialog
      {...{ open, onClose, order }}
      title={isLater ? `Publish it from ${momentWords(publishAt, partner.timeZone)}?` : 'Put it on the site now?'}
      action={isLater ? 'Approve and schedule' : 'Approve and publish'}
      keep="Not yet"
      onAction={() => void order.give({ kind: 'approve' })}
    >
      {isLater && <p>If that time has passed, it is shown at once.</p>}
      {isChanged && <p className={css.warn}>Your own changes are not saved and are no part of it.</p>}
      <DifferenceList
        before={standing.versions.find(({ version }) => version === standing.shown)?.fields}
        after={standing.versions[0]?.fields}
      />
    </OrderDialog>
  )
}

/** Asks why the version is sent back. */
function SendBackDialog({ open, onClose, writing }: AnswerDialogProps) {
  const order = useOrder({ writing, onClose, onDone: focusEntry })
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const sendBack = () => {
    if (order.note.trim() !== '') return void order.give({ kind: 'send-back' })
    setFault('Write what is to be changed.')
    field.current?.focus()
  }
  return (
    <OrderDialog
      {...{ open, onClose, order }}
      title="Send it back to its author?"
      action="Send back"
      keep="Not yet"
      onAction={sendBack}
      noteField={
        <TextField
          ref={field}
          label="What is to be changed"
          help="Shown to the author and in the history."
          error={fault}
          maxLength={CONTENT_NOTE_MAX_LENGTH}
          value={order.note}
          required
          onChange={(event) => {
            order.setNote(event.target.value)
            setFault(undefined)
          }}
        />
      }
    />
  )
}
