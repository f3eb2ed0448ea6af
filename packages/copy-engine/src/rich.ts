import type { InlineLink } from './tokens.ts'

/**
 * Where a link leads:
 * - `page`: a path of this site, opened by the router
 * - `document`: a path of this site that needs a full load
 * - `site`: another site
 * - `contact`: tel:, mailto: or sms:
 */
export type AddressKind = 'page' | 'document' | 'site' | 'contact'

/** A piece of text that is ready to be drawn; there is no markup in it. */
export type RichPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'sup'; readonly text: string }
  | {
      readonly kind: 'link'
      /** Null for an address that came with the call. */
      readonly link: InlineLink | null
      readonly href: string
      readonly to: AddressKind
      readonly parts: readonly RichPart[]
    }
