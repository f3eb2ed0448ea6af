import type { VendorAccounts } from '@dining/domain'
import type { CardPayments } from '@dining/reservations'
import type { QueryKey } from '@tanstack/react-query'

/** Id of the script element that contains the state of a rendered page. */
export const STATE_ELEMENT_ID = 'state'

/** The data that the browser needs to hydrate a rendered page. */
export interface PageState {
  /** The results of the page's queries on the server. */
  readonly queries: readonly { readonly key: QueryKey; readonly data: unknown }[]
  /** Time of those results, in milliseconds since 1970. */
  readonly askedAt: number
  /** Whether drafts of content are shown (CONTENT-05). */
  readonly drafts: boolean
  /** Origin of the card vault's frame. */
  readonly vaultOrigin: string
  /** Address of a map style that replaces the base map. */
  readonly mapStyle?: string | undefined
  /** On pages of restaurants that take reservations: the provider that takes cards for them, null without a key. */
  readonly cardPayments?: Exclude<CardPayments, 'other-document'>
  /** Present if the page reports how fast it was: the part of its loads that do, from 0 to 1, and the template of its path. */
  readonly measured?: { readonly share: number; readonly route: string }
  /** Accounts at analytics vendors, on pages that may load their code. */
  readonly vendors?: VendorAccounts
  /** Whether events are written to the console, in development. */
  readonly writesEvents?: true
  /** What route loaders returned, by route id. */
  readonly loaderData: Record<string, unknown>
  /** Route errors as data, by route id; the page already shows them. */
  readonly errors: Record<string, RouteFailure> | null
}

/** A route's error in the format in which react-router recognizes an answer with a status. */
export interface RouteFailure {
  readonly status: number
  readonly statusText: string
  readonly internal: boolean
  readonly data: { readonly reference?: string }
}
