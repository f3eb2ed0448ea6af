import type { QueryKey } from '@tanstack/react-query'

/** Id of the script element that carries the state of a rendered page. */
export const STATE_ELEMENT_ID = 'state'

/** What the browser needs to take a rendered page over. */
export interface PageState {
  /** What the page's queries answered on the server. */
  readonly queries: readonly { readonly key: QueryKey; readonly data: unknown }[]
  /** Milliseconds since 1970 at which they did. */
  readonly askedAt: number
  /** Are drafts of content shown (CONTENT-05)? */
  readonly drafts: boolean
  /** Where the card vault's frame comes from. */
  readonly vaultOrigin: string
  /** What route loaders returned, by route id. */
  readonly loaderData: Record<string, unknown>
  /** Route errors as data, by route id; the page showed them already. */
  readonly errors: Record<string, RouteFailure> | null
}

/** A route's error in the shape that react-router takes for an answer with a status. */
export interface RouteFailure {
  readonly status: number
  readonly statusText: string
  readonly internal: boolean
  readonly data: { readonly reference?: string }
}
