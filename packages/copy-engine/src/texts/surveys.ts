import { texts } from '../text.ts'

/** The pages of surveys (ROUTE-32 … ROUTE-34). */
export const surveys = texts('surveys', {
  title: 'Surveys',
  none: 'There is no survey for you right now.',
  sentTitle: 'Thank you for your answers',
  sent: 'We have received them.',
  review: 'Your review',
  reviewSentTitle: 'Thank you for your review',
  reviewSent: 'We read each review before it appears on the restaurant’s page.',
  activity: 'Go to your activity',
  failedTitle: 'We could not receive your answers',
  failed: 'Please open the survey again in a moment, or call {support_phone_link}.',
})
