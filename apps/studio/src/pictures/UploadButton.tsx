import { isUnauthorized } from '@dining/api-client'
import type { StudioPicture } from '@dining/contract/studio'
import { Button } from '@dining/ui'
import { imageIcon } from '@dining/ui/icons'
import { visuallyHidden } from '@dining/ui/layout'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import * as app from '../app/app.css.ts'
import { useSession } from '../app/session.ts'
import * as css from './pictures.css.ts'
import { ACCEPTED, uploadPicture } from './upload.ts'

interface UploadButtonProps {
  readonly partner: string
  readonly kind?: 'action' | 'quiet'
  readonly onUploaded?: (picture: StudioPicture) => void
}

/** Uploads a picture that the platform's chooser returns. */
export function UploadButton({ partner, kind = 'action', onUploaded }: UploadButtonProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const queries = useQueryClient()
  const { askToSignIn } = useSession()
  const [state, setState] = useState<{ readonly kind: 'idle' | 'busy' | 'done' } | { readonly kind: 'failed'; readonly fault: string }>({
    kind: 'idle',
  })
  const send = async (file: File) => {
    setState({ kind: 'busy' })
    const answer = await uploadPicture(partner, file)
    if ('fault' in answer) {
      setState({ kind: 'failed', fault: answer.fault })
      if (isUnauthorized(answer.cause)) askToSignIn()
      return
    }
    setState({ kind: 'done' })
    await queries.invalidateQueries({ queryKey: ['pictures', partner] })
    onUploaded?.(answer.picture)
  }
  return (
    <div className={css.upload}>
      <input
        ref={chooser}
        type="file"
        accept={ACCEPTED}
        className={visuallyHidden}
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // The same file can be chosen again after an error.
          event.target.value = ''
          if (file) void send(file)
        }}
      />
      <Button kind={kind} icon={imageIcon} busy={state.kind === 'busy'} busyLabel="Uploading …" onClick={() => chooser.current?.click()}>
        Upload a picture
      </Button>
      <p className={app.quiet}>JPEG, PNG, WebP or AVIF, 10 MB at most. Its metadata, such as the place, is removed.</p>
      {state.kind === 'failed' && (
        <p role="alert" className={app.alert}>
          {state.fault}
        </p>
      )}
      <p role="status" className={visuallyHidden}>
        {state.kind === 'busy' ? 'Uploading' : state.kind === 'done' ? 'The picture is uploaded.' : ''}
      </p>
    </div>
  )
}
