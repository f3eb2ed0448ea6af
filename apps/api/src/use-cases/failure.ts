import type { CardRegistration, ErrorCode, FieldError } from '@dining/contract'

/** Failures that carry more than their code. */
interface Details {
  'validation-failed': { readonly fields: readonly FieldError[] }
  'already-member': { readonly fields: readonly FieldError[] }
  'partner-number-in-use': { readonly fields: readonly FieldError[] }
  locked: { readonly until: Date }
  'too-many-requests': { readonly retryAfterSeconds: number }
  unavailable: { readonly retryAfterSeconds: number }
  'cards-not-added': { readonly cardRegistration: readonly CardRegistration[] }
}

/** Why a use case refused. Its `kind` is the code of the response; only `http/problem.ts` reads it. */
export type Failure<Kind extends ErrorCode = ErrorCode> = {
  [K in Kind]: K extends keyof Details ? { readonly kind: K } & Details[K] : { readonly kind: K }
}[Kind]
