import { studioEndpoints } from '@dining/contract/studio'
import { Button, TextField } from '@dining/ui'
import { useMutation } from '@tanstack/react-query'
import type { SyntheticEvent } from 'react'

import { errorText } from '../api/error-text.ts'
import { ask } from '../api/studio-api.ts'
import { typedIn } from '../app/typed.ts'
import * as css from './own-sign-in.css.ts'
import { QrCode } from './QrCode.tsx'

interface ConfirmKeyProps {
  readonly address: string
  readonly sealed: string
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void
  readonly onCancel: () => void
}

/** The key in groups of four letters, as it is typed into an app without a camera. */
const keyOf = (address: string) => (new URL(address).searchParams.get('secret') ?? '').replaceAll(/(.{4})(?=.)/g, '$1 ')

/** Shows a new key, and asks for the first code of the app that has read it. */
export function ConfirmKey({ address, sealed, onConfirmed, onCancel }: ConfirmKeyProps) {
  const confirm = useMutation({ mutationFn: (code: string) => ask(studioEndpoints.confirmSecondFactor, { body: { sealed, code } }) })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    confirm.mutate(typedIn(event.currentTarget, 'code'), { onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes) })
  }
  return (
    <form className={css.form} onSubmit={submit}>
      <p>Scan this with your authenticator app, or type the key into it.</p>
      <QrCode text={address} label="QR code of the key for your authenticator app" />
      <p>
        Key: <code className={css.key}>{keyOf(address)}</code>
      </p>
      <TextField
        label="Code that the app shows"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9 ]{6,7}"
        help="Six digits. The key is valid for ten minutes."
        required
      />
      <p role="alert" className={css.fault}>
        {confirm.error && errorText(confirm.error)}
      </p>
      <div className={css.buttons}>
        <Button type="submit" busy={confirm.isPending}>
          Turn on
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Start again
        </Button>
      </div>
    </form>
  )
}
