import { EMAIL_MAX_LENGTH } from '@dining/domain'
import * as v from 'valibot'

import { emailSchema } from './email.ts'
import { endpoint } from './endpoint.ts'

/** Characters of a field of the draft; longer input is no valid detail of any partner. */
const DRAFT_TEXT_MAX = 200
const text = v.optional(v.pipe(v.string(), v.maxLength(DRAFT_TEXT_MAX)))

/** What was typed in step 1 of joining, unchecked and without passwords. */
export const joinDraftSchema = v.object({
  partnerNumber: text,
  firstName: text,
  lastName: text,
  zipCode: text,
  phoneNumber: text,
  smsOptInV2: v.optional(v.boolean()),
  emailOptIn: v.optional(v.boolean()),
})
export type KeptJoinDraft = v.InferOutput<typeof joinDraftSchema>

export const sendJoinLink = endpoint('sendJoinLink', {
  method: 'POST',
  path: '/api/Join/Link',
  summary: 'Keeps what was typed in step 1 and mails a link back to it; answers the same whether the address has an account or not',
  body: v.object({ email: v.pipe(emailSchema, v.maxLength(EMAIL_MAX_LENGTH)), draft: joinDraftSchema }),
  answer: v.object({ sent: v.literal(true) }),
  session: 'optional',
  captcha: 'after-first-submit',
  errors: ['captcha-required', 'captcha-failed', 'unauthorized', 'too-many-requests'],
})

export const openJoinLink = endpoint('openJoinLink', {
  method: 'POST',
  path: '/api/Join/Link/Open',
  summary: 'Tells which step a mailed link leads to. It signs nobody in: linking a card needs the account of the link.',
  body: v.object({ linkToken: v.pipe(v.string(), v.maxLength(64)) }),
  answer: v.variant('step', [
    v.object({ step: v.literal('details'), email: v.string(), draft: joinDraftSchema }),
    v.object({
      step: v.literal('card'),
      email: v.string(),
      isLinked: v.boolean(),
      /** Who is signed in: no member, the one of the link, or another one. */
      reader: v.picklist(['none', 'same', 'other']),
    }),
  ]),
  session: 'optional',
  errors: ['not-found', 'too-many-requests'],
})

export const saveJoinDraft = endpoint('saveJoinDraft', {
  method: 'PUT',
  path: '/api/Join/Draft',
  summary: 'Keeps what a person who has signed in at the provider has typed in step 1, for other devices',
  body: v.object({ draft: joinDraftSchema }),
  answer: v.object({ saved: v.boolean() }),
  session: 'required',
  errors: ['too-many-requests'],
})

export const getJoinDraft = endpoint('getJoinDraft', {
  method: 'GET',
  path: '/api/Join/Draft',
  summary: 'What such a person has typed on any device; null if nothing is kept',
  answer: v.object({ draft: v.nullable(joinDraftSchema) }),
  session: 'required',
})
