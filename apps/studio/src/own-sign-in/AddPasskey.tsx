import { studioEndpoints, type OperatorProof, type OperatorSecurity } from '@dining/contract/studio'
import { useMutation } from '@tanstack/react-query'

import { askToCreate } from '../api/passkeys.ts'
import { ask } from '../api/studio-api.ts'
import { PasskeyNameForm } from './PasskeyNameForm.tsx'
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
  const add = useMutation({
    mutationFn: async (passkeyName: string) =>
      ask(studioEndpoints.addOperatorPasskey, { body: { passkeyName, ...(await askToCreate(options)) } }),
  })
  return (
    <PasskeyNameForm
      name={device}
      help="By which you recognize it in the list. Then your browser asks for your finger, your face or the lock of your screen."
      action="Create the passkey"
      cancel="Start again"
      isPending={add.isPending}
      fault={add.error}
      onNamed={(name) => add.mutate(name, { onSuccess: ({ recoveryCodes }) => onAdded(recoveryCodes) })}
      onCancel={onRestart}
    />
  )
}
