import { texts } from '../text.ts'

/** Saved restaurants: the heart, and the list of them. */
export const favorites = texts('favorites', {
  save: 'Save {name}', // MERCHANT-51
  saveShort: 'Save',
  full: 'Your list is full: it holds {max} restaurants. Remove one to save this one.',
  saveFailed: 'Not saved. Check your connection and try again.',
  removeFailed: 'Still saved. Check your connection and try again.',
  sentLater: 'No connection. This will be sent when there is one.',
  gone: 'Not saved: this restaurant no longer participates.',
  notKept: 'Not saved: your browser does not allow this site to keep anything.',
  count: { one: '{count} saved restaurant', other: '{count} saved restaurants' },
  emptyTitle: 'No saved restaurants yet',
  emptyText: 'Press the heart of a restaurant, and it waits for you here.',
  emptyAction: 'Find restaurants',
  loadFailedTitle: 'We could not load your saved restaurants',
  loadFailed: 'They are still saved. Try again in a moment.',
  loadAgain: 'Try again',
  keptHere: 'Saved in this browser.',
  keptUntilSignIn: 'Saved in this browser. {sign_in_link|Sign in} to keep them in your account.',
  left: {
    one: '{count} restaurant that you saved before signing in does not fit. It is added when you remove another.',
    other: '{count} restaurants that you saved before signing in do not fit. They are added when you remove others.',
  },
  sectionTitle: 'Saved restaurants',
  sectionAction: 'See saved restaurants',
})
