import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, PROSPECT_EMAIL_MAX_LENGTH } from '@dining/domain'
import * as v from 'valibot'

import { emailSchema } from './email.ts'
import { endpoint } from './endpoint.ts'

/** The length of a new password; whether it is easy to guess is checked by the API. */
export const newPasswordSchema = v.pipe(v.string(), v.minLength(PASSWORD_MIN_LENGTH), v.maxLength(PASSWORD_MAX_LENGTH))

/** Step 1 of joining (ENROLL-08, ENROLL-09). The rules of the form are in the use case, so that each error reaches its field. */
const signUpSchema = v.object({
  email: v.string(),
  partnerNumber: v.optional(v.string()),
  firstName: v.optional(v.string()),
  lastName: v.optional(v.string()),
  zipCode: v.optional(v.string()),
  /** Members of a provider have their password at the provider. */
  password: v.optional(v.string(), ''),
  passwordConfirm: v.optional(v.string(), ''),
  phoneNumber: v.optional(v.string()),
  smsOptIn: v.boolean(),
  smsOptInV2: v.optional(v.boolean()),
  emailOptIn: v.optional(v.boolean()),
  /** The source of the campaign that led the visitor here (PARAM-08). */
  source: v.optional(v.pipe(v.string(), v.maxLength(200))),
})
export type SignUpRequest = v.InferOutput<typeof signUpSchema>

/** The answer of sign-in and sign-up; the token belongs to the new session (decisions.md CSRF-01). */
export const sessionStartedSchema = v.object({
  publicId: v.string(),
  memberType: v.string(),
  csrfToken: v.string(),
})

export const signUp = endpoint('signUp', {
  method: 'POST',
  path: '/api/Members/Prospects',
  summary: 'Joins: makes the member and signs them in; the card follows in step 2 (ENROLL-12)',
  body: signUpSchema,
  answer: sessionStartedSchema,
  session: 'optional',
  captcha: 'after-first-submit',
  errors: [
    'captcha-required',
    'captcha-failed',
    'unauthorized',
    'validation-failed',
    'already-member',
    'partner-number-in-use',
    'too-many-requests',
    'unavailable',
  ],
})

export const createProspect = endpoint('createProspect', {
  method: 'POST',
  path: '/api/Prospects',
  summary: 'Keeps the email of the home form (HOME-14)',
  body: v.object({ email: v.pipe(emailSchema, v.maxLength(PROSPECT_EMAIL_MAX_LENGTH)) }),
  answer: v.object({ created: v.boolean() }),
  captcha: 'after-first-submit',
  errors: ['captcha-required', 'captcha-failed', 'too-many-requests'],
})

export const validateEmail = endpoint('validateEmail', {
  method: 'GET',
  path: '/api/Members/Validate/Email',
  summary: 'Is this address free to join with? False when a member has it (ENROLL-15, HOME-13)',
  query: v.object({ email: v.pipe(v.string(), v.maxLength(EMAIL_MAX_LENGTH)), usePpn: v.optional(v.pipe(v.string(), v.maxLength(40))) }),
  answer: v.object({ isValid: v.boolean() }),
  errors: ['too-many-requests'],
})

export const signIn = endpoint('signIn', {
  method: 'POST',
  path: '/api/SignIn',
  summary: 'Starts a session of 15 minutes, or 90 days when remembered (AUTH-07)',
  body: v.object({
    email: v.pipe(v.string(), v.maxLength(EMAIL_MAX_LENGTH)),
    password: v.pipe(v.string(), v.maxLength(1000)),
    rememberMe: v.boolean(),
  }),
  answer: sessionStartedSchema,
  captcha: 'after-first-submit',
  errors: ['captcha-required', 'captcha-failed', 'bad-credentials', 'locked', 'email-update-required', 'too-many-requests', 'unavailable'],
})

export const requestRecovery = endpoint('requestRecovery', {
  method: 'POST',
  path: '/api/Recover/Request',
  summary: 'Mails a code; answers the same whether the address is known or not (AUTH-14)',
  body: v.object({ email: emailSchema }),
  answer: v.object({ sent: v.literal(true) }),
  captcha: 'after-first-submit',
  errors: ['captcha-required', 'captcha-failed', 'too-many-requests'],
})

export const confirmRecovery = endpoint('confirmRecovery', {
  method: 'POST',
  path: '/api/Recover/Confirm',
  summary: 'Exchanges the mailed code for a ticket that allows one password change',
  body: v.object({ email: emailSchema, code: v.pipe(v.string(), v.trim(), v.maxLength(20)) }),
  answer: v.object({ ticket: v.string() }),
  captcha: 'after-first-submit',
  errors: ['captcha-required', 'captcha-failed', 'code-invalid', 'too-many-requests'],
})

export const updatePassword = endpoint('updatePassword', {
  method: 'POST',
  path: '/api/Recover/Update',
  summary: 'Sets the new password, lifts a lock and ends every session of the member',
  body: v.object({ ticket: v.string(), password: newPasswordSchema, passwordConfirm: v.string() }),
  answer: v.object({ updated: v.literal(true) }),
  captcha: 'after-first-submit',
  errors: ['captcha-required', 'captcha-failed', 'code-invalid', 'validation-failed', 'too-many-requests', 'unavailable'],
})

export const requestEmailChange = endpoint('requestEmailChange', {
  method: 'POST',
  path: '/api/Credentials/Email',
  summary: 'Mails a code to the new address of a member who must update it; their password proves who asks (AUTH-15, AUTH-16)',
  body: v.object({
    email: v.pipe(v.string(), v.maxLength(EMAIL_MAX_LENGTH)),
    password: v.pipe(v.string(), v.maxLength(1000)),
    newEmail: v.pipe(emailSchema, v.maxLength(EMAIL_MAX_LENGTH)),
  }),
  answer: v.variant('kind', [
    v.object({ kind: v.literal('code-sent') }),
    // Nothing had to be updated any more.
    v.object({ kind: v.literal('signed-in'), ...sessionStartedSchema.entries }),
  ]),
  captcha: 'after-first-submit',
  errors: ['captcha-required', 'captcha-failed', 'bad-credentials', 'locked', 'validation-failed', 'too-many-requests', 'unavailable'],
})

export const confirmEmailChange = endpoint('confirmEmailChange', {
  method: 'POST',
  path: '/api/Credentials/Email/Confirm',
  summary: 'Changes the address to the one that the code was mailed to, and ends every session of the member',
  body: v.object({ email: v.pipe(v.string(), v.maxLength(EMAIL_MAX_LENGTH)), code: v.pipe(v.string(), v.trim(), v.maxLength(20)) }),
  answer: v.object({ updated: v.literal(true) }),
  captcha: 'after-first-submit',
  errors: ['captcha-required', 'captcha-failed', 'code-invalid', 'too-many-requests'],
})
