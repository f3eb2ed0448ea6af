import type { Plugin } from 'vite'

/** The hook of `card-linking`, for a partner that knows no cards of its members. */
const NONE = 'export const usePartnerCards = () => ({ selected: [], room: Infinity, list: null, clear() {} })'

/** Leaves the list of the partner's own cards out of the form for cards: 0.4 kB of its first load. */
export function withoutPartnerCards(): Plugin {
  return {
    name: 'without-partner-cards',
    enforce: 'pre',
    load: {
      filter: { id: /\/card-linking\/src\/partner-cards\/use-partner-cards\.tsx$/ },
      handler: () => NONE,
    },
  }
}
