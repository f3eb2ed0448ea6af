import { studioEndpoints, type OperatorProof, type OperatorSecurity } from '@dining/contract/studio'
import { PASSKEY_NAME_MAX_LENGTH } from '@dining/domain'
import { Button, TextField } from '@dining/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, type SyntheticEvent } from 'react'

import { askToCreate } from '../api/passkeys.ts'
import { ask } from '../api/studio-api.ts'
import { CallFault } from '../app/CallFault.tsx'
import { typedIn } from '../app/typed.ts'
import * as css from './own-sign-in.css.ts'
import { Proof } from './Proof.tsx'

interface AddPasskeyProps {
  readonly security: OperatorSecurity
  /** @param recoveryCodes null if there was a second factor before */
  readonly onAdded: (recoveryCodes: readonly string[] | null) => void
  readonly onCancel: () => void
}

/** Asks who the operator is, then for the name of a passkey, which the browser creates. */
export function AddPasskey({ security: { factor, sessions }, onAdded, onCancel }: AddPasskeyProps) {
  const begin = useMutation({ mutationFn: (body: OperatorProof) => ask(studioEndpoints.beginOperatorPasskey, { body }) })
  if (!begin.data)
    return (
      <Proof
        {...{ factor, onCancel, isPending: begin.isPending, error: begin.error }}
        action="Continue"
        onGiven={(body) => begin.mutate(body)}
      />
    )
  const device = sessions.find(({ isCurrent }) => isCurrent)?.device ?? ''
  return <NamePasskey {...{ device, onAdded }} options={begin.data} onRestart={begin.reset} />
}

interface NamePasskeyProps extends Pick<AddPasskeyProps, 'onAdded'> {
  /** The name that is proposed. */
  readonly device: string
  readonly options: Parameters<typeof askToCreate>[0]
  readonly onRestart: () => void
}

function NamePasskey({ device, options, onAdded, onRestart }: NamePasskeyProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const add = useMutation({
    mutationFn: async (passkeyName: string) =>
      ask(studioEndpoints.addOperatorPasskey, { body: { passkeyName, ...(await askToCreate(options)) } }),
  })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    add.mutate(typedIn(event.currentTarget, 'passkeyName'), { onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes) })
  }
  return (
    <form className={css.form} onSubmit={submit}>
      <TextField
        ref={field}
        label="Name of the passkey"
        name="passkeyName"
        defaultValue={device.slice(0, PASSKEY_NAME_MAX_LENGTH)}
        maxLength={PASSKEY_NAME_MAX_LENGTH}
        pattern=".*\S.*"
        title="A name that is not only spaces"
        autoComplete="off"
        help="By which you recognize it in the list. Then your browser asks for your finger, your face or the lock of your screen."
        required
      />
      <CallFault fault={add.error} />
      <div className={css.buttons}>
        <Button type="submit" busy={add.isPending}>
          Create the passkey
        </Button>
        <Button kind="quiet" onClick={onRestart}>
          Start again
        </Button>
      </div>
    </form>
  )
}
