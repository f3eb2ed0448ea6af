import { texts } from '../text.ts'

/** A search that was made of the visitor's words; apart from the other texts of the search, which many pages carry. */
export const searchWords = texts('searchWords', {
  asFilters: 'Filters set from “{phrase}”.',
  asText: 'There is no filter for “{rest}”, so it is searched as text.',
  instead: 'Search for these words instead',
})
