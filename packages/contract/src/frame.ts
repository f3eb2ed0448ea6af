import * as v from 'valibot'

/** Version of the messages between the card frame and the page; another version is ignored. */
export const FRAME_PROTOCOL_VERSION = 1

/** 128 random bits in base64url, made anew each time the frame is mounted. */
const nonceSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/))

/** Messages from the frame to the page; strict, so that an extra key makes a message unacceptable (CARD-30, CARD-31). */
export const frameMessageSchema = v.variant('type', [
  v.strictObject({ type: v.literal('ready'), version: v.literal(FRAME_PROTOCOL_VERSION), nonce: nonceSchema, payload: v.strictObject({}) }),
  v.strictObject({
    type: v.literal('resize'),
    version: v.literal(FRAME_PROTOCOL_VERSION),
    nonce: nonceSchema,
    payload: v.strictObject({ height: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)) }),
  }),
  /** The number typed so far is not a whole, accepted one; nothing of it is told but the kind of fault. */
  v.strictObject({
    type: v.literal('incomplete'),
    version: v.literal(FRAME_PROTOCOL_VERSION),
    nonce: nonceSchema,
    payload: v.strictObject({ reason: v.picklist(['empty', 'invalid', 'brand-not-accepted']) }),
  }),
  v.strictObject({
    type: v.literal('card'),
    version: v.literal(FRAME_PROTOCOL_VERSION),
    nonce: nonceSchema,
    payload: v.strictObject({
      encryptedCardNumber: v.pipe(v.string(), v.maxLength(4096)),
      cardType: v.picklist(['AMEX', 'DISC', 'MAST', 'VISA']),
      lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)),
    }),
  }),
])
export type FrameMessage = v.InferOutput<typeof frameMessageSchema>

/** Message from the page to the frame: make the JWE now (asked for at submit), clear, or show the empty-number error. */
export const frameCommandSchema = v.strictObject({
  type: v.picklist(['submit', 'clear']),
  version: v.literal(FRAME_PROTOCOL_VERSION),
  nonce: nonceSchema,
})
export type FrameCommand = v.InferOutput<typeof frameCommandSchema>

/** Vault's own call, from the API only: a JWE in, a token out (decisions.md, "The vault decrypts"). */
export const tokenizeRequestSchema = v.strictObject({
  jwe: v.pipe(v.string(), v.maxLength(4096)),
  partnerId: v.string(),
  accepted: v.array(v.picklist(['AMEX', 'DISC', 'MAST', 'VISA'])),
})

export const tokenizeAnswerSchema = v.variant('result', [
  v.object({
    result: v.literal('token'),
    token: v.string(),
    /** The same for the same number in the whole installation, so that one card is in one program. */
    fingerprint: v.string(),
    brand: v.picklist(['AMEX', 'DISC', 'MAST', 'VISA']),
    lastFour: v.string(),
  }),
  v.object({
    result: v.literal('refused'),
    reason: v.picklist(['unreadable', 'expired', 'already-used', 'invalid-number', 'brand-not-accepted']),
  }),
])
export type TokenizeAnswer = v.InferOutput<typeof tokenizeAnswerSchema>
