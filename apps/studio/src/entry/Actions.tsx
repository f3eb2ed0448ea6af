import type { StudioPartner } from '@dining/contract/studio'
import { Button } from '@dining/ui'
import { useEffect, useEffectEvent, useState } from 'react'

import { may } from '../app/session.ts'
import { PublishDialog } from './PublishDialog.tsx'
import * as css from './entry.css.ts'
import type { Outcome } from './outcome.ts'
import type { Writing } from './use-writing.ts'

/** Ctrl-S and Cmd-S save the entry instead of the page. */
function useSaveKey(onSave: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
    event.preventDefault()
    // An open dialog takes precedence.
    if (!event.repeat && document.querySelector('dialog[open]') === null) onSave()
  })
  useEffect(() => {
    const heard = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', heard)
    return () => removeEventListener('keydown', heard)
  }, [])
}

interface ActionsProps {
  readonly partner: StudioPartner
  readonly writing: Writing
}

/** The actions on the entry, and the result of the last one. */
export function Actions({ partner, writing }: ActionsProps) {
  const { outcome, give, isChanged, theirs, standing } = writing
  const [isPublishing, setIsPublishing] = useState(false)
  const isBusy = outcome.kind === 'busy'
  const asks = standing.approval.isRequired
  // The same words are asked about once.
  const isAsked = standing.approval.waiting !== null && !isChanged
  const save = () => void give({ kind: 'draft' }, '')
  const canWrite = may(partner, 'write-content')
  useSaveKey(() => {
    if (canWrite) save()
  })
  if (!canWrite) return <p className={css.outcome}>You can read this entry and cannot change it.</p>
  return (
    <div className={css.actions}>
      <p className={css.outcome} data-kind={outcome.kind}>
        <span role="status">{statusOf(outcome, isChanged)}</span>
        <span role="alert">{alertOf(outcome)}</span>
      </p>
      <div className={css.buttons}>
        <Button
          kind="quiet"
          className={css.button}
          busy={isBusy}
          aria-disabled={theirs !== null}
          aria-keyshortcuts="Control+S Meta+S"
          onClick={save}
        >
          Save draft
        </Button>
        {isAsked && asks ? null : asks || may(partner, 'publish-content') ? (
          <Button className={css.button} aria-disabled={theirs !== null} onClick={() => setIsPublishing(theirs === null)}>
            {asks ? 'Ask for approval …' : 'Publish …'}
          </Button>
        ) : (
          <p className={css.quiet}>A publisher puts drafts on the site.</p>
        )}
      </div>
      <PublishDialog open={isPublishing} onClose={() => setIsPublishing(false)} {...{ partner, writing, asks }} />
    </div>
  )
}

function statusOf(outcome: Outcome, isChanged: boolean): string {
  if (outcome.kind === 'busy') return 'Saving …'
  if (isChanged) return alertOf(outcome) === '' ? 'Not saved yet.' : ''
  return outcome.kind === 'done' ? outcome.message : ''
}

function alertOf(outcome: Outcome): string {
  if (outcome.kind === 'failed') return outcome.message
  if (outcome.kind === 'refused') return 'It was not saved. Correct the marked fields first.'
  return outcome.kind === 'newer' ? 'It was not saved. There is a newer version.' : ''
}
