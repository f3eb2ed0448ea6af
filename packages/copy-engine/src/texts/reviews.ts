import { texts } from '../text.ts'

/** The page on which a member reviews a dine (ACTIVITY-47). */
export const reviews = texts('reviews', {
  heading: 'How was your dine?',
  stars: 'Your rating',
  starsRequired: 'Choose one to five stars.',
  star1: '1 star: poor',
  star2: '2 stars: fair',
  star3: '3 stars: good',
  star4: '4 stars: very good',
  star5: '5 stars: excellent',
  text: 'Your review',
  textHelp: '{min} to {max} characters. What would help someone who has never been there?',
  showName: 'Show my first name, {name}, with my review',
  process: 'We read each review before it appears on the restaurant’s page. No other detail of you or of your dine is shown.',
  send: 'Send review',
  dineNotFound: 'This dine is not in your account any more. Go back to your activity and choose it again.',
  unknownTitle: 'We did not find this dine',
  unknown: 'It is not in your account. You may have signed in to another account, or the link may be incomplete.',
  overTitle: 'This dine cannot be reviewed',
  over: 'A dine that earns can be reviewed for {days} days.',
  completedTitle: 'You have reviewed this dine',
  sentLaterTitle: 'No connection',
  sentLater:
    'This device keeps your review of {restaurant} while you are signed in, and sends it when there is a connection. Your activity shows it.',
  completed: 'Your review of {restaurant} has arrived. We read each one before it appears.',
  back: 'Go to your activity',
  restaurant: 'Go to the restaurant',
})
