import { texts } from '../text.ts'

/** The pictures that messages show of a link to the site. */
export const linkPicture = texts('linkPicture', {
  siteTitle: 'Dine out. Earn up to {earn_best}',
  sitePlainTitle: 'Dine out. Earn {currency}',
  siteLine: 'At restaurants near you',
  earnUpTo: 'Earn up to {earn_best}',
})
