import type { StudioPartner } from '@dining/contract/studio'
import { Button, TextButton } from '@dining/ui'
import { useState } from 'react'

import type { EntryPlace } from '../api/queries.ts'
import * as css from './entry.css.ts'
import { PublishDialog } from './PublishDialog.tsx'
import { TakeOffDialog } from './TakeOffDialog.tsx'
import type { Outcome, Writing } from './use-writing.ts'

interface ActionsProps {
  readonly partner: StudioPartner
  readonly place: EntryPlace
  readonly writing: Writing
}

/** What can be done with what was written, and how the last of it ended. */
export function Actions({ partner, place, writing }: ActionsProps) {
  const { outcome, give, isChanged, isNew, standing, theirs } = writing
  const [open, setOpen] = useState<'publish' | 'take-off' | null>(null)
  const isBusy = outcome.kind === 'busy'
  const isPublic = standing.shown !== null || standing.versions[0]?.status === 'scheduled'
  return (
    <div className={css.actions}>
      <p className={css.outcome} data-kind={outcome.kind}>
        <span role="status">{statusOf(outcome, isChanged)}</span>
        <span role="alert">{alertOf(outcome)}</span>
      </p>
      <div className={css.buttons}>
        {!isNew && isPublic && <TextButton onClick={() => setOpen('take-off')}>Take off the site</TextButton>}
        <Button
          kind="quiet"
          className={css.button}
          busy={isBusy}
          aria-disabled={theirs !== null}
          onClick={() => void give({ kind: 'draft' }, '')}
        >
          Save draft
        </Button>
        <Button className={css.button} aria-disabled={theirs !== null} onClick={() => setOpen('publish')}>
          Publish …
        </Button>
      </div>
      <PublishDialog open={open === 'publish'} onClose={() => setOpen(null)} {...{ partner, writing }} />
      <TakeOffDialog open={open === 'take-off'} onClose={() => setOpen(null)} {...{ place, writing }} />
    </div>
  )
}

function statusOf(outcome: Outcome, isChanged: boolean): string {
  if (outcome.kind === 'busy') return 'Saving …'
  if (isChanged) return 'Not saved yet.'
  return outcome.kind === 'done' ? outcome.said : ''
}

function alertOf(outcome: Outcome): string {
  if (outcome.kind === 'failed') return outcome.said
  if (outcome.kind === 'refused') return 'It was not saved: what has to be mended first is marked.'
  return outcome.kind === 'newer' ? 'It was not saved: there is a newer version.' : ''
}
