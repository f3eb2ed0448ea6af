import { studioEndpoints, type OperatorProof, type OperatorSecurity } from '@dining/contract/studio'
import { Button, PasswordField } from '@dining/ui'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'

import { isWrongPassword } from '../api/error-text.ts'
import { askToUse } from '../api/passkeys.ts'
import { ask } from '../api/studio-api.ts'
import { CallFault } from '../app/CallFault.tsx'
import { typedIn } from '../app/typed.ts'
import { codeIn, FactorFields } from '../sign-in/FactorFields.tsx'
import { PASSWORD_WORDS } from '../sign-in/use-sign-in.ts'
import * as css from './own-sign-in.css.ts'

interface ProofProps {
  readonly factor: OperatorSecurity['factor']
  readonly isPending: boolean
  readonly error: Error | null
  /** Words of the button. */
  readonly action: string
  readonly onGiven: (proof: OperatorProof, form: HTMLFormElement) => void
  readonly onCancel: () => void
  /** Further fields. */
  readonly children?: ReactNode
}

/** Asks the operator again who they are, before the way they sign in changes. */
export function Proof({ factor, isPending, error, action, onGiven, onCancel, children }: ProofProps) {
  const present = useRef<HTMLInputElement>(null)
  // The button that opened the form is gone.
  useEffect(() => present.current?.focus(), [])
  const [prefersCode, setPrefersCode] = useState(false)
  const hasPasskey = factor !== null && factor.passkeys.length > 0
  const usesPasskey = hasPasskey && !prefersCode
  const passkey = useMutation({ mutationFn: async () => askToUse(await ask(studioEndpoints.startOperatorPasskeyUse, {})) })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const current = typedIn(form, 'current')
    const code = codeIn(form)
    if (usesPasskey) return passkey.mutate(undefined, { onSuccess: (used) => onGiven({ current, passkey: used }, form) })
    passkey.reset()
    onGiven({ current, ...(code === undefined ? {} : { code }) }, form)
  }
  const shown = passkey.error ?? (passkey.isPending ? null : error)
  return (
    <form className={css.form} onSubmit={submit}>
      <PasswordField
        ref={present}
        label="Your present password"
        name="current"
        autoComplete="current-password"
        words={PASSWORD_WORDS}
        required
      />
      {factor && (
        <FactorFields
          factor={{ takesCode: factor.hasApp || factor.recoveryCodesLeft > 0, hasPasskey }}
          usesPasskey={usesPasskey}
          setPrefersCode={setPrefersCode}
        />
      )}
      {children}
      {/* No address is asked for here. */}
      <CallFault fault={shown} words={isWrongPassword(shown) ? 'Your present password is wrong.' : undefined} />
      <div className={css.buttons}>
        <Button type="submit" busy={isPending || passkey.isPending}>
          {action}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
