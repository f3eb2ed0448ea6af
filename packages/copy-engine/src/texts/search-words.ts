import { texts } from '../text.ts'

/** Texts of the search's own page: what was made of the visitor's words, suggestions, old results. Many pages carry the other texts of the search. */
export const searchWords = texts('searchWords', {
  asFilters: 'Filters set from “{phrase}”.',
  asText: 'There is no filter for “{rest}”, so it is searched as text.',
  instead: 'Search for these words instead',
  recent: 'Recent',
  cuisine: 'Cuisine',
  restaurant: 'Restaurant',
  lastResults: 'Results near {place} from {age}.',
})
