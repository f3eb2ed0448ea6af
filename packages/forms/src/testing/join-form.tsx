import { Button, Checkbox, PasswordField, TextField } from '@dining/ui'
import { page } from 'vitest/browser'

import { atLeast, email, sameAs } from '../checks.ts'
import type { Check } from '../field-spec.ts'
import { FormFrame } from '../FormFrame.tsx'
import { failureOf, type SubmitOutcome } from '../submit-outcome.ts'
import { useSiteForm } from '../use-site-form.tsx'
import { usePasswordWords } from '../use-password-words.ts'

export interface Sent {
  readonly email: string
  readonly password: string
  readonly again: string
  readonly optIn: boolean
}

/** A join form; posts to `submit`. */
export function Join({ submit, check = email }: { readonly submit: (values: Sent) => Promise<SubmitOutcome>; readonly check?: Check }) {
  const form = useSiteForm({
    fields: {
      email: { label: 'Email', required: true, checks: [check] },
      password: { kind: 'secret', label: 'Password', required: true, checks: [atLeast(8)] },
      again: { kind: 'secret', label: 'Confirm password', checks: [sameAs('password', 'password-mismatch')] },
      optIn: { kind: 'checkbox', label: 'I agree', required: true, initial: false },
    },
    submit,
  })
  const words = usePasswordWords()
  return (
    <FormFrame form={form}>
      <TextField {...form.field('email')} />
      <PasswordField {...form.field('password')} words={words} />
      <TextField {...form.field('again')} />
      <Checkbox {...form.field('optIn')} />
      <Button type="submit" busy={form.submitting}>
        Join
      </Button>
      <a href="#away">No, thanks</a>
    </FormFrame>
  )
}

/** Finds a field by its label, with or without the mark of a required field. */
export const field = (label: string) => page.getByRole('textbox', { name: new RegExp(`^${label}( \\(required\\))?$`) })
export const join = page.getByRole('button', { name: 'Join' })
export const summary = page.getByRole('group', { name: /thing.* to fix/ })
export const never = () => Promise.reject(new Error('must not be sent'))

/** A refusal by the API in the format of the client. */
export const refusal = (errors: { field: string; code: 'already-member' | 'required'; message: string }[]) =>
  failureOf({ kind: 'problem', status: 400, code: 'validation-failed', requestId: 'r', errors, body: null })

/** Fills every field with a valid value. */
export async function fillWell() {
  await field('Email').fill('maya@example.com')
  await field('Password').fill('twelve-figs-42')
  await field('Confirm password').fill('twelve-figs-42')
  await page.getByRole('checkbox').click()
}
