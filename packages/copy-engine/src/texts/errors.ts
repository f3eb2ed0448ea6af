import { texts } from '../text.ts'

/** Error pages, and failures of parts of a page. The sentences of an answer's code are in error-codes.ts, but for the one that pages without a form have. */
export const errors = texts('errors', {
  notFoundDocumentTitle: 'Page not found', // ERRORPAGE-05
  notFoundTitle: 'Page not found', // ERRORPAGE-04
  notFoundTagline: 'The page may have moved. Search for a restaurant, or go to the home page.', // ERRORPAGE-04
  serverDocumentTitle: 'Something went wrong',
  serverTitle: 'Something went wrong on our side',
  serverTagline: 'Your rewards are safe. Please try again in a moment, or call {support_phone_link}.', // ERRORPAGE-02
  referenceCode: 'Reference code: {code}', // ERRORPAGE-01
  home: 'Go to the home page', // ERRORPAGE-06
  retry: 'Try again',
  network: 'We could not reach the site. Check your connection and try again.',

  'too-many-requests': {
    one: 'Too many attempts. Please wait a minute and try again.',
    other: 'Too many attempts. Please wait {count} minutes and try again.',
  },
})
