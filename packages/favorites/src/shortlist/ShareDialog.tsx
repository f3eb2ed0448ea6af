import { minutesToWait, useApi, type ApiError } from '@dining/api-client'
import { shortlist as texts } from '@dining/copy-engine/texts/shortlist'
import { SHORTLIST } from '@dining/domain'
import { useCopy } from '@dining/partner-kit/react'
import { paths } from '@dining/session'
import { Button, Dialog, IconButton, TextButton, TextLink } from '@dining/ui'
import { closeIcon } from '@dining/ui/icons'
import { useState } from 'react'

import { CopyLink } from './CopyLink.tsx'
import { clearDraft, toggleChosen, useDraft, type Chosen } from './draft.ts'
import { keepOwned } from './own-lists.ts'
import * as css from './ShareDialog.css.ts'

interface ShareDialogProps {
  readonly open: boolean
  readonly onClose: () => void
}

const idsOf = (chosen: readonly Chosen[]) => chosen.map(({ id }) => id).join(' ')

/** Shows the chosen places, makes a link that friends vote with, and shares it. */
export default function ShareDialog({ open, onClose }: ShareDialogProps) {
  const copy = useCopy()
  const { chosen } = useDraft()
  const { made, problem, isBusy, create } = useNewList(chosen)
  const isTooFew = chosen.length < SHORTLIST.minPlaces
  return (
    <Dialog open={open} onClose={onClose} title={copy.headline(texts.dialogTitle)} closeLabel={copy.say(texts.closeDialog)}>
      <p>{copy.say(texts.dialogText, { days: String(SHORTLIST.days) })}</p>
      <ul className={css.places}>
        {chosen.map((place) => (
          <li key={place.id}>
            <span>{place.name}</span>
            <IconButton icon={closeIcon} label={copy.say(texts.remove, { name: place.name })} onClick={() => toggleChosen(place)} />
          </li>
        ))}
      </ul>
      {made === undefined ? (
        <div className={css.link}>
          {isTooFew && <p>{copy.say(texts.tooFew, { min: String(SHORTLIST.minPlaces) })}</p>}
          <p role="alert" className={css.problem}>
            {problem && sayProblem(copy, problem)}
          </p>
          <div className={css.actions}>
            {!isTooFew && (
              <Button busy={isBusy} busyLabel={copy.say(texts.creating)} onClick={create}>
                {copy.action(texts.create)}
              </Button>
            )}
            <TextButton
              onClick={() => {
                onClose()
                clearDraft()
              }}
            >
              {copy.say(texts.clear)}
            </TextButton>
          </div>
        </div>
      ) : (
        <>
          <p role="status">{copy.say(texts.ready)}</p>
          <CopyLink token={made} />
          <div className={css.actions}>
            <TextLink href={paths.shortlist({ token: made })} onClick={onClose}>
              {copy.say(texts.openVote)}
            </TextLink>
            <TextButton
              onClick={() => {
                onClose()
                clearDraft()
              }}
            >
              {copy.say(texts.startNew)}
            </TextButton>
          </div>
        </>
      )}
    </Dialog>
  )
}

/** Creates one list of the chosen places, however often it is asked to; other places make another list. */
function useNewList(chosen: readonly Chosen[]) {
  const api = useApi()
  const ids = idsOf(chosen)
  const [attempt, setAttempt] = useState<{
    readonly ids: string
    readonly key: string
    readonly token?: string
    readonly problem?: ApiError
  }>()
  const [isBusy, setBusy] = useState(false)
  const current = attempt?.ids === ids ? attempt : undefined

  async function create() {
    const key = current?.key ?? crypto.randomUUID()
    setBusy(true)
    const answer = await api.call('createShortlist', { body: { ownerKey: key, places: chosen.map(({ id }) => id) } })
    setBusy(false)
    if (answer.ok) keepOwned(answer.value.token, key, answer.value.expiresAt)
    setAttempt({ ids, key, ...(answer.ok ? { token: answer.value.token } : { problem: answer.error }) })
  }
  return { made: current?.token, problem: current?.problem, isBusy, create: () => void create() }
}

function sayProblem(copy: ReturnType<typeof useCopy>, error: ApiError): string {
  if (error.kind === 'problem' && error.code === 'validation-failed') return copy.say(texts.placeGone)
  if (error.kind === 'problem' && error.code === 'too-many-requests') return copy.say(texts.tooMany, { count: minutesToWait(error) })
  return copy.say(texts.notCreated)
}
