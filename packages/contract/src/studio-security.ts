import * as v from 'valibot'

import { endpoint } from './endpoint.ts'

/** A code of the authenticator app, or a recovery code, as it was typed. */
const codeSchema = v.pipe(v.string(), v.maxLength(40))
const passwordSchema = v.pipe(v.string(), v.maxLength(200))

/** What a change of the own sign-in needs again: the password, and a code where a second factor is set up. */
const proof = { current: passwordSchema, code: v.optional(codeSchema) }

const recoveryCodesSchema = v.object({
  /** Shown once; the API keeps hashes alone. */
  recoveryCodes: v.array(v.string()),
})

const securitySchema = v.object({
  /** Whether this installation lets operators work without a second factor. */
  isFactorRequired: v.boolean(),
  /** Null until one is set up. */
  factor: v.nullable(v.object({ recoveryCodesLeft: v.number() })),
  /** The open sessions, the newest first. */
  sessions: v.array(
    v.object({
      /** Browser and system, such as "Safari on iOS"; null if the browser names none. */
      device: v.nullable(v.string()),
      startedAt: v.string(),
      isCurrent: v.boolean(),
    }),
  ),
})
export type OperatorSecurity = v.InferOutput<typeof securitySchema>

const getOperatorSecurity = endpoint('getOperatorSecurity', {
  method: 'GET',
  path: '/api/studio/operator/security',
  summary: 'The second factor and the open sessions of the operator',
  answer: securitySchema,
  session: 'required',
})

const beginSecondFactor = endpoint('beginSecondFactor', {
  method: 'POST',
  path: '/api/studio/operator/second-factor/begin',
  summary: 'A new key for an authenticator app; nothing changes before it is confirmed',
  body: v.object(proof),
  answer: v.object({
    /** Base32, to type in. */
    key: v.string(),
    /** `otpauth:` address of the same key, for a QR code. */
    address: v.string(),
    /** The key, encrypted for this operator and ten minutes; the confirmation returns it. */
    sealed: v.string(),
  }),
  errors: ['bad-credentials', 'code-invalid', 'locked', 'too-many-requests', 'unavailable'],
  session: 'required',
})

const confirmSecondFactor = endpoint('confirmSecondFactor', {
  method: 'POST',
  path: '/api/studio/operator/second-factor/confirm',
  summary: 'Sets up the second factor by a first code of the app, ends the other sessions and gives recovery codes',
  body: v.object({ sealed: v.pipe(v.string(), v.maxLength(1000)), code: codeSchema }),
  answer: recoveryCodesSchema,
  errors: ['code-invalid', 'too-many-requests'],
  session: 'required',
})

const renewRecoveryCodes = endpoint('renewRecoveryCodes', {
  method: 'POST',
  path: '/api/studio/operator/recovery-codes',
  summary: 'New recovery codes; the ones before are void',
  body: v.object(proof),
  answer: recoveryCodesSchema,
  errors: ['bad-credentials', 'code-invalid', 'locked', 'not-found', 'too-many-requests', 'unavailable'],
  session: 'required',
})

const changeOperatorPassword = endpoint('changeOperatorPassword', {
  method: 'POST',
  path: '/api/studio/operator/password',
  summary: 'Sets another password and ends the other sessions',
  body: v.object({ ...proof, password: passwordSchema, passwordConfirm: passwordSchema }),
  answer: v.object({}),
  errors: ['bad-credentials', 'code-invalid', 'locked', 'validation-failed', 'too-many-requests', 'unavailable'],
  session: 'required',
})

const endOtherOperatorSessions = endpoint('endOtherOperatorSessions', {
  method: 'POST',
  path: '/api/studio/operator/end-other-sessions',
  summary: 'Ends the sessions of this operator in other browsers',
  answer: v.object({ ended: v.number() }),
  session: 'required',
})

export const operatorSecurityEndpoints = {
  getOperatorSecurity,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  changeOperatorPassword,
  endOtherOperatorSessions,
} as const
