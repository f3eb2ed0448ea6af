import { OPERATOR_RIGHTS } from '@dining/domain'
import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import { assertionSchema, useOptionsSchema } from './passkeys.ts'

const studioPartnerSchema = v.object({
  id: v.string(),
  programName: v.string(),
  /** IANA name; days and hours of a schedule are shown in this zone. */
  timeZone: v.string(),
  /** The site's public origin. */
  origin: v.string(),
  /** Whether drafts can be previewed on the site (CONTENT-06). */
  canPreview: v.boolean(),
  /** Whether this installation serves the site. If not, texts can be written but not previewed. */
  isServed: v.boolean(),
  /** What the operator may do for this partner. */
  rights: v.array(v.picklist(OPERATOR_RIGHTS)),
})
export type StudioPartner = v.InferOutput<typeof studioPartnerSchema>

const operatorSchema = v.object({
  email: v.string(),
  name: v.string(),
  partners: v.array(studioPartnerSchema),
  /** Whether every call for a partner is refused until the operator has set up a second factor. */
  needsFactor: v.boolean(),
})
export type Operator = v.InferOutput<typeof operatorSchema>

const getStudioToken = endpoint('getStudioToken', {
  method: 'GET',
  path: '/api/studio/token',
  summary: 'The anti-forgery token of this browser',
  answer: v.object({ csrfToken: v.string() }),
})

const signInOperator = endpoint('signInOperator', {
  method: 'POST',
  path: '/api/studio/sign-in',
  summary: 'Starts a session of an operator',
  body: v.object({
    email: v.pipe(v.string(), v.maxLength(254)),
    password: v.pipe(v.string(), v.maxLength(200)),
    /** Of the authenticator app, or a recovery code; this or `passkey` is required once the operator has set up a second factor. */
    code: v.optional(v.pipe(v.string(), v.maxLength(40))),
    /** For the challenge of the answer `factor-needed` to this browser. */
    passkey: v.optional(assertionSchema),
  }),
  answer: v.variant('kind', [
    v.object({ kind: v.literal('signed-in'), csrfToken: v.string() }),
    v.object({
      /** The password is right and no session has started. */
      kind: v.literal('factor-needed'),
      csrfToken: v.string(),
      /** Whether a code of an app or a recovery code is accepted. */
      takesCode: v.boolean(),
      /** With a challenge for this sign-in alone; null for an operator without a passkey. */
      passkey: v.nullable(useOptionsSchema),
    }),
  ]),
  errors: ['bad-credentials', 'code-invalid', 'passkey-refused', 'locked', 'too-many-requests', 'unavailable'],
})

const signOutOperator = endpoint('signOutOperator', {
  method: 'POST',
  path: '/api/studio/sign-out',
  summary: 'Ends the session on the server',
  answer: v.object({ csrfToken: v.string() }),
})

const getOperator = endpoint('getOperator', {
  method: 'GET',
  path: '/api/studio/operator',
  summary: 'Who is signed in, and the partners that they write for',
  answer: operatorSchema,
  session: 'required',
})

export const operatorEndpoints = { getStudioToken, signInOperator, signOutOperator, getOperator } as const
