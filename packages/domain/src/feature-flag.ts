/** Flags of sign-in (CONFIG-18). */
export const AUTH_FLAGS = ['autoEnroll', 'sso'] as const
/** Flags of a partner's site; maintenance is never in a partner's folder, only switched at run time (SHELL-30). */
export const PARTNER_FLAGS = [
  'discoverPage',
  'merchantFavorites',
  'installBanner',
  'reservationBonus',
  'flexOffers',
  'legacyStatusText',
  'maintenanceLogin',
  'maintenanceEnrollment',
  'maintenanceAll',
] as const
/** Switches of how operators work for a partner in the studio. They are never sent to the site, and no other service decides about them. */
export const STUDIO_SWITCHES = ['fourEyes'] as const
/** Filters of the search, by the search field that they set (SEARCH-18). */
export const SEARCH_FILTERS = ['priceRange', 'acclaimed', 'isNew', 'benefitsFor', 'reservations', 'features', 'mealsServed'] as const

export type AuthFlag = (typeof AUTH_FLAGS)[number]
export type PartnerFlag = (typeof PARTNER_FLAGS)[number]
export type StudioSwitch = (typeof STUDIO_SWITCHES)[number]
export type SearchFilter = (typeof SEARCH_FILTERS)[number]
