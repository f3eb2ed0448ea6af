import { CARD_TYPE_CODES, CLAIM_CODE_PATTERN } from '@dining/domain'
import * as v from 'valibot'

import { jweSchema } from './jwe.ts'

/** Reference to a card in the vault, as the tokenize answer returned it. */
const fingerprintSchema = v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/))

/** `POST /release` of the vault, called by the API when a card is unlinked: ends the registration with the card networks. */
export const releaseRequestSchema = v.strictObject({
  partnerId: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  token: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
})
export type ReleaseRequest = v.InferOutput<typeof releaseRequestSchema>

export const releaseAnswerSchema = v.object({
  /**
   * - `released`: the networks confirmed, or the vault holds no such card
   * - `releasing`: the networks did not answer; the vault has recorded the release and retries until they confirm
   */
  result: v.picklist(['released', 'releasing']),
})
export type ReleaseAnswer = v.InferOutput<typeof releaseAnswerSchema>

/** A place in the list of registered cards. `at`: milliseconds since 1970, by the vault's clock. */
const positionSchema = v.strictObject({ at: v.pipe(v.number(), v.integer(), v.minValue(0)), token: v.pipe(v.string(), v.maxLength(100)) })

/**
 * `POST /cards/registered` of the vault: cards in the order of their last registration, so that the API can find those that no member has linked, because
 * the process that linked them ended before.
 */
export const registeredRequestSchema = v.strictObject({
  /** `last` of the answer before. Null begins with the cards that are registered from now on. */
  after: v.nullable(positionSchema),
  /** Seconds since the last registration of each card: the call that made it has ended. */
  settledSeconds: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(86_400)),
})
export type RegisteredRequest = v.InferOutput<typeof registeredRequestSchema>

export const registeredAnswerSchema = v.object({
  cards: v.array(v.object({ partnerId: v.string(), token: v.string() })),
  last: positionSchema,
  /** Whether more cards follow at this moment. */
  hasMore: v.boolean(),
})
export type RegisteredAnswer = v.InferOutput<typeof registeredAnswerSchema>

/** `POST /verifications` of the vault: asks the card's holder for a code that only the issuer or processor shows them. */
export const startVerificationRequestSchema = v.strictObject({ fingerprint: fingerprintSchema })
export type StartVerificationRequest = v.InferOutput<typeof startVerificationRequestSchema>

export const startVerificationAnswerSchema = v.variant('result', [
  v.object({
    result: v.literal('started'),
    /** For `POST /verifications/confirm`. */
    id: v.string(),
    /** ISO 8601; later codes are refused. */
    expiresAt: v.string(),
    lastFour: v.string(),
  }),
  /** `unknown-card`: no registered card has this fingerprint; `too-many`: the daily limit of verifications for this card is reached. */
  v.object({ result: v.literal('refused'), reason: v.picklist(['unknown-card', 'too-many']) }),
])
export type StartVerificationAnswer = v.InferOutput<typeof startVerificationAnswerSchema>

/** `POST /verifications/confirm` of the vault. */
export const confirmVerificationRequestSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)),
  code: v.pipe(v.string(), v.regex(CLAIM_CODE_PATTERN)),
})
export type ConfirmVerificationRequest = v.InferOutput<typeof confirmVerificationRequestSchema>

export const confirmVerificationAnswerSchema = v.variant('result', [
  /** The caller holds the card with this fingerprint. The same answer follows when the right code is sent again before it expires. */
  v.object({ result: v.literal('confirmed'), fingerprint: fingerprintSchema }),
  v.object({ result: v.literal('wrong-code'), attemptsLeft: v.number() }),
  /** Unknown, too old, or without attempts left: start a new verification. */
  v.object({ result: v.literal('expired') }),
])
export type ConfirmVerificationAnswer = v.InferOutput<typeof confirmVerificationAnswerSchema>

const partnerIdSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

/** The tokens of the vault: of a linked card and of one that a partner has loaded. It is never a card number. */
export const VAULT_TOKEN_PATTERN = /^tok_[\w-]{8,96}$/

/** `GET /cards/key` of the vault: the public key with which a partner's cards are encrypted for `POST /cards/load`. */
export const loadKeySchema = v.object({
  kid: v.string(),
  jwk: v.object({ kty: v.literal('RSA'), n: v.string(), e: v.string() }),
})

/**
 * `POST /cards/load` of the vault: takes a card that a partner knows, encrypted as the frame encrypts. The card is not registered with the networks, and
 * is not linked, until a member chooses it (CARD-25). A repeated load of a card returns the same token.
 */
export const loadCardRequestSchema = v.strictObject({ jwe: jweSchema, partnerId: partnerIdSchema })
export type LoadCardRequest = v.InferOutput<typeof loadCardRequestSchema>

export const loadCardAnswerSchema = v.variant('result', [
  v.object({ result: v.literal('loaded'), token: v.string(), brand: v.picklist(CARD_TYPE_CODES), lastFour: v.string() }),
  v.object({
    result: v.literal('refused'),
    reason: v.picklist(['unreadable', 'expired', 'already-used', 'invalid-number', 'brand-not-accepted', 'not-eligible']),
  }),
  v.object({ result: v.literal('unavailable') }),
])
export type LoadCardAnswer = v.InferOutput<typeof loadCardAnswerSchema>

/** `POST /cards/register` of the vault: registers a loaded card. Safe to repeat; answers as `POST /tokenize` does, `not-eligible` for an unknown token. */
export const registerLoadedRequestSchema = v.strictObject({
  token: v.pipe(v.string(), v.regex(VAULT_TOKEN_PATTERN)),
  partnerId: partnerIdSchema,
  accepted: v.array(v.picklist(CARD_TYPE_CODES)),
})
export type RegisterLoadedRequest = v.InferOutput<typeof registerLoadedRequestSchema>
