/** The eleven content sets (CONTENT-03); `global` is read with the name `*`. */
export const CONTENT_SETS = [
  'global',
  'home',
  'discover',
  'tier_1_activation',
  'surveys',
  'account_center',
  'announcement_banner',
  'earn_details',
  'earn_banner',
  'popup',
  'sidebar',
] as const
export type ContentSet = (typeof CONTENT_SETS)[number]
