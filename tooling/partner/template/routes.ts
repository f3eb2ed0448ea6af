import type { PartnerInput } from '@dining/partner-kit'

/** One line a page for browsers and search engines; never more than the page itself says. */
export const routes = {
  '/': {
    title: 'New Partner Dining: earn points when you dine',
    description: 'Link your cards, dine at participating restaurants, and earn points.',
    keywords: 'dining, restaurants, points',
  },
  '/how-it-works': {
    title: 'How it works | New Partner Dining',
    description: 'Search, dine and earn with a linked card.',
    keywords: 'how it works, points',
  },
  '/earn/how-it-works': {
    title: 'How it works | New Partner Dining',
    description: 'Search, dine and earn with a linked card.',
    keywords: 'how it works, points',
  },
  '/earn': {
    title: 'Ways to earn | New Partner Dining',
    description: 'What counts, and what it earns.',
    keywords: 'offers, points',
  },
  '/search': {
    title: 'Find restaurants | New Partner Dining',
    description: 'Restaurants near you, with what each earns.',
    keywords: 'restaurants near me, points',
  },
  '/join': {
    title: 'Join | New Partner Dining',
    description: 'Join, link a card, and the next dine earns.',
    keywords: 'join, dining rewards',
  },
  '/add_card': {
    title: 'Link a card | New Partner Dining',
    description: 'Link the card you dine with. Its number goes straight to the card vault.',
    keywords: 'link a card',
  },
  '/card_added': {
    title: 'Card linked | New Partner Dining',
    description: 'Your card is linked. The next dine earns.',
    keywords: 'card linked',
  },
  '/login': {
    title: 'Sign in | New Partner Dining',
    description: 'See your points, and where to dine next.',
    keywords: 'sign in, log in',
  },
  '/recover': {
    title: 'Reset your password | New Partner Dining',
    description: 'We send you a code by email.',
    keywords: 'reset password',
  },
  '/recover/confirm': {
    title: 'Enter your code | New Partner Dining',
    description: 'The code that we sent you by email.',
    keywords: 'reset password',
  },
  '/recover/update': {
    title: 'Choose a password | New Partner Dining',
    description: 'A new password for your account.',
    keywords: 'reset password',
  },
  '/recover/success': {
    title: 'Password changed | New Partner Dining',
    description: 'Sign in with your new password.',
    keywords: 'reset password',
  },
  '/account/overview': {
    title: 'Account overview | New Partner Dining',
    description: 'Your points of this year and your tier.',
    keywords: 'account, points',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | New Partner Dining',
    description: 'Each dine, its points and when they post.',
    keywords: 'recent activity',
  },
  '/account/manage_cards': {
    title: 'Linked cards | New Partner Dining',
    description: 'The cards that earn for you.',
    keywords: 'linked cards',
  },
  '/account/user_profile': {
    title: 'Profile | New Partner Dining',
    description: 'Your details, and the email switch that makes you Select.',
    keywords: 'profile',
  },
  '/account/security': {
    title: 'Signed-in devices | New Partner Dining',
    description: 'The devices that are signed in to your account, and a way to sign them out.',
    keywords: 'security, devices, sign out',
  },
  '/not_found': {
    title: 'Page not found | New Partner Dining',
    description: 'Search for a restaurant, or go to the home page.',
    keywords: 'not found',
  },
} as const satisfies PartnerInput['routes']
