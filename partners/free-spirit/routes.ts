import type { PartnerInput } from '@dining/partner-kit'

/** Titles and descriptions for browsers and search engines; they promise no more than the page does. */
export const routes = {
  '/': {
    title: 'Free Spirit Dining: eat out, get points',
    description: 'Link one card, eat where you like, get Free Spirit points. No coupons.',
    keywords: 'Free Spirit, dining, points, restaurants',
  },
  '/how-it-works': {
    title: 'How this works | Free Spirit Dining',
    description: 'Find a place, eat, get points. That is it.',
    keywords: 'how it works, points, dining',
  },
  '/earn/how-it-works': {
    title: 'How this works | Free Spirit Dining',
    description: 'Find a place, eat, get points. That is it.',
    keywords: 'how it works, points, dining',
  },
  '/earn': {
    title: 'Get more points | Free Spirit Dining',
    description: 'The top rate, the right card, and what counts. No catch in any of them.',
    keywords: 'free spirit points, top rate, what counts',
  },
  '/search': {
    title: 'Find restaurants | Free Spirit Dining',
    description: 'City or ZIP in. Places and points out.',
    keywords: 'restaurants, ZIP, points',
  },
  '/join': {
    title: 'Join | Free Spirit Dining',
    description: 'A few fields and a card. Then your dinner gets points.',
    keywords: 'join, sign up, free',
  },
  '/add_card': {
    title: 'Link a card | Free Spirit Dining',
    description: 'A card you eat with. We never get the number.',
    keywords: 'link a card',
  },
  '/card_added': { title: 'Card linked | Free Spirit Dining', description: 'Your next dine gets points.', keywords: 'card linked' },
  '/login': {
    title: 'Sign in | Free Spirit Dining',
    description: 'See your points and the next place to eat.',
    keywords: 'sign in, log in',
  },
  '/recover': {
    title: 'Reset your password | Free Spirit Dining',
    description: 'Tell us your email. We send a code.',
    keywords: 'reset password',
  },
  '/recover/confirm': { title: 'Enter your code | Free Spirit Dining', description: 'It is in your email.', keywords: 'reset password' },
  '/recover/update': {
    title: 'Choose a password | Free Spirit Dining',
    description: 'Make it long and hard to guess.',
    keywords: 'reset password',
  },
  '/recover/success': {
    title: 'Password changed | Free Spirit Dining',
    description: 'Changed. Now sign in.',
    keywords: 'reset password',
  },
  '/account/overview': {
    title: 'Account | Free Spirit Dining',
    description: 'Points this year, your tier, dines to go.',
    keywords: 'account, points, tier',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | Free Spirit Dining',
    description: 'Each dine and the points it got you.',
    keywords: 'history, points',
  },
  '/account/manage_cards': {
    title: 'Linked cards | Free Spirit Dining',
    description: 'The cards that get you points.',
    keywords: 'linked cards',
  },
  '/account/user_profile': {
    title: 'Profile | Free Spirit Dining',
    description: 'Your details, and the email switch for more points.',
    keywords: 'profile, email',
  },
  '/account/security': {
    title: 'Signed-in devices | Free Spirit Dining',
    description: 'Check which devices are signed in. Sign out the old ones.',
    keywords: 'security, devices, sign out',
  },
  '/not_found': {
    title: 'Page not found | Free Spirit Dining',
    description: 'No such page. Search for a restaurant.',
    keywords: 'not found',
  },
} as const satisfies PartnerInput['routes']
