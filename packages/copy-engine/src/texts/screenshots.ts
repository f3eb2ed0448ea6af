import { texts } from '../text.ts'

/** What a browser calls the pictures of the site that it shows before it installs it; a screen reader reads them. */
export const screenshots = texts('screenshots', {
  home: 'The home page of {program}',
  search: 'Restaurants in a city',
  restaurant: 'The page of a restaurant',
})
