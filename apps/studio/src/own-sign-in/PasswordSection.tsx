import { ApiFailure } from '@dining/api-client'
import { studioEndpoints, type OperatorProof, type OperatorSecurity } from '@dining/contract/studio'
import { PASSWORD_MIN_LENGTH } from '@dining/domain'
import { Button, PasswordField } from '@dining/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { securityQuery } from '../api/queries.ts'
import { ask } from '../api/studio-api.ts'
import { typedIn } from '../app/typed.ts'
import { PASSWORD_WORDS } from '../sign-in/use-sign-in.ts'
import * as css from './own-sign-in.css.ts'
import { Proof } from './Proof.tsx'

const WORDS: Readonly<Record<string, string>> = {
  required: 'Enter a password.',
  'too-short': `Use ${PASSWORD_MIN_LENGTH} characters or more.`,
  'too-long': 'This is too long.',
  'password-common': 'This is easy to guess, or it is in a list of leaked passwords. Choose another one.',
  'password-mismatch': 'The two passwords differ.',
}

/** The message at a field of a refused change. */
function faultAt(error: Error | null, field: string): string | undefined {
  if (!(error instanceof ApiFailure) || error.error.kind !== 'problem') return undefined
  const found = error.error.errors.find((one) => one.field === field)
  return found && (WORDS[found.code] ?? found.message)
}

/** The operator's own password. */
export function PasswordSection({ factor }: Pick<OperatorSecurity, 'factor'>) {
  const queries = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const [said, setSaid] = useState('')
  const change = useMutation({
    mutationFn: (body: OperatorProof & { readonly password: string; readonly passwordConfirm: string }) =>
      ask(studioEndpoints.changeOperatorPassword, { body }),
    onSuccess: () => {
      setSaid('The password is changed. Your other sessions have ended.')
      setIsOpen(false)
      void queries.invalidateQueries({ queryKey: securityQuery.queryKey })
    },
  })
  const fields = { password: faultAt(change.error, 'password'), passwordConfirm: faultAt(change.error, 'passwordConfirm') }
  const isAtField = fields.password !== undefined || fields.passwordConfirm !== undefined
  return (
    <section className={css.section} aria-labelledby="password">
      <h2 id="password" className={css.title}>
        Password
      </h2>
      <p role="status" className={css.said}>
        {said}
      </p>
      {isOpen ? (
        <Proof
          {...{ factor, isPending: change.isPending, error: isAtField ? null : change.error }}
          action="Change the password"
          onGiven={(proof, form) =>
            change.mutate({ ...proof, password: typedIn(form, 'password'), passwordConfirm: typedIn(form, 'passwordConfirm') })
          }
          onCancel={() => {
            change.reset()
            setIsOpen(false)
          }}
        >
          <PasswordField
            label="New password"
            name="password"
            autoComplete="new-password"
            words={PASSWORD_WORDS}
            error={fields.password}
            required
          />
          <PasswordField
            label="The new password again"
            name="passwordConfirm"
            autoComplete="new-password"
            words={PASSWORD_WORDS}
            error={fields.passwordConfirm}
            required
          />
        </Proof>
      ) : (
        <Button kind="quiet" onClick={() => setIsOpen(true)}>
          Change the password
        </Button>
      )}
    </section>
  )
}
