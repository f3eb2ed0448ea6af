import type { ApiError } from '@dining/api-client'
import { cardRegistrationsSchema, type Card, type CardRegistration } from '@dining/contract'
import { is } from 'valibot'

type CardError = NonNullable<CardRegistration['error']>

/** A card that was not linked, and why. */
export interface FailedCard {
  readonly description: string
  readonly lastFour: string
  readonly code: CardError['code']
}

/** What became of a save, as one of the four statuses of the form (CARD-52 … CARD-55). */
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
 * What a refused save tells:
 * - `results`: per card, from the body (CARD-08), or that the account has no room left
 * - `failed`: anything else, for the form as a whole (CARD-10)
 */
export type RefusedSave =
  | { readonly kind: 'results'; readonly results: SaveResults }
  | { readonly kind: 'failed'; readonly error: ApiError }

export function readRefusal(error: ApiError): RefusedSave {
  if (error.kind === 'problem') {
    if (error.code === 'card-limit-reached') return { kind: 'results', results: { status: 'maximum', added: [], failed: [] } }
    if (is(cardRegistrationsSchema, error.body)) return { kind: 'results', results: splitResults(error.body.cardRegistration) }
  }
  return { kind: 'failed', error }
}
