import { EMAIL_MAX_LENGTH } from '@dining/domain'
import * as v from 'valibot'

import { emailSchema } from './email.ts'
import { endpoint } from './endpoint.ts'
import { newPasswordSchema, sessionStartedSchema } from './enrollment.ts'
import { ownDataEndpoints } from './own-data.ts'
import {
  anyUseOptionsSchema,
  assertionSchema,
  createdPasskeySchema,
  creationOptionsSchema,
  credentialIdSchema,
  passkeyListSchema,
  passkeyNameSchema,
} from './passkeys.ts'

/** The oldest first. */
const passkeysSchema = v.object({ passkeys: passkeyListSchema })

const confirmIdentity = endpoint('confirmIdentity', {
  method: 'POST',
  path: '/api/Member/Confirm',
  summary: 'Proves again who the member is, before a sensitive change: by password or passkey. Wrong passwords count as at a sign-in.',
  body: v.variant('kind', [
    v.object({ kind: v.literal('password'), password: v.pipe(v.string(), v.maxLength(1000)) }),
    v.object({ kind: v.literal('passkey'), ...assertionSchema.entries }),
  ]),
  /** ISO time until which the member is not asked again. */
  answer: v.object({ confirmedUntil: v.string() }),
  session: 'required',
  errors: ['bad-credentials', 'passkey-refused', 'locked', 'not-found', 'too-many-requests', 'unavailable'],
})

const changePassword = endpoint('changePassword', {
  method: 'PUT',
  path: '/api/Member/Password',
  summary: 'Sets another password and ends the other sessions of the member',
  body: v.object({ password: newPasswordSchema, passwordConfirm: v.string() }),
  answer: v.object({ changed: v.literal(true) }),
  session: 'required',
  reauthenticated: true,
  errors: ['reauthentication-required', 'validation-failed', 'not-found', 'too-many-requests', 'unavailable'],
})

/** The new address that waits for its code; null if there is none. */
const waitingEmailSchema = v.object({ newEmail: v.nullable(v.string()) })

const getOwnEmailChange = endpoint('getOwnEmailChange', {
  method: 'GET',
  path: '/api/Member/Email',
  summary: 'The new address that the member has asked for and not confirmed yet, at a partner that lets members change it themselves',
  answer: waitingEmailSchema,
  session: 'required',
  errors: ['not-found'],
})

const startOwnEmailChange = endpoint('startOwnEmailChange', {
  method: 'POST',
  path: '/api/Member/Email',
  summary: 'Mails a code to the new address of the member; the address changes when it is confirmed',
  body: v.object({ newEmail: v.pipe(emailSchema, v.maxLength(EMAIL_MAX_LENGTH)) }),
  answer: waitingEmailSchema,
  session: 'required',
  reauthenticated: true,
  errors: ['reauthentication-required', 'validation-failed', 'not-found', 'too-many-requests'],
})

const confirmOwnEmailChange = endpoint('confirmOwnEmailChange', {
  method: 'POST',
  path: '/api/Member/Email/Confirm',
  // Needs a code of `startOwnEmailChange`, which has checked who the member is.
  summary: 'Changes the address to the one that the code was mailed to, ends the other sessions and notifies the old address',
  body: v.object({ code: v.pipe(v.string(), v.trim(), v.maxLength(20)) }),
  answer: v.object({ email: v.string() }),
  session: 'required',
  errors: ['code-invalid', 'not-found', 'too-many-requests'],
})

const closeOwnAccount = endpoint('closeOwnAccount', {
  method: 'POST',
  path: '/api/Member/Closing',
  summary: 'Closes the account and ends every session; its personal data is erased later, and the member can keep the account until then',
  body: v.object({ closingWord: v.pipe(v.string(), v.maxLength(20)) }),
  /** ISO time of the erasure. */
  answer: v.object({ closesAt: v.string() }),
  session: 'required',
  reauthenticated: true,
  errors: ['reauthentication-required', 'validation-failed', 'forbidden', 'too-many-requests'],
})

const keepOwnAccount = endpoint('keepOwnAccount', {
  method: 'DELETE',
  path: '/api/Member/Closing',
  summary: 'Keeps an account that was to be erased; without effect on any other',
  answer: v.object({ kept: v.literal(true) }),
  session: 'required',
  errors: ['too-many-requests'],
})

const getPasskeys = endpoint('getPasskeys', {
  method: 'GET',
  path: '/api/Member/Passkeys',
  summary: 'The passkeys of the member',
  answer: passkeysSchema,
  session: 'required',
  errors: ['not-found'],
})

const startPasskey = endpoint('startPasskey', {
  method: 'POST',
  path: '/api/Member/Passkeys/Options',
  summary: 'Starts adding a passkey: the options of WebAuthn, with a challenge that this session can use once',
  answer: creationOptionsSchema,
  session: 'required',
  reauthenticated: true,
  errors: ['reauthentication-required', 'passkey-limit-reached', 'not-found', 'too-many-requests'],
})

const addPasskey = endpoint('addPasskey', {
  method: 'POST',
  path: '/api/Member/Passkeys',
  // Needs a challenge of `startPasskey`, which has checked who the member is.
  summary: 'Adds the passkey that an authenticator has created for a challenge of this session',
  body: v.object({ passkeyName: passkeyNameSchema, ...createdPasskeySchema.entries }),
  answer: passkeysSchema,
  session: 'required',
  errors: ['passkey-refused', 'passkey-limit-reached', 'not-found', 'too-many-requests'],
})

const renamePasskey = endpoint('renamePasskey', {
  method: 'PUT',
  path: '/api/Member/Passkeys/:passkeyId',
  summary: 'Gives a passkey of the member another name; one that is not there changes nothing',
  params: v.object({ passkeyId: credentialIdSchema }),
  body: v.object({ passkeyName: passkeyNameSchema }),
  answer: passkeysSchema,
  session: 'required',
  errors: ['not-found', 'too-many-requests'],
})

const removePasskey = endpoint('removePasskey', {
  method: 'DELETE',
  path: '/api/Member/Passkeys/:passkeyId',
  summary: 'Removes a passkey of the member; one that is not there changes nothing',
  params: v.object({ passkeyId: credentialIdSchema }),
  answer: passkeysSchema,
  session: 'required',
  reauthenticated: true,
  errors: ['reauthentication-required', 'not-found'],
})

const startPasskeyUse = endpoint('startPasskeyUse', {
  method: 'POST',
  path: '/api/Passkeys/Options',
  summary: 'The options of WebAuthn to use a passkey, with a challenge that this browser can use once. It names no member.',
  answer: anyUseOptionsSchema,
  errors: ['not-found', 'too-many-requests'],
})

const signInWithPasskey = endpoint('signInWithPasskey', {
  method: 'POST',
  path: '/api/SignIn/Passkey',
  summary: 'Starts a session as `signIn` does, by a passkey',
  body: v.object({ ...assertionSchema.entries, rememberMe: v.boolean() }),
  answer: sessionStartedSchema,
  errors: ['passkey-refused', 'email-update-required', 'not-found', 'too-many-requests'],
})

/** The calls of "Sign-in and security" and of a member's own data, which the client loads with the first of them. */
export const securityEndpoints = {
  confirmIdentity,
  changePassword,
  getOwnEmailChange,
  startOwnEmailChange,
  confirmOwnEmailChange,
  closeOwnAccount,
  keepOwnAccount,
  ...ownDataEndpoints,
  getPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  startPasskeyUse,
  signInWithPasskey,
} as const
