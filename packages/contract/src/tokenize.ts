import { CARD_TYPE_CODES } from '@dining/domain'
import * as v from 'valibot'

import { jweSchema } from './jwe.ts'

const cardTypeSchema = v.picklist(CARD_TYPE_CODES)

/** The vault's call for the API only: it takes a JWE and returns a token (decisions.md, "The vault decrypts"). */
export const tokenizeRequestSchema = v.strictObject({
  jwe: jweSchema,
  partnerId: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  accepted: v.array(cardTypeSchema),
})
export type TokenizeRequest = v.InferOutput<typeof tokenizeRequestSchema>

export const tokenizeAnswerSchema = v.variant('result', [
  v.object({
    result: v.literal('token'),
    token: v.string(),
    /** The same for the same number in the whole installation, so that one card is in one program. */
    fingerprint: v.string(),
    brand: cardTypeSchema,
    lastFour: v.string(),
  }),
  v.object({
    result: v.literal('refused'),
    reason: v.picklist(['unreadable', 'expired', 'already-used', 'invalid-number', 'brand-not-accepted', 'not-eligible']),
  }),
  /** The card networks did not answer. The vault stores only that the registration was started; a new JWE of the same card finishes it. */
  v.object({ result: v.literal('unavailable') }),
])
export type TokenizeAnswer = v.InferOutput<typeof tokenizeAnswerSchema>
