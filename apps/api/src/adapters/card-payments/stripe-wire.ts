import * as v from 'valibot'

/**
 * The wire format of Stripe's SetupIntents, as its public documents give it (docs.stripe.com/api/setup_intents): form-encoded requests with the secret
 * key as a bearer token, `Idempotency-Key` on writes, a pinned version of the API, JSON answers.
 */
export const STRIPE = { api: 'https://api.stripe.com', version: '2025-09-30.clover' } as const

/** The field of a setup's metadata that names its table. It contains no data of a person. */
const TABLE = 'table'

export const setupIntentsPath = '/v1/setup_intents'
export const setupIntentPath = (id: string): string => `${setupIntentsPath}/${encodeURIComponent(id)}?expand%5B%5D=payment_method`

/** A card for later charges without the member: for the restaurant's fee. */
export const newSetup = (table: string): URLSearchParams =>
  new URLSearchParams({ usage: 'off_session', 'payment_method_types[]': 'card', [`metadata[${TABLE}]`]: table })

const id = v.pipe(v.string(), v.regex(/^\w{1,255}$/))

export const createdSetupSchema = v.object({ object: v.literal('setup_intent'), id, client_secret: v.pipe(v.string(), v.nonEmpty()) })

const cardSchema = v.object({
  id,
  card: v.object({ brand: v.pipe(v.string(), v.maxLength(40)), last4: v.pipe(v.string(), v.regex(/^\d{4}$/)) }),
})

export const setupSchema = v.object({
  object: v.literal('setup_intent'),
  id,
  status: v.string(),
  usage: v.string(),
  metadata: v.object({ [TABLE]: v.optional(v.string()) }),
  payment_method: v.nullable(cardSchema),
})

/** The status of a setup whose card can be charged. */
export const SUCCEEDED = 'succeeded'
