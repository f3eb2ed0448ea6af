import { studioEndpoints, type OperatorProof, type OperatorSecurity } from '@dining/contract/studio'
import type { Passkey } from '@dining/contract'
import { TextButton } from '@dining/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'

import { ask } from '../api/studio-api.ts'
import * as css from './own-sign-in.css.ts'
import { PasskeyNameForm } from './PasskeyNameForm.tsx'
import { Proof } from './Proof.tsx'

type Factor = NonNullable<OperatorSecurity['factor']>

interface PasskeyListProps {
  readonly factor: Factor
  /** A form was opened. */
  readonly onOpen: () => void
  /** @param said what has changed */
  readonly onChanged: (said: string) => void
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })
const dayOf = (moment: string) => DAY.format(new Date(moment))

/** The passkeys of the operator; each can be renamed, and removed unless it is the only second factor. */
export function PasskeyList({ factor, onOpen, onChanged }: PasskeyListProps) {
  const { passkeys, hasApp } = factor
  const isOnlyFactor = !hasApp && passkeys.length === 1
  return (
    <>
      <h3 className={css.subtitle}>Passkeys</h3>
      <ul className={css.passkeys}>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} {...{ passkey, factor, onOpen, onChanged }} canRemove={!isOnlyFactor} />
        ))}
      </ul>
      {isOnlyFactor && <p className={css.quiet}>It is your only second factor. Set up another one before you remove it.</p>}
    </>
  )
}

interface PasskeyRowProps extends PasskeyListProps {
  readonly passkey: Passkey
  readonly canRemove: boolean
}

function PasskeyRow({ passkey, factor, canRemove, onOpen, onChanged }: PasskeyRowProps) {
  const [step, setStep] = useState<'none' | 'rename' | 'remove'>('none')
  const remove = useMutation({
    mutationFn: (proof: OperatorProof) => ask(studioEndpoints.removeOperatorPasskey, { body: { passkeyId: passkey.id, ...proof } }),
    onSuccess: () => onChanged(`${passkey.name} is removed. Your other sessions have ended.`),
  })
  const actions = useRef<HTMLDivElement>(null)
  const left = useRef(false)
  // The form and its pressed button are gone.
  useEffect(() => {
    if (step === 'none' && left.current) actions.current?.querySelector('button')?.focus()
    left.current = step !== 'none'
  }, [step])
  const open = (next: 'rename' | 'remove') => {
    onOpen()
    setStep(next)
  }
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <li className={css.passkey}>
      <p>
        <strong className={css.name}>{name}</strong>
        <br />
        <span className={css.quiet}>
          Added {dayOf(createdAt)}, {lastUsedAt === null ? 'not used yet' : `last used ${dayOf(lastUsedAt)}`}
        </span>
      </p>
      {step === 'none' && (
        <div ref={actions} className={css.buttons}>
          <TextButton onClick={() => open('rename')} aria-label={`Rename ${name}`}>
            Rename
          </TextButton>
          {canRemove && (
            <TextButton onClick={() => open('remove')} aria-label={`Remove ${name}`}>
              Remove
            </TextButton>
          )}
        </div>
      )}
      {step === 'rename' && (
        <RenamePasskey
          passkey={passkey}
          onCancel={() => setStep('none')}
          onRenamed={(given) => {
            setStep('none')
            onChanged(`The passkey is called ${given} now.`)
          }}
        />
      )}
      {step === 'remove' && (
        <Proof
          {...{ factor, isPending: remove.isPending, error: remove.error }}
          action="Remove this passkey"
          onGiven={(proof) => remove.mutate(proof)}
          onCancel={() => {
            remove.reset()
            setStep('none')
          }}
        />
      )}
    </li>
  )
}

interface RenamePasskeyProps {
  readonly passkey: Passkey
  readonly onRenamed: (name: string) => void
  readonly onCancel: () => void
}

function RenamePasskey({ passkey: { id, name }, onRenamed, onCancel }: RenamePasskeyProps) {
  const rename = useMutation({
    mutationFn: (passkeyName: string) => ask(studioEndpoints.renameOperatorPasskey, { body: { passkeyId: id, passkeyName } }),
    onSuccess: (_answer, passkeyName) => onRenamed(passkeyName),
  })
  return (
    <PasskeyNameForm
      name={name}
      action="Save the name"
      cancel="Cancel"
      isPending={rename.isPending}
      fault={rename.error}
      onNamed={(given) => rename.mutate(given)}
      onCancel={onCancel}
    />
  )
}
