import { texts } from '../text.ts'

/** The offer of a review at a row of recent activity, whose code comes later than the row. */
export const reviewLink = texts('reviewLink', {
  review: 'Write a review', // ACTIVITY-47
  reviewOf: 'Write a review of {restaurant}', // ACTIVITY-47
  reviewed: 'Your review has arrived.', // ACTIVITY-45
})
