import { CLAIM_CODE_PATTERN } from '@dining/domain'
import * as v from 'valibot'

/**
 * Wire format between the card vault and the card networks' enrollment service. No network publishes a contract for it, so this is ours;
 * an operator's gateway translates it. JSON over HTTPS, `Authorization: Bearer <credential>` on each call.
 *
 * | call | answer |
 * |---|---|
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

export const registrationRequestSchema = v.strictObject({
  number: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
  partner: v.string(),
})

export const NETWORK_REFUSALS = ['not-eligible', 'blocked', 'issuer-declined'] as const

export const registrationAnswerSchema = v.variant('result', [
  v.object({
    result: v.literal('registered'),
    /** The idempotency key of the request that this answers, so that an answer cannot be taken for another request's. */
    key: v.string(),
    token: v.pipe(v.string(), v.regex(/^[\w-]{8,100}$/)),
  }),
  v.object({ result: v.literal('refused'), key: v.string(), reason: v.picklist(NETWORK_REFUSALS) }),
])
export type RegistrationAnswer = v.InferOutput<typeof registrationAnswerSchema>

export const networkVerificationRequestSchema = v.strictObject({ token: v.string() })
export const networkVerificationSchema = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/)) })

export const networkConfirmationRequestSchema = v.strictObject({ code: v.pipe(v.string(), v.regex(CLAIM_CODE_PATTERN)) })
/** `wrong` also stands for a verification that does not exist at the processor or that has expired there. */
export const networkConfirmationSchema = v.object({ result: v.picklist(['confirmed', 'wrong']) })
