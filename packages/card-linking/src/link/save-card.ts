import type { ApiClient, ApiError } from '@dining/api-client'
import {
  cardRegistrationsSchema,
  IDEMPOTENCY_HEADER,
  type Card,
  type CardRegistration,
  type CardToLink,
  type PartnerCard,
} from '@dining/contract'
import { CARD_BRAND_OF_CODE } from '@dining/domain'
import { is } from 'valibot'

import type { FrameCard } from '../frame/card-frame.ts'

type CardError = NonNullable<CardRegistration['error']>

/** A card that was not linked, with the reason. */
export interface FailedCard {
  /** The partner's id of a card that it has loaded. */
  readonly partnerCardId?: string | undefined
  readonly description: string
  readonly lastFour: string
  readonly code: CardError['code']
}

/** The result of a save, as one of the four statuses of the form (CARD-52 … CARD-55). */
export interface SaveResults {
  readonly status: 'all' | 'some' | 'none' | 'maximum'
  readonly added: readonly Card[]
  readonly failed: readonly FailedCard[]
}

/**
 * Splits the answer into successes and errors (CARD-36).
 * @param asked the cards of the request: the answer has one result for each, in the same order
 */
export function splitResults(registrations: readonly CardRegistration[], asked: readonly CardToLink[] = []): SaveResults {
  const added = registrations.flatMap(({ memberCard }) => memberCard ?? [])
  const failed = registrations.flatMap(({ error, description, lastFour }, at) =>
    error ? { partnerCardId: asked[at]?.partnerCardId, description, lastFour, code: error.code } : [],
  )
  if (failed.length === 0) return { status: 'all', added, failed }
  if (added.length > 0) return { status: 'some', added, failed }
  return { status: failed.every(({ code }) => code === 'limit-reached') ? 'maximum' : 'none', added, failed }
}

/**
 * The error that a refused save contains:
 * - `results`: per card, from the body (CARD-08), or that the account is full
 * - `failed`: any other error, for the form as a whole (CARD-10)
 */
type RefusedSave = { readonly kind: 'results'; readonly results: SaveResults } | { readonly kind: 'failed'; readonly error: ApiError }

export function readRefusal(error: ApiError, asked: readonly CardToLink[] = []): RefusedSave {
  if (error.kind === 'problem') {
    if (error.code === 'card-limit-reached') return { kind: 'results', results: { status: 'maximum', added: [], failed: [] } }
    if (is(cardRegistrationsSchema, error.body)) return { kind: 'results', results: splitResults(error.body.cardRegistration, asked) }
  }
  return { kind: 'failed', error }
}

/** Into an open account, or into a closed one, which it reopens (REENROLL-09). */
export type SavePurpose = 'link' | 're-enroll'

/** The cards of a request: the selected ones with their last four digits (CARD-04, CARD-42), then the one from the frame. */
export function cardsToSave(selected: readonly PartnerCard[], entered: FrameCard | null): CardToLink[] {
  const known = selected.filter(({ lastFour }) => lastFour !== '')
  return [
    ...known.map(({ partnerCardId, cardType, lastFour, description }) => ({ partnerCardId, cardType, lastFour, description })),
    ...(entered ? [{ ...entered, cardType: CARD_BRAND_OF_CODE[entered.cardType] }] : []),
  ]
}

/**
 * Saves cards. Each submit has its own idempotency key; if no answer arrives, the same request is sent once more with the same key, so each card is
 * linked once and its result is known.
 */
export async function saveCards(api: ApiClient, creditCards: CardToLink[], purpose: SavePurpose): Promise<RefusedSave> {
  const headers = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() }
  const send = () =>
    purpose === 'link'
      ? api.call('saveCards', { body: { creditCards, directFileFeedOptIn: true } }, { headers })
      : api.call('reEnroll', { body: { creditCards } }, { headers })
  const first = await send()
  const answer = !first.ok && first.error.kind === 'network' ? await send() : first
  return answer.ok
    ? { kind: 'results', results: splitResults(answer.value.cardRegistration, creditCards) }
    : readRefusal(answer.error, creditCards)
}

/** Each call has an idempotency key; without an answer the same request is sent once more, so that it has one effect. */
async function withRetry<T extends { readonly ok: boolean }>(
  send: (headers: Readonly<Record<string, string>>) => Promise<T>,
  isLost: (answer: T) => boolean,
): Promise<T> {
  const headers = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() }
  const first = await send(headers)
  return isLost(first) ? send(headers) : first
}

export function startClaim(api: ApiClient, { encryptedCardNumber }: FrameCard, purpose: SavePurpose) {
  const body = { encryptedCardNumber, directFileFeedOptIn: true, mayReopen: purpose === 're-enroll' } as const
  return withRetry(
    (headers) => api.call('startCardClaim', { body }, { headers }),
    (answer) => !answer.ok && answer.error.kind === 'network',
  )
}

export function confirmClaim(api: ApiClient, claimId: string, verificationCode: string) {
  return withRetry(
    (headers) => api.call('confirmCardClaim', { body: { claimId, verificationCode } }, { headers }),
    (answer) => !answer.ok && answer.error.kind === 'network',
  )
}
