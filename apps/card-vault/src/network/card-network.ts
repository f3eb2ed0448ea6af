import type { NETWORK_REFUSALS } from '@dining/contract/card-network'

/** The service did not answer in time, or not as agreed: its effect is unknown. */
export interface Unavailable {
  readonly kind: 'unavailable'
}

export type Referred =
  | { readonly kind: 'reference'; readonly reference: string }
  | { readonly kind: 'refused'; readonly reason: (typeof NETWORK_REFUSALS)[number] }
  | Unavailable

export type Registered =
  | { readonly kind: 'registered'; readonly token: string }
  | { readonly kind: 'refused'; readonly reason: (typeof NETWORK_REFUSALS)[number] }
  | Unavailable

/** A card by its number, which leaves the vault here and is not stored, or by the networks' own reference. */
export type CardOf = { readonly number: string } | { readonly reference: string }

export interface RegistrationRequest {
  readonly card: CardOf
  readonly partnerId: string
  /** The same for each try of the same registration, so that a repeated one returns the same token. */
  readonly key: string
}

/** The card networks' enrollment service: reports the transactions of registered cards. */
export interface CardNetwork {
  readonly register: (request: RegistrationRequest) => Promise<Registered>
  /** The networks' name for a card that is not registered: nothing of it is reported. */
  readonly refer: (request: { readonly number: string; readonly partnerId: string }) => Promise<Referred>
  /** Ends a registration by its token, or by its key when the token never arrived. Safe to repeat. */
  readonly release: (by: { readonly token: string } | { readonly key: string }) => Promise<{ readonly kind: 'released' } | Unavailable>
  /** Requests a code for the cardholder; returns the verification's id. */
  readonly startVerification: (
    token: string,
  ) => Promise<{ readonly kind: 'started'; readonly id: string } | { readonly kind: 'unknown' } | Unavailable>
  readonly confirmVerification: (id: string, code: string) => Promise<{ readonly kind: 'confirmed' | 'wrong' } | Unavailable>
}
