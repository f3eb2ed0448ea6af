import type { ContentVersion, StudioPartner } from '@dining/contract/studio'
import { Button, Dialog, TextButton } from '@dining/ui'
import { visuallyHidden } from '@dining/ui/layout'
import { useRef, useState } from 'react'

import type { EntryKey } from '../api/queries.ts'
import { may } from '../app/session.ts'
import { StatusChip } from '../entries/StatusChip.tsx'
import { upcomingOf, momentWords } from '../entries/status.ts'
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
  const { versions, shown } = standing
  const [isTakingOff, setIsTakingOff] = useState(false)
  const mayPublish = may(partner, 'publish-content')
  const coming = upcomingOf(versions, shown)
  const isPublic = shown !== null || coming.length > 0
  const [listed, setListed] = useState(AT_ONCE)
  const title = useRef<HTMLHeadingElement>(null)
  // The pressed buttons have been removed by then.
  const stay = () => requestAnimationFrame(() => title.current?.focus())
  const [back, setBack] = useState<ContentVersion | null>(null)
  const rollBack = async () => {
    const ended = back !== null && (await give({ kind: 'rollback', version: back.version }, `Version ${back.version} again`))
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
              <p className={css.quiet}>
                {one.by === 'files' ? 'As delivered' : one.by}, {momentWords(one.at, partner.timeZone)}
              </p>
              {one.note !== '' && <p className={css.note}>{one.note}</p>}
              <div className={css.versionTools}>
                {before && <WhatChanged before={before} after={one} />}
                {mayPublish && coming.includes(one) && <ScheduleTools of={one} onDone={stay} {...{ partner, writing }} />}
                {mayPublish && one.version !== shown && at > 0 && (
                  <TextButton className={css.versionBack} onClick={() => setBack(one)}>
                    Roll back<span className={visuallyHidden}> to version {one.version}</span>
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
        title={`Put version ${back?.version} on the site?`}
        closeLabel="Close"
        actions={
          <>
            <Button busy={outcome.kind === 'busy'} onClick={() => void rollBack()}>
              Roll back
            </Button>
            <Button kind="quiet" onClick={() => setBack(null)}>
              Not yet
            </Button>
          </>
        }
      >
        <p>
          This version becomes the newest one and is published at once.
          {isChanged && ' Unsaved changes are lost.'}
        </p>
        <DifferenceList before={versions.find(({ version }) => version === shown)?.fields} after={back?.fields} />
      </Dialog>
    </div>
  )
}

/** Changes or cancels the schedule of a future version. */
function ScheduleTools(props: Pick<Parameters<typeof RescheduleDialog>[0], 'of' | 'onDone' | 'partner' | 'writing'>) {
  const [asking, setAsking] = useState<'time' | 'cancel' | null>(null)
  const close = () => setAsking(null)
  const which = <span className={visuallyHidden}> of version {props.of.version}</span>
  return (
    <>
      <TextButton className={css.versionBack} onClick={() => setAsking('time')}>
        Change time{which}
      </TextButton>
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
