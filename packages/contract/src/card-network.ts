import { CLAIM_CODE_PATTERN } from '@dining/domain'
import * as v from 'valibot'

/**
 * Wire format between the card vault and the card networks' enrollment service. No network publishes a contract for it, so this is ours;
 * an operator's gateway translates it. JSON over HTTPS, `Authorization: Bearer <credential>` on each call.
 *
 * | call | answer |
 * |---|---|
 * | `POST /references`, body `referenceRequestSchema` | 200 `referenceAnswerSchema`: a name for a card that is not registered, and whose transactions are not reported |
 * | `POST /registrations`, header `Idempotency-Key`, body `registrationRequestSchema` | 200 `registrationAnswerSchema` |
 * | `DELETE /registrations/<token>` | 204; 404 when there is no such registration, which counts as released |
 * | `DELETE /registrations?key=<idempotency key>` | the same, for a registration whose token never arrived |
 * | `POST /verifications`, body `networkVerificationRequestSchema` | 200 `networkVerificationSchema`; 404 for an unknown token |
 * | `POST /verifications/<id>/confirm`, body `{ "code": "123456" }` | 200 `networkConfirmationSchema` |
 *
 * Any other status, a timeout or an unreadable body means "unavailable": the caller repeats the call, except `POST /verifications`, which shows
 * the cardholder another code. A repeated registration with the same key returns the same token. A release makes the key free again.
 */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key'

const numberSchema = v.pipe(v.string(), v.regex(/^\d{12,19}$/))
const tokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/))

export const referenceRequestSchema = v.strictObject({ number: numberSchema, partner: v.string() })

/** Registers a card by its number, or by the reference that the networks returned for it. */
export const registrationRequestSchema = v.union([
  v.strictObject({ number: numberSchema, partner: v.string() }),
  v.strictObject({ reference: tokenSchema, partner: v.string() }),
])

export const NETWORK_REFUSALS = ['not-eligible', 'blocked', 'issuer-declined'] as const

export const registrationAnswerSchema = v.variant('result', [
  v.object({
    result: v.literal('registered'),
    /** The idempotency key of the request that this answers, so that an answer cannot be taken for another request's. */
    key: v.string(),
    token: tokenSchema,
  }),
  v.object({ result: v.literal('refused'), key: v.string(), reason: v.picklist(NETWORK_REFUSALS) }),
])

/** A repeated request for the same number and partner may return another reference; each one stays valid. */
export const referenceAnswerSchema = v.variant('result', [
  v.object({ result: v.literal('reference'), reference: tokenSchema }),
  v.object({ result: v.literal('refused'), reason: v.picklist(NETWORK_REFUSALS) }),
])
export type RegistrationAnswer = v.InferOutput<typeof registrationAnswerSchema>

export const networkVerificationRequestSchema = v.strictObject({ token: v.string() })
export const networkVerificationSchema = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)) })

export const networkConfirmationRequestSchema = v.strictObject({ code: v.pipe(v.string(), v.regex(CLAIM_CODE_PATTERN)) })
/** `wrong` also stands for a verification that does not exist at the processor or that has expired there. */
export const networkConfirmationSchema = v.object({ result: v.picklist(['confirmed', 'wrong']) })
