import { Button, Dialog, PasswordField } from '@dining/ui'
import { useEffect, useId, useRef, type SyntheticEvent } from 'react'

import { errorText } from '../api/error-text.ts'
import { typedIn } from '../app/typed.ts'
import { codeIn, FactorFields } from './FactorFields.tsx'
import * as css from './sign-in.css.ts'
import { PASSWORD_WORDS, useSignIn } from './use-sign-in.ts'

interface SignInAgainProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly email: string
}

/** Renews an ended session, above the page that is being edited. */
export function SignInAgain({ open, onClose, email }: SignInAgainProps) {
  const { signIn, error, isPending, factor, usesPasskey, setPrefersCode } = useSignIn(onClose)
  const id = useId()
  const password = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (open) password.current?.focus()
  }, [open])
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    signIn({ email, password: typedIn(form, 'password'), code: codeIn(form) })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Your session has ended"
      closeLabel="Close"
      actions={
        <Button type="submit" form={id} busy={isPending} busyLabel="Signing in">
          {usesPasskey ? 'Use your passkey' : 'Sign in'}
        </Button>
      }
    >
      <form id={id} className={css.form} onSubmit={submit}>
        <p>Your text is still here. Sign in as {email}, then save it.</p>
        <input hidden name="username" autoComplete="username" value={email} readOnly />
        <PasswordField ref={password} label="Password" name="password" autoComplete="current-password" words={PASSWORD_WORDS} required />
        {factor && <FactorFields {...{ factor, usesPasskey, setPrefersCode }} />}
        <p role="alert" className={css.fault}>
          {error && errorText(error)}
        </p>
      </form>
    </Dialog>
  )
}
