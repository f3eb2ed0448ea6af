import { texts } from '../text.ts'

/** Restaurants that a device keeps for use without a connection: the choice on the search page. */
export const keepNear = texts('keepNear', {
  title: 'Restaurants near you without a connection',
  offer:
    'Keep up to {max} restaurants within {miles} miles of {place} on this device, with their hours and what you earn. It takes about {size}.',
  keep: 'Keep restaurants near me for offline use',
  keeping: 'Loading restaurants …',
  kept: {
    one: '{count} restaurant near {place} is kept on this device as of {date}. It takes {size}.',
    other: '{count} restaurants near {place} are kept on this device as of {date}. They take {size}.',
  },
  howTo: 'Open this site without a connection to see them.',
  remove: 'Remove from this device',
  removed: 'Removed from this device.',
  failed: 'The restaurants could not be kept. Check your connection and the storage of your device, then try again.',
})

/** The screen that a device shows without a connection, where it keeps restaurants. */
export const offline = texts('offline', {
  title: 'Restaurants near {place}',
  asOf: 'You are offline. As of {date}; rates and hours may have changed.',
  asOfOld: 'You are offline, and this list is {days} days old. Rates, hours and participation may well have changed.',
  back: 'You are online again.',
  openPage: 'Open the page',
  notHere: 'This page needs a connection. These restaurants are kept on this device.',
  notKept: 'This restaurant is not kept on this device. These are.',
  find: 'Restaurant or cuisine',
  openNow: 'Open now',
  earnsNow: 'Earns today',
  saved: 'Saved',
  recent: 'Your last searches',
  count: { one: '{count} restaurant', other: '{count} restaurants' },
  none: 'No kept restaurant matches.',
  clear: 'Show all',
  openUntil: 'Open until {time}',
  opensAt: 'Opens at {time}',
  closed: 'Closed for today',
  hoursUnknown: 'Hours not known',
  earns: 'Earns until {time}',
  earnsLater: 'Earns from {time}',
  notToday: 'Does not earn today',
  away: '{distance} {direction}',
  north: 'to the north',
  northeast: 'to the northeast',
  east: 'to the east',
  southeast: 'to the southeast',
  south: 'to the south',
  southwest: 'to the southwest',
  west: 'to the west',
  northwest: 'to the northwest',
  list: 'List',
  map: 'Map',
  mapLabel: 'Map of the restaurants, north at the top. The numbers are those of the list. The circle is {distance} around you.',
  here: 'You',
  backToList: 'All kept restaurants',
})

/** What a member has done without a connection. */
export const unsent = texts('unsent', {
  title: 'Will be sent when you are online',
  refusedTitle: 'Could not be sent',
  save: 'Save {name}',
  unsave: 'Remove {name} from your saved restaurants',
  review: 'Review of {name}: {stars} of 5 stars',
  missingDine: 'Missing dine at {name} on {date}, {amount}',
  cancel: 'Cancel',
  cancelOf: 'Cancel: {action}',
  dismiss: 'Dismiss',
  dismissOf: 'Dismiss: {action}',
  full: 'Your list of saved restaurants is full.',
  gone: 'This restaurant no longer participates.',
  completed: 'This dine has a review already.',
  over: 'This dine can no longer be reviewed.',
  refused: 'The program did not accept it.',
})
