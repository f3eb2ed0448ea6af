import { studioEndpoints } from '@dining/contract/studio'
import { Button, PasswordField, TextField } from '@dining/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SyntheticEvent } from 'react'

import { operatorQuery } from '../api/queries.ts'
import { ask, faultWords } from '../api/studio-api.ts'
import { typedIn } from '../app/typed.ts'
import * as css from './sign-in.css.ts'

const PASSWORD_WORDS = { show: 'Show', hide: 'Hide', capsLock: 'Caps lock is on.', numLock: 'Num lock is off.' }

/** The way in; the page that was asked for comes after it. */
export function SignInPage() {
  const queries = useQueryClient()
  const signIn = useMutation({
    mutationFn: (body: { readonly email: string; readonly password: string }) => ask(studioEndpoints.signInOperator, { body }),
    onSuccess: () => queries.fetchQuery({ ...operatorQuery, staleTime: 0 }),
  })
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    signIn.mutate({ email: typedIn(form, 'email'), password: typedIn(form, 'password') })
  }
  return (
    <main className={css.page} id="main">
      <title>Sign in · Studio</title>
      <h1 className={css.title}>Studio</h1>
      <p className={css.lead}>Where the words of partners’ sites are written.</p>
      <form className={css.form} onSubmit={submit}>
        <TextField label="E-mail" name="email" type="email" autoComplete="username" required />
        <PasswordField label="Password" name="password" autoComplete="current-password" words={PASSWORD_WORDS} required />
        <p role="alert" className={css.fault}>
          {signIn.isError && faultWords(signIn.error)}
        </p>
        <Button type="submit" busy={signIn.isPending} busyLabel="Signing in">
          Sign in
        </Button>
      </form>
    </main>
  )
}
