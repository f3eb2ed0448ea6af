import type { ApiClient, ApiError } from '@dining/api-client'
import { cardRegistrationsSchema, IDEMPOTENCY_HEADER, type Card, type CardRegistration } from '@dining/contract'
import { CARD_BRAND_OF_CODE } from '@dining/domain'
import { is } from 'valibot'

import type { FrameCard } from '../frame/card-frame.ts'

type CardError = NonNullable<CardRegistration['error']>

/** A card that was not linked, with the reason. */
interface FailedCard {
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

/** Splits the answer into successes and errors (CARD-36). */
export function splitResults(registrations: readonly CardRegistration[]): SaveResults {
  const added = registrations.flatMap(({ memberCard }) => memberCard ?? [])
  const failed = registrations.flatMap(({ error, description, lastFour }) => (error ? { description, lastFour, code: error.code } : []))
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

export function readRefusal(error: ApiError): RefusedSave {
  if (error.kind === 'problem') {
    if (error.code === 'card-limit-reached') return { kind: 'results', results: { status: 'maximum', added: [], failed: [] } }
    if (is(cardRegistrationsSchema, error.body)) return { kind: 'results', results: splitResults(error.body.cardRegistration) }
  }
  return { kind: 'failed', error }
}

/** Into an open account, or into a closed one, which it reopens (REENROLL-09). */
export type SavePurpose = 'link' | 're-enroll'

/**
 * Saves the card from the frame. Each submit has its own idempotency key; if no answer arrives, the same request is sent once more with the
 * same key, so the card is linked once and its result is known.
 */
export async function saveCard(api: ApiClient, { cardType, ...given }: FrameCard, purpose: SavePurpose): Promise<RefusedSave> {
  const creditCards = [{ ...given, cardType: CARD_BRAND_OF_CODE[cardType] }]
  const headers = { [IDEMPOTENCY_HEADER]: crypto.randomUUID() }
  const send = () =>
    purpose === 'link'
      ? api.call('saveCards', { body: { creditCards, directFileFeedOptIn: true } }, { headers })
      : api.call('reEnroll', { body: { creditCards } }, { headers })
  const first = await send()
  const answer = !first.ok && first.error.kind === 'network' ? await send() : first
  return answer.ok ? { kind: 'results', results: splitResults(answer.value.cardRegistration) } : readRefusal(answer.error)
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
