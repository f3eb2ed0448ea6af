import type { PartnerInput } from '@dining/partner-kit'

/** Titles and descriptions for browsers and search engines; they promise no more than the page does. */
export const routes = {
  '/': {
    title: 'Rapid Rewards Dining: points for dining out',
    description: 'Eat with people you love and earn Rapid Rewards points on the check.',
    keywords: 'Rapid Rewards, dining, points, restaurants',
  },
  '/how-it-works': {
    title: 'How it works | Rapid Rewards Dining',
    description: 'Find a place, eat with your folks, and the points come after.',
    keywords: 'how it works, points',
  },
  '/earn/how-it-works': {
    title: 'How it works | Rapid Rewards Dining',
    description: 'Find a place, eat with your folks, and the points come after.',
    keywords: 'how it works, points',
  },
  '/earn': {
    title: 'Ways to earn | Rapid Rewards Dining',
    description: 'Dinner for a crowd, a better rate with email, and what’s good to know before you eat.',
    keywords: 'Rapid Rewards points, dinner, email',
  },
  '/search': {
    title: 'Find restaurants | Rapid Rewards Dining',
    description: 'Places to eat by city, ZIP code or wherever you are, with the points they give.',
    keywords: 'restaurants near me, points',
  },
  '/join': {
    title: 'Join | Rapid Rewards Dining',
    description: 'It’s free. Link one card, and dinner earns points.',
    keywords: 'join, Rapid Rewards',
  },
  '/add_card': {
    title: 'Link a card | Rapid Rewards Dining',
    description: 'Link the card you take to dinner. We’ll never see its number.',
    keywords: 'link a card',
  },
  '/card_added': {
    title: 'Card linked | Rapid Rewards Dining',
    description: 'Your card is linked. Enjoy dinner.',
    keywords: 'card linked',
  },
  '/login': { title: 'Sign in | Rapid Rewards Dining', description: 'Come on in and see your points.', keywords: 'sign in, log in' },
  '/recover': {
    title: 'Lost your password? | Rapid Rewards Dining',
    description: 'No worries. We email you a code.',
    keywords: 'reset password',
  },
  '/recover/confirm': {
    title: 'Enter your code | Rapid Rewards Dining',
    description: 'Check your email for it.',
    keywords: 'reset password',
  },
  '/recover/update': {
    title: 'Choose a password | Rapid Rewards Dining',
    description: 'A new one you’ll remember.',
    keywords: 'reset password',
  },
  '/recover/success': {
    title: 'Password changed | Rapid Rewards Dining',
    description: 'All fixed. Come on back in.',
    keywords: 'reset password',
  },
  '/account/overview': {
    title: 'Account overview | Rapid Rewards Dining',
    description: 'See the points you’ve earned this year.',
    keywords: 'account, points',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | Rapid Rewards Dining',
    description: 'Your meals, and the points they earned.',
    keywords: 'history, points',
  },
  '/account/manage_cards': {
    title: 'Linked cards | Rapid Rewards Dining',
    description: 'The cards that bring in your points.',
    keywords: 'linked cards',
  },
  '/account/user_profile': {
    title: 'Profile | Rapid Rewards Dining',
    description: 'Your details, and our emails.',
    keywords: 'profile, email',
  },
  '/account/security': {
    title: 'Signed-in devices | Rapid Rewards Dining',
    description: 'See where you’re signed in, and sign out there from here.',
    keywords: 'security, devices, sign out',
  },
  '/not_found': { title: 'Page not found | Rapid Rewards Dining', description: 'This page is gone. Try a search.', keywords: 'not found' },
} as const satisfies PartnerInput['routes']
