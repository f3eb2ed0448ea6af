import { CARD_BRANDS, MAX_LINKED_CARDS } from '@dining/domain'
import * as v from 'valibot'

import { endpoint } from './endpoint.ts'
import { jweSchema } from './jwe.ts'
import { flagSchema } from './page.ts'

/** A linked card (CARD-01, CARD-02). It never contains the number; the vault's token stays on the server. */
const cardSchema = v.object({
  id: v.string(),
  partnerCardId: v.nullable(v.string()),
  cardType: v.picklist(CARD_BRANDS),
  lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)),
  description: v.string(),
})
export type Card = v.InferOutput<typeof cardSchema>

/** A card that the partner knows; the partner may not give its last four digits. */
const partnerCardSchema = v.object({
  ...cardSchema.entries,
  partnerCardId: v.string(),
  lastFour: v.pipe(v.string(), v.regex(/^(?:\d{4})?$/)),
})
export type PartnerCard = v.InferOutput<typeof partnerCardSchema>

/** One card to link: a manual one carries the frame's JWE, a pre-loaded one its partnerCardId (CARD-04, CARD-05). */
const cardToLinkSchema = v.object({
  encryptedCardNumber: v.optional(jweSchema),
  partnerCardId: v.optional(v.pipe(v.string(), v.maxLength(40))),
  cardType: v.optional(v.picklist(CARD_BRANDS)),
  lastFour: v.optional(v.pipe(v.string(), v.maxLength(4))),
  description: v.optional(v.pipe(v.string(), v.maxLength(60))),
})
export type CardToLink = v.InferOutput<typeof cardToLinkSchema>

/** Codes of a card's own registration error. */
export const CARD_ERROR_CODES = [
  'unreadable',
  'expired',
  'already-used',
  'invalid-number',
  'brand-not-accepted',
  'not-eligible',
  'already-linked',
  'linked-elsewhere',
  'limit-reached',
  'too-many-attempts',
  'unavailable',
] as const

const cardRegistrationSchema = v.object({
  memberCard: v.nullable(cardSchema),
  error: v.nullable(v.object({ code: v.picklist(CARD_ERROR_CODES), message: v.string() })),
  /** The caller's description of the card, which names it in an error (CARD-57). */
  lastFour: v.string(),
  description: v.string(),
})
export type CardRegistration = v.InferOutput<typeof cardRegistrationSchema>

/** Part of a success and of a refusal (CARD-06, CARD-08). */
export const cardRegistrationsSchema = v.object({ cardRegistration: v.array(cardRegistrationSchema) })

const cardsToLinkSchema = v.pipe(v.array(cardToLinkSchema), v.minLength(1), v.maxLength(MAX_LINKED_CARDS))

export const getCards = endpoint('getCards', {
  method: 'GET',
  path: '/api/Member/Cards',
  summary: "The member's linked cards (CARD-11)",
  answer: v.array(cardSchema),
  session: 'required',
})

export const getPartnerCards = endpoint('getPartnerCards', {
  method: 'GET',
  path: '/api/Cards/AllPartnerCards',
  summary: "The partner's pre-loaded cards of this member (CARD-13)",
  answer: v.array(partnerCardSchema),
  session: 'required',
})

/** The header that gives a repeated card save one effect; a text of 16 to 64 letters, digits and dashes. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

export const saveCards = endpoint('saveCards', {
  method: 'POST',
  path: '/api/Member/Cards',
  summary: 'Links cards; 400 with cardRegistration when none could be (CARD-05 … CARD-08). Takes an idempotency key.',
  body: v.object({ creditCards: cardsToLinkSchema, directFileFeedOptIn: v.boolean() }),
  answer: cardRegistrationsSchema,
  session: 'required',
  captcha: 'each-submit',
  errors: [
    'captcha-required',
    'captcha-failed',
    'cards-not-added',
    'card-limit-reached',
    'validation-failed',
    'account-closed',
    'idempotency-conflict',
    'too-many-requests',
    'vault-unavailable',
  ],
})

export const reEnroll = endpoint('reEnroll', {
  method: 'POST',
  path: '/api/Member/ReEnroll',
  summary: 'Links a card to a closed account and opens it again (REENROLL-08, REENROLL-09)',
  body: v.object({ creditCards: cardsToLinkSchema }),
  answer: cardRegistrationsSchema,
  session: 'required',
  captcha: 'each-submit',
  errors: ['captcha-required', 'captcha-failed', 'cards-not-added', 'idempotency-conflict', 'too-many-requests', 'vault-unavailable'],
})

export const startCardClaim = endpoint('startCardClaim', {
  method: 'POST',
  path: '/api/Member/Cards/Claims',
  summary:
    'Starts the claim of a card that is linked in another account: the card issuer shows its holder a code. Takes an idempotency key.',
  body: v.object({
    encryptedCardNumber: jweSchema,
    description: v.optional(v.pipe(v.string(), v.maxLength(60))),
    directFileFeedOptIn: v.literal(true),
    /** Whether linking the card reopens a closed account, as `reEnroll` does. */
    mayReopen: v.boolean(),
  }),
  answer: v.object({
    claimId: v.string(),
    lastFour: v.pipe(v.string(), v.regex(/^\d{4}$/)),
    /** ISO 8601; later codes are rejected. */
    expiresAt: v.string(),
  }),
  session: 'required',
  captcha: 'each-submit',
  errors: [
    'captcha-required',
    'captcha-failed',
    'cards-not-added',
    'claim-not-needed',
    'card-limit-reached',
    'account-closed',
    'idempotency-conflict',
    'too-many-requests',
    'vault-unavailable',
  ],
})

export const confirmCardClaim = endpoint('confirmCardClaim', {
  method: 'POST',
  path: '/api/Member/Cards/Claims/Confirm',
  summary: 'Links a claimed card with the code of its issuer, and removes it from the other account. Takes an idempotency key.',
  body: v.object({
    claimId: v.pipe(v.string(), v.maxLength(60)),
    verificationCode: v.pipe(v.string(), v.maxLength(20)),
  }),
  answer: cardSchema,
  session: 'required',
  captcha: 'after-first-submit',
  errors: [
    'captcha-required',
    'captcha-failed',
    'code-invalid',
    'card-limit-reached',
    'account-closed',
    'idempotency-conflict',
    'too-many-requests',
    'vault-unavailable',
  ],
})

export const deleteCard = endpoint('deleteCard', {
  method: 'DELETE',
  path: '/api/Member/Cards',
  summary: 'Unlinks a card; the last one closes the account and ends its sessions (CARD-15, CARD-70). `withOutcome` asks whether it did.',
  query: v.object({
    id: v.pipe(v.string(), v.maxLength(40)),
    // A caller's list of cards may be out of date, so it cannot decide on its own whether this was the last one.
    withOutcome: v.optional(flagSchema),
    /** `false` keeps a card that has become the last one since the member confirmed: the account closes only after the warning of it. */
    mayClose: v.optional(flagSchema),
  }),
  // `true` is the specification's answer (CARD-15), and that of a server without `withOutcome`.
  answer: v.union([v.literal(true), v.object({ closed: v.boolean(), kept: v.exactOptional(v.literal(true)) })]),
  session: 'required',
  reauthenticated: true,
  errors: ['not-found', 'reauthentication-required'],
})
