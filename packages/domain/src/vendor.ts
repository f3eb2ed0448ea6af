/** What the data that a vendor gets is used for; a visitor agrees to each one or refuses it. */
export const PURPOSES = ['measurement', 'marketing'] as const
export type Purpose = (typeof PURPOSES)[number]

export const VENDOR_KINDS = ['gtm', 'segment'] as const
export type VendorKind = (typeof VENDOR_KINDS)[number]

/** A vendor that gets analytics events of a partner's site, from visitors who have agreed to one of its purposes. */
export interface Vendor {
  /** `gtm`: Google Tag Manager with Google Analytics 4. `segment`: the HTTP API of Segment, and of services that have the same. */
  readonly kind: VendorKind
  readonly purposes: readonly Purpose[]
}

/** The purposes of vendors, each once, in the order of the table. */
export const purposesOf = (vendors: readonly Vendor[]): readonly Purpose[] =>
  PURPOSES.filter((purpose) => vendors.some(({ purposes }) => purposes.includes(purpose)))

/** The accounts of a site at its vendors, for the code that runs in its pages. All values are public. */
export interface VendorAccounts {
  /** @property script address of gtm.js with the id of the container */
  readonly gtm?: { readonly script: string }
  /** @property endpoint address to which batches of events are sent */
  readonly segment?: { readonly endpoint: string; readonly writeKey: string }
}
