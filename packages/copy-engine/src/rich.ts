import type { InlineLink } from './tokens.ts'

/**
 * Destination of a link:
 * - `page`: a path of this site, opened by the router
 * - `document`: a path of this site that needs a full load
 * - `site`: another site
 * - `contact`: tel:, mailto: or sms:
 */
export type AddressKind = 'page' | 'document' | 'site' | 'contact'

/** A part of a text that is ready to render; it contains no markup. */
export type RichPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'sup'; readonly text: string }
  | {
      readonly kind: 'link'
      /** Null for an address that was passed with the call. */
      readonly link: InlineLink | null
      readonly href: string
      readonly to: AddressKind
      readonly parts: readonly RichPart[]
    }
