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
/** The entry of the set `popup` about reaching each tier that opens restaurants (MERCHANT-38, MERCHANT-39). */
export const UNLOCK_POPUPS = { 2: 'unlock_select', 3: 'unlock_vip' } as const
/** The entry of the set `sidebar` beside the earn pages that have none of their own (EARN-06). */
export const SHARED_SIDEBAR = 'earn'
/** Maximum length of the note that an operator adds to a change. */
export const CONTENT_NOTE_MAX_LENGTH = 200
/** Maximum length of a comment on a version, and number of comments on one version. */
export const CONTENT_COMMENT = { maxLength: 1000, max: 50 } as const
export type ContentSet = (typeof CONTENT_SETS)[number]
