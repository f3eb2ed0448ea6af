import type { ApprovalStep, ContentVersion, StudioPartner } from '@dining/contract/studio'
import { Button, Dialog, TextButton } from '@dining/ui'
import { visuallyHidden } from '@dining/ui/layout'
import { useRef, useState } from 'react'

import type { EntryKey } from '../api/queries.ts'
import { may } from '../app/session.ts'
import { StatusChip } from '../entries/StatusChip.tsx'
import { upcomingOf, momentWords } from '../entries/status.ts'
import { stepsOf } from './approval-steps.ts'
import { DifferenceList } from './DifferenceList.tsx'
import * as css from './entry.css.ts'
import { CancelScheduleDialog, RescheduleDialog } from './ScheduleDialogs.tsx'
import { UnpublishDialog } from './UnpublishDialog.tsx'
import type { Writing } from './use-writing.ts'

/** Number of versions listed at first, and added with each press. */
const AT_ONCE = 20

interface HistoryProps {
  readonly partner: StudioPartner
  readonly place: EntryKey
  readonly writing: Writing
}

/** Every version, newest first: author, time, note, changes, and a button that restores it. */
export function History({ partner, place, writing }: HistoryProps) {
  const { standing, give, isChanged, outcome } = writing
  const { versions, shown, approval } = standing
  const asks = approval.isRequired
  const [isTakingOff, setIsTakingOff] = useState(false)
  const mayPublish = may(partner, 'publish-content')
  const mayRollBack = may(partner, asks ? 'write-content' : 'publish-content')
  const coming = upcomingOf(versions, shown)
  const isPublic = shown !== null || coming.length > 0
  const [listed, setListed] = useState(AT_ONCE)
  const title = useRef<HTMLHeadingElement>(null)
  // The pressed buttons have been removed by then.
  const stay = () => requestAnimationFrame(() => title.current?.focus())
  const [back, setBack] = useState<ContentVersion | null>(null)
  const rollBack = async () => {
    if (back === null) return
    const { version } = back
    const order = asks ? ({ kind: 'ask', at: null, version } as const) : ({ kind: 'rollback', version } as const)
    const ended = await give(order, `Version ${version} again`)
    setBack(null)
    if (ended === 'done') stay()
  }
  if (versions.length === 0) return <p className={css.empty}>No versions yet. The first version appears here once it is saved.</p>
  return (
    <div className={css.history}>
      <h2 ref={title} className={visuallyHidden} tabIndex={-1}>
        History
      </h2>
      <ol className={css.versions}>
        {versions.slice(0, listed).map((one, at) => {
          const before = versions[at + 1]
          return (
            <li key={one.version}>
              <p className={css.versionHead}>
                <strong>Version {one.version}</strong> <StatusChip of={one} shown={shown} timeZone={partner.timeZone} versions={versions} />
              </p>
              {!isApproved(one.version, approval.steps) && (
                <p className={css.quiet}>
                  {one.by === 'files' ? 'As delivered' : one.by}, {momentWords(one.at, partner.timeZone)}
                </p>
              )}
              {one.note !== '' && <p className={css.note}>{one.note}</p>}
              {stepsOf(one.version, approval.steps).map((step) => (
                <Step key={step.at + step.kind} step={step} timeZone={partner.timeZone} note={step.note === one.note ? '' : step.note} />
              ))}
              <div className={css.versionTools}>
                {before && <WhatChanged before={before} after={one} />}
                {mayPublish && coming.includes(one) && <ScheduleTools of={one} onDone={stay} {...{ partner, writing }} />}
                {mayRollBack && one.version !== shown && at > 0 && (
                  <TextButton className={css.versionBack} onClick={() => setBack(one)}>
                    {asks ? 'Ask to roll back' : 'Roll back'}
                    <span className={visuallyHidden}> to version {one.version}</span>
                  </TextButton>
                )}
              </div>
            </li>
          )
        })}
      </ol>
      {versions.length > listed && (
        <TextButton onClick={() => setListed(listed + AT_ONCE)}>Show older versions, {versions.length - listed} more</TextButton>
      )}
      {mayPublish && isPublic && <TextButton onClick={() => setIsTakingOff(true)}>Take off the site</TextButton>}
      <UnpublishDialog open={isTakingOff} onClose={() => setIsTakingOff(false)} onDone={stay} {...{ place, writing }} />
      <Dialog
        open={back !== null}
        onClose={() => setBack(null)}
        title={asks ? `Ask to put version ${back?.version} on the site?` : `Put version ${back?.version} on the site?`}
        closeLabel="Close"
        actions={
          <>
            <Button busy={outcome.kind === 'busy'} onClick={() => void rollBack()}>
              {asks ? 'Ask for approval' : 'Roll back'}
            </Button>
            <Button kind="quiet" onClick={() => setBack(null)}>
              Not yet
            </Button>
          </>
        }
      >
        <p>
          {asks
            ? 'This version becomes the newest draft. Another publisher must approve it.'
            : 'This version becomes the newest one and is published at once.'}
          {isChanged && ' Unsaved changes are lost.'}
        </p>
        <DifferenceList before={versions.find(({ version }) => version === shown)?.fields} after={back?.fields} />
      </Dialog>
    </div>
  )
}

/** Whether the version was published by an approval, whose author is its own. */
const isApproved = (version: number, steps: readonly ApprovalStep[]) => stepsOf(version, steps).some(({ kind }) => kind === 'approved')

const STEP_WORDS = { asked: 'Approval asked by', approved: 'Approved by', 'sent-back': 'Sent back by' } as const

/** Who asked, approved or sent back, when and why; of an approval also who wrote the words. */
function Step({
  step: { kind, by, at, writers },
  timeZone,
  note,
}: {
  readonly step: ApprovalStep
  readonly timeZone: string
  readonly note: string
}) {
  return (
    <>
      {kind === 'approved' && <p className={css.quiet}>Written by {writers.join(', ')}</p>}
      <p className={css.quiet}>
        {STEP_WORDS[kind]} {by}, {momentWords(at, timeZone)}
      </p>
      {note !== '' && <p className={css.note}>{note}</p>}
    </>
  )
}

/** Changes or cancels the schedule of a future version. */
function ScheduleTools(props: Pick<Parameters<typeof RescheduleDialog>[0], 'of' | 'onDone' | 'partner' | 'writing'>) {
  const [asking, setAsking] = useState<'time' | 'cancel' | null>(null)
  const close = () => setAsking(null)
  const which = <span className={visuallyHidden}> of version {props.of.version}</span>
  return (
    <>
      {!props.writing.standing.approval.isRequired && (
        <TextButton className={css.versionBack} onClick={() => setAsking('time')}>
          Change time{which}
        </TextButton>
      )}
      <TextButton className={css.versionBack} onClick={() => setAsking('cancel')}>
        Cancel schedule{which}
      </TextButton>
      <RescheduleDialog open={asking === 'time'} onClose={close} {...props} />
      <CancelScheduleDialog open={asking === 'cancel'} onClose={close} {...props} />
    </>
  )
}

/** The differences between a version and the previous one, computed on request. */
function WhatChanged({ before, after }: { readonly before: ContentVersion; readonly after: ContentVersion }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>What changed</summary>
      {isOpen && <DifferenceList before={before.fields} after={after.fields} />}
    </details>
  )
}
