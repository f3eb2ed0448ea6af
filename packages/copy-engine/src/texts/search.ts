import { texts } from '../text.ts'

/** Search, filters, map, results and merchant cards in lists. */
export const search = texts('search', {
  documentTitle: 'Restaurants in {place}',
  title: 'Find restaurants',
  location: 'Where',
  locationPlaceholder: 'City, state or ZIP code', // SEARCH-01
  locationPattern: 'Enter city, state or ZIP code', // FORM-31
  places: 'Places',
  restaurantOrCuisine: 'Restaurant or cuisine', // SEARCH-02
  restaurantOrCuisinePlaceholder: 'Sushi, tacos, a name',
  optional: '(optional)',
  locateMe: 'Use my current location', // SEARCH-03
  currentLocation: 'Current Location', // SEARCH-05
  submit: 'Search',
  change: 'Change',
  nearPlace: 'Near {place}.',
  changePlace: 'Change location',
  results: { one: '{count} restaurant', other: '{count} restaurants' },
  saved: 'Saved',
  savedResults: { one: '{count} saved restaurant', other: '{count} saved restaurants' },
  near: 'near {place}',
  searching: 'Searching…',
  filters: 'All filters',
  price: 'Price', // SEARCH-08
  suggested: 'Suggested', // SEARCH-09
  acclaimed: 'Acclaimed', // SEARCH-09
  highlyAcclaimed: 'Highly acclaimed', // SEARCH-17
  new: 'New', // SEARCH-09
  pointsAvailable: '{currency} available', // SEARCH-15
  reserve: 'Reserve', // SEARCH-09
  openNow: 'Open now',
  bonus: 'Bonus',
  cuisine: 'Cuisine',
  rating: 'Rating and reviews',
  leastRating: '{rating} stars and up',
  leastReviews: { one: '{count} review and more', other: '{count} reviews and more' },
  neighborhood: 'Neighborhood',
  without: 'Without {filter}',
  openAt: 'Open {day} at {time}',
  openOn: 'Open on',
  anyDay: 'Any day',
  openFrom: 'At',
  diningOptions: 'Dining options', // SEARCH-10
  mealService: 'Meal service', // SEARCH-11
  save: 'Save', // SEARCH-12
  clear: 'Clear', // SEARCH-12
  sortBy: 'Sort by', // SEARCH-13
  sortDistance: 'Distance', // SEARCH-14
  sortRating: 'Rating', // SEARCH-14
  sortName: 'Name', // SEARCH-14
  sortMatch: 'Best match', // SEARCH-14
  noResultsTitle: 'No restaurants found', // SEARCH-21
  noResultsText: 'No restaurant near {place} matches your search.',
  noResultsAtAll: 'There is no restaurant near {place} yet.',
  noResultsAction: 'Clear filters',
  withoutWords: 'Show all restaurants',
  firstPage: 'Go to the first page',
  noSuchPageTitle: 'There is no page {page}',
  noSuchPage: 'This search has fewer pages.',
  corrected: 'Part of this address could not be used and was left out of the search.',
  widen: 'Search a wider area',
  unknownPlaceTitle: 'We could not find that place',
  unknownPlaceText: 'Try a city with its state, or a ZIP code.',
  withoutPlace: 'Search near you',
  blockedTitle: 'Your location is switched off', // SEARCH-22
  blockedText: 'Enter a city or ZIP code instead, or allow location access in your browser’s settings.',
  errorTitle: 'Search isn’t working right now', // SEARCH-23
  errorText: 'Your search is still here. Try it once more.',
  errorAction: 'Search again',
  badSearchText: 'This search cannot be made. Start a new one.',
  badSearchAction: 'Start a new search',
  resultsLabel: 'Restaurants',
  nearYou: 'Near you',
  yourPlace: 'you',
  anything: 'Any restaurant, any cuisine',
  pages: 'Pages of restaurants',
  page: 'Page {page}',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  nextSlides: 'Next restaurants',
  previousSlides: 'Previous restaurants',
  viewAll: 'View all', // SEARCH-30
  noneNear: 'None near {place} right now.',
  showMap: 'Show map', // SEARCH-20
  changeSearch: 'Change search', // SEARCH-20
  hideMap: 'Hide map',
  mapLoading: 'Loading the map…',
  mapFailed: 'The map could not be loaded. The list has the same restaurants.',
  mapAgain: 'Load the map again',
  mapWithoutSearch: 'There is nothing to show on the map, because the search failed.',
  mapOfBefore: 'This search failed. The map shows the restaurants of the one before.',
  carouselFailed: 'These restaurants could not be loaded.',
})
