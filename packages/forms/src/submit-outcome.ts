import { minutesToWait, type ApiError } from '@dining/api-client'
import type { FieldError } from '@dining/contract'
import type { Text } from '@dining/copy-engine'
import { errorCodes } from '@dining/copy-engine/texts/error-codes'
import { errors } from '@dining/copy-engine/texts/errors'
import { forms } from '@dining/copy-engine/texts/forms'

import type { Message } from './field-spec.ts'

/** The result of a submit. */
export type SubmitOutcome =
  | { readonly kind: 'done' }
  | {
      readonly kind: 'failed'
      /** For the form as a whole, in a banner above it; null if the field errors are sufficient. */
      readonly message: Message | null
      /** Issues from the server, by field. */
      readonly fields: readonly FieldError[]
    }

export const DONE: SubmitOutcome = { kind: 'done' }

/** A failure of the form as a whole. */
export const failWith = (text: Text, values: Message['values'] = {}): SubmitOutcome => ({
  kind: 'failed',
  message: { text, values },
  fields: [],
})

const TEXT_OF_KIND: Readonly<Record<Exclude<ApiError['kind'], 'problem' | 'captcha'>, Text>> = {
  network: errors.network,
  aborted: errors.network,
  'no-token': forms.tokenMissing,
  status: forms.serverError,
  redirected: forms.serverError,
  malformed: forms.serverError,
}

const TEXT_OF_CAPTCHA: Readonly<Record<Extract<ApiError, { kind: 'captcha' }>['fault'], Text>> = {
  'not-ready': forms.captchaNotReady,
  network: forms.captchaNetwork,
  incomplete: forms.captchaIncomplete,
}

/** The message for a failed call: the text of the error's code, otherwise the general one (FORM-12, FORM-13). */
export function messageOfError(error: ApiError): Message {
  if (error.kind === 'captcha') return { text: TEXT_OF_CAPTCHA[error.fault], values: {} }
  if (error.kind !== 'problem') return { text: TEXT_OF_KIND[error.kind], values: {} }
  if (error.code === 'too-many-requests') return { text: errors['too-many-requests'], values: { count: minutesToWait(error) } }
  return { text: errorCodes[error.code], values: {} }
}

/**
 * Converts a failed call to errors of a form: issues of fields at their fields; otherwise the text of the error's code; and for an unknown
 * code "Something went wrong. Please refresh the page and try again." (FORM-12, FORM-13).
 */
export function failureOf(error: ApiError): SubmitOutcome {
  if (error.kind === 'problem' && error.errors.length > 0) return { kind: 'failed', message: null, fields: error.errors }
  return { kind: 'failed', message: messageOfError(error), fields: [] }
}
