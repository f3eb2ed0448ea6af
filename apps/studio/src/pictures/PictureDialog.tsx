import { isUnauthorized } from '@dining/api-client'
import type { Framing } from '@dining/contract/pictures'
import { studioEndpoints, type StudioPicture } from '@dining/contract/studio'
import { Button, Dialog, Loading, Skeleton, TextButton, TextField } from '@dining/ui'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import { pictureQuery, picturesQuery } from '../api/queries.ts'
import { ask } from '../api/studio-api.ts'
import * as app from '../app/app.css.ts'
import { CallFault } from '../app/CallFault.tsx'
import { ErrorMessage } from '../app/ErrorMessage.tsx'
import { useSession } from '../app/session.ts'
import { FramePicker } from './FramePicker.tsx'
import * as css from './pictures.css.ts'
import { UploadButton } from './UploadButton.tsx'

/** A part of an uploaded picture. */
export interface Chosen {
  readonly picture: string
  readonly framing: Framing
}

/** What a dialog returns. */
export interface Taken {
  /** Path on the partner's site. */
  readonly address: string
  readonly focus: { readonly x: number; readonly y: number }
  readonly alternative: string
}

interface PictureDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly partner: string
  /** The part that the field has; null if it has none. */
  readonly first: Chosen | null
  /** The alternative text that the entry has. */
  readonly alternative: string
  readonly onTake: (taken: Taken) => void
}

const MIDDLE: Framing = { x: 50, y: 50, zoom: 100 }

/** Chooses one of the uploaded pictures or uploads one, then its part and its alternative text. */
export function PictureDialog({ open, onClose, title, ...rest }: PictureDialogProps & { readonly title: string }) {
  return (
    <Dialog open={open} onClose={onClose} title={title} closeLabel="Close">
      <Steps onClose={onClose} {...rest} />
    </Dialog>
  )
}

type StepsProps = Omit<PictureDialogProps, 'open'>

function Steps({ partner, first, ...rest }: StepsProps) {
  const step = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState(first)
  // What had the focus is no longer there.
  const goTo = (next: Chosen | null) => {
    step.current?.focus()
    setChosen(next)
  }
  return (
    <div ref={step} tabIndex={-1} role="group" aria-label={chosen ? 'Part of the picture' : 'Pictures'} className={css.step}>
      {chosen ? (
        <Part key={chosen.picture} {...{ partner, chosen, ...rest }} onBack={() => goTo(null)} />
      ) : (
        <Library partner={partner} onChoose={({ id }) => goTo({ picture: id, framing: MIDDLE })} />
      )}
    </div>
  )
}

function Library({ partner, onChoose }: { readonly partner: string; readonly onChoose: (picture: StudioPicture) => void }) {
  const [page, setPage] = useState(1)
  const { data, error, isPending, refetch } = useQuery(picturesQuery(partner, page))
  const count = data ? Math.ceil(data.total / data.pageSize) : 1
  return (
    <div className={css.library}>
      <UploadButton partner={partner} kind="quiet" onUploaded={onChoose} />
      {isPending && (
        <Loading label="Loading the pictures">
          <Skeleton height="160px" />
        </Loading>
      )}
      {error && <ErrorMessage fault={error} onRetry={() => void refetch()} />}
      {data?.total === 0 && <p className={app.quiet}>No pictures yet.</p>}
      {data && data.pictures.length > 0 && (
        <ul className={css.choices} aria-label="Uploaded pictures">
          {data.pictures.map((picture, at) => (
            <li key={picture.id}>
              <button type="button" className={css.choice} onClick={() => onChoose(picture)}>
                <img
                  src={picture.thumb}
                  alt={`Number ${(page - 1) * data.pageSize + at + 1}, ${picture.width} × ${picture.height}`}
                  width={240}
                  height={150}
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {count > 1 && (
        <p className={app.pages}>
          {page > 1 && <TextButton onClick={() => setPage(page - 1)}>Newer</TextButton>}
          <span>
            Page {page} of {count}
          </span>
          {page < count && <TextButton onClick={() => setPage(page + 1)}>Older</TextButton>}
        </p>
      )}
    </div>
  )
}

interface PartProps extends Omit<StepsProps, 'first'> {
  readonly chosen: Chosen
  readonly onBack: () => void
}

function Part({ partner, chosen, alternative, onTake, onClose, onBack }: PartProps) {
  const { data, error, refetch } = useQuery(pictureQuery(partner, chosen.picture))
  const { askToSignIn } = useSession()
  const [framing, setFraming] = useState(chosen.framing)
  const [words, setWords] = useState(alternative)
  const [isMissing, setIsMissing] = useState(false)
  const framed = useMutation({
    mutationFn: () => ask(studioEndpoints.framePicture, { params: { partner, picture: chosen.picture }, body: framing }),
    onSuccess: (taken) => {
      onTake({ ...taken, alternative: words.trim() })
      onClose()
    },
    onError: (fault) => {
      if (isUnauthorized(fault)) askToSignIn()
    },
  })
  if (error) return <ErrorMessage fault={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <Loading label="Loading the picture">
        <Skeleton height="300px" />
      </Loading>
    )
  }
  return (
    <form
      className={css.part}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setIsMissing(words.trim() === '')
        if (words.trim() === '') event.currentTarget.querySelector<HTMLInputElement>('[name=alternative]')?.focus()
        else framed.mutate()
      }}
    >
      <FramePicker picture={data} framing={framing} onChange={setFraming} />
      <TextField
        label="Alternative text"
        name="alternative"
        help="What the picture shows, for people who cannot see it."
        required
        maxLength={300}
        error={isMissing && words.trim() === '' ? 'Describe the picture.' : undefined}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <CallFault fault={framed.error} />
      <div className={css.buttons}>
        <Button type="submit" busy={framed.isPending} busyLabel="Preparing …">
          Use this picture
        </Button>
        <Button kind="quiet" onClick={onBack}>
          Another picture
        </Button>
      </div>
    </form>
  )
}
