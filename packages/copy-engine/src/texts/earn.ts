import { texts } from '../text.ts'

/** The list of offers and the pages of single offers (EARN-01 … EARN-05). */
export const earn = texts('earn', {
  offers: 'Ways to earn',
  offersLead: 'What counts, what it pays, and how to get more.',
  none: 'No current offers', // EARN-02
  noneText: 'Every dine still earns at your rate.',
  allOffers: 'All ways to earn',
  more: 'More ways to earn',
  aside: 'About this offer',
  readMore: 'Read more',
  terms: 'Terms',
})
