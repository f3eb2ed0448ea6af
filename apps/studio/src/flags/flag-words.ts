import type { StudioFlag } from '@dining/contract/studio'
import type { SearchFilter } from '@dining/domain'

/** What each flag does on the site, for people who did not write it. */
export const FLAG_WORDS: Readonly<Record<StudioFlag['name'], { readonly title: string; readonly about: string }>> = {
  maintenanceAll: { title: 'Maintenance of the whole site', about: 'Every page shows that the site is being maintained.' },
  maintenanceLogin: { title: 'Maintenance of signing in', about: 'Members cannot sign in and see why.' },
  maintenanceEnrollment: { title: 'Maintenance of joining', about: 'Visitors cannot join and see why.' },
  autoEnroll: { title: 'Automatic enrollment', about: 'People whom the partner’s provider signs in are enrolled without the form.' },
  sso: { title: 'Sign-in at the partner’s provider', about: 'Members sign in at the partner’s own site.' },
  filters: { title: 'Filters of the search', about: 'The filters that the search offers.' },
  discoverPage: { title: 'Discover page', about: 'The page of collections of restaurants.' },
  merchantFavorites: { title: 'Favorites', about: 'Members keep restaurants as favorites.' },
  installBanner: { title: 'Install banner', about: 'Phones offer to add the site to the home screen.' },
  reservationBonus: { title: 'Reservation bonus', about: 'Reservations show the bonus that they earn.' },
  flexOffers: { title: 'Flex offers', about: 'Members see offers of their own.' },
  legacyStatusText: { title: 'Former texts of the status', about: 'The status is explained with the former texts.' },
  fourEyes: {
    title: 'Four-eyes publishing',
    about: 'In this studio: content is published or scheduled only after another publisher has approved it. Visitors notice nothing.',
  },
}

export const FILTER_WORDS: Readonly<Record<SearchFilter, string>> = {
  priceRange: 'Price',
  acclaimed: 'Acclaimed',
  isNew: 'New',
  benefitsFor: 'Benefits for',
  reservations: 'Reservations',
  features: 'Features',
  mealsServed: 'Meals',
}

/** Whether a name is one of a filter that the search has; a list in the database may contain others. */
const isFilter = (name: string): name is SearchFilter => Object.hasOwn(FILTER_WORDS, name)

/** "On", "Off", or the names of the filters. */
export function valueWords(value: StudioFlag['value']): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  return value.length === 0 ? 'All' : value.map((name) => (isFilter(name) ? FILTER_WORDS[name] : name)).join(', ')
}
