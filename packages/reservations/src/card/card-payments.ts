/** The provider that takes cards for reservations, by the settings of the web server. */
export interface CardProvider {
  /** Key of Stripe's script, for test or live cards (CARD-71). */
  readonly publishableKey: string
  readonly scriptUrl: string
}

/**
 * What this document may load: the provider; null where the installation has no key. `other-document`: the document was opened at another page, so that
 * its content policy does not allow the provider's script.
 */
export type CardPayments = CardProvider | null | 'other-document'
