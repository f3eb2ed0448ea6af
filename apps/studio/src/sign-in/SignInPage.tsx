import { Button, PasswordField, TextField } from '@dining/ui'
import type { SyntheticEvent } from 'react'

import { errorText } from '../api/error-text.ts'
import { typedIn } from '../app/typed.ts'
import { codeIn, FactorFields } from './FactorFields.tsx'
import * as css from './sign-in.css.ts'
import { PASSWORD_WORDS, useSignIn } from './use-sign-in.ts'

/** The sign-in; the requested page follows. */
export function SignInPage() {
  const { signIn, error, isPending, factor, usesPasskey, setPrefersCode } = useSignIn()
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    signIn({ email: typedIn(form, 'email'), password: typedIn(form, 'password'), code: codeIn(form) })
  }
  return (
    <main className={css.page} id="main">
      <title>Sign in · Studio</title>
      <h1 className={css.title}>Studio</h1>
      <p className={css.lead}>Edit the texts of the partners’ sites.</p>
      <form className={css.form} onSubmit={submit}>
        <TextField label="Email" name="email" type="email" autoComplete="username" required />
        <PasswordField label="Password" name="password" autoComplete="current-password" words={PASSWORD_WORDS} required />
        {factor && <FactorFields {...{ factor, usesPasskey, setPrefersCode }} />}
        <p role="alert" className={css.fault}>
          {error && errorText(error)}
        </p>
        <Button type="submit" busy={isPending} busyLabel="Signing in">
          {usesPasskey ? 'Use your passkey' : 'Sign in'}
        </Button>
      </form>
    </main>
  )
}
