import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import {
  assertionSchema,
  createdPasskeySchema,
  creationOptionsSchema,
  credentialIdSchema,
  passkeyListSchema,
  passkeyNameSchema,
  useOptionsSchema,
} from './passkeys.ts'

/** A code of the authenticator app, or a recovery code, as it was typed. */
const codeSchema = v.pipe(v.string(), v.maxLength(40))
const passwordSchema = v.pipe(v.string(), v.maxLength(200))

/** What a change of the own sign-in needs again: the password, and a code or a passkey where a second factor is set up. */
const proof = { current: passwordSchema, code: v.optional(codeSchema), passkey: v.optional(assertionSchema) }
export type OperatorProof = v.InferOutput<v.ObjectSchema<typeof proof, undefined>>

/** Operators tell their passkeys apart by name. */
const ownPasskeyName = v.pipe(passkeyNameSchema, v.nonEmpty())

const recoveryCodesSchema = v.object({
  /** Shown once; the API keeps hashes alone. */
  recoveryCodes: v.array(v.string()),
})

const securitySchema = v.object({
  /** Whether this installation lets operators work without a second factor. */
  isFactorRequired: v.boolean(),
  /** Null until an authenticator app or a passkey is set up. */
  factor: v.nullable(v.object({ hasApp: v.boolean(), passkeys: passkeyListSchema, recoveryCodesLeft: v.number() })),
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
  errors: ['bad-credentials', 'code-invalid', 'passkey-refused', 'locked', 'too-many-requests', 'unavailable'],
  session: 'required',
})

const confirmSecondFactor = endpoint('confirmSecondFactor', {
  method: 'POST',
  path: '/api/studio/operator/second-factor/confirm',
  summary: 'Sets up the authenticator app by its first code, ends the other sessions and gives recovery codes',
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
  errors: ['bad-credentials', 'code-invalid', 'passkey-refused', 'locked', 'not-found', 'too-many-requests', 'unavailable'],
  session: 'required',
})

const changeOperatorPassword = endpoint('changeOperatorPassword', {
  method: 'POST',
  path: '/api/studio/operator/password',
  summary: 'Sets another password and ends the other sessions',
  body: v.object({ ...proof, password: passwordSchema, passwordConfirm: passwordSchema }),
  answer: v.object({}),
  errors: ['bad-credentials', 'code-invalid', 'passkey-refused', 'locked', 'validation-failed', 'too-many-requests', 'unavailable'],
  session: 'required',
})

const endOtherOperatorSessions = endpoint('endOtherOperatorSessions', {
  method: 'POST',
  path: '/api/studio/operator/end-other-sessions',
  summary: 'Ends the sessions of this operator in other browsers',
  answer: v.object({ ended: v.number() }),
  session: 'required',
})

const startOperatorPasskeyUse = endpoint('startOperatorPasskeyUse', {
  method: 'POST',
  path: '/api/studio/operator/passkeys/use',
  summary: 'The options of WebAuthn to prove with a passkey who the operator is, with a challenge that this session can use once',
  answer: useOptionsSchema,
  errors: ['not-found', 'too-many-requests'],
  session: 'required',
})

const beginOperatorPasskey = endpoint('beginOperatorPasskey', {
  method: 'POST',
  path: '/api/studio/operator/passkeys/begin',
  summary: 'Starts adding a passkey: the options of WebAuthn, with a challenge that this session can use once',
  body: v.object(proof),
  answer: creationOptionsSchema,
  errors: ['bad-credentials', 'code-invalid', 'passkey-refused', 'passkey-limit-reached', 'locked', 'too-many-requests', 'unavailable'],
  session: 'required',
})

const addOperatorPasskey = endpoint('addOperatorPasskey', {
  method: 'POST',
  path: '/api/studio/operator/passkeys/add',
  // Needs a challenge of `beginOperatorPasskey`, which has checked who the operator is.
  summary: 'Adds the passkey that an authenticator has created for a challenge of this session, and ends the other sessions',
  body: v.object({ passkeyName: ownPasskeyName, ...createdPasskeySchema.entries }),
  answer: v.object({
    /** With the first second factor; null if there was one. Shown once. */
    recoveryCodes: v.nullable(v.array(v.string())),
  }),
  errors: ['passkey-refused', 'passkey-limit-reached', 'too-many-requests'],
  session: 'required',
})

const renameOperatorPasskey = endpoint('renameOperatorPasskey', {
  method: 'POST',
  path: '/api/studio/operator/passkeys/rename',
  summary: 'Gives a passkey of the operator another name',
  body: v.object({ passkeyId: credentialIdSchema, passkeyName: ownPasskeyName }),
  answer: v.object({}),
  errors: ['not-found', 'too-many-requests'],
  session: 'required',
})

const removeOperatorPasskey = endpoint('removeOperatorPasskey', {
  method: 'POST',
  path: '/api/studio/operator/passkeys/remove',
  // Only `pnpm api operators reset-factor` removes the last second factor.
  summary: 'Removes a passkey of the operator and ends the other sessions; forbidden for the only second factor',
  body: v.object({ passkeyId: credentialIdSchema, ...proof }),
  answer: v.object({}),
  errors: ['bad-credentials', 'code-invalid', 'passkey-refused', 'forbidden', 'locked', 'not-found', 'too-many-requests', 'unavailable'],
  session: 'required',
})

export const operatorSecurityEndpoints = {
  getOperatorSecurity,
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  changeOperatorPassword,
  endOtherOperatorSessions,
  startOperatorPasskeyUse,
  beginOperatorPasskey,
  addOperatorPasskey,
  renameOperatorPasskey,
  removeOperatorPasskey,
} as const
