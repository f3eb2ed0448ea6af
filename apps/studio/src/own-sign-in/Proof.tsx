import { Button, PasswordField } from '@dining/ui'
import type { ReactNode, SyntheticEvent } from 'react'

import { errorText } from '../api/error-text.ts'
import { typedIn } from '../app/typed.ts'
import { CodeField } from '../sign-in/CodeField.tsx'
import { PASSWORD_WORDS } from '../sign-in/use-sign-in.ts'
import * as css from './own-sign-in.css.ts'

interface ProofProps {
  readonly hasFactor: boolean
  readonly isPending: boolean
  readonly error: Error | null
  /** Words of the button. */
  readonly action: string
  readonly onGiven: (proof: { readonly current: string; readonly code?: string }, form: HTMLFormElement) => void
  /** Undefined where the step cannot be left. */
  readonly onCancel: (() => void) | undefined
  /** Further fields. */
  readonly children?: ReactNode
}

/** Asks the operator again who they are, before the way they sign in changes. */
export function Proof({ hasFactor, isPending, error, action, onGiven, onCancel, children }: ProofProps) {
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    onGiven({ current: typedIn(form, 'current'), ...(hasFactor ? { code: typedIn(form, 'code') } : {}) }, form)
  }
  return (
    <form className={css.form} onSubmit={submit}>
      <PasswordField label="Your present password" name="current" autoComplete="current-password" words={PASSWORD_WORDS} required />
      {hasFactor && <CodeField />}
      {children}
      <p role="alert" className={css.fault}>
        {error && errorText(error)}
      </p>
      <div className={css.buttons}>
        <Button type="submit" busy={isPending}>
          {action}
        </Button>
        {onCancel && (
          <Button kind="quiet" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  )
}
