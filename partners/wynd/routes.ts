import type { PartnerInput } from '@dining/partner-kit'

/** Titles and descriptions for browsers and search engines, short like the pages. */
export const routes = {
  '/': {
    title: 'WYND Rewards Dining: go out, come back with points',
    description: 'A terrace, a noodle bar, a table by the water: find out which of them earn points.',
    keywords: 'WYND Rewards, points, restaurants, vacation',
  },
  '/how-it-works': {
    title: 'How it works | WYND Rewards Dining',
    description: 'Find a restaurant, enjoy your meal, earn points.',
    keywords: 'points, the easy way, tiers',
  },
  '/earn/how-it-works': {
    title: 'How it works | WYND Rewards Dining',
    description: 'Find a restaurant, enjoy your meal, earn points.',
    keywords: 'points, the easy way, tiers',
  },
  '/earn': {
    title: 'Points to go | WYND Rewards Dining',
    description: 'Meals on a trip, and the number of them that makes you VIP.',
    keywords: 'WYND Rewards, points, VIP, travel',
  },
  '/search': {
    title: 'Find restaurants | WYND Rewards Dining',
    description: 'Search near you, or wherever you are headed next.',
    keywords: 'where to eat, points',
  },
  '/join': {
    title: 'Join | WYND Rewards Dining',
    description: 'You need your WYND Rewards number and one card.',
    keywords: 'come along, join, points',
  },
  '/add_card': {
    title: 'Link a card | WYND Rewards Dining',
    description: 'Link the card that goes where you go. Its number is not kept here.',
    keywords: 'pack a card',
  },
  '/card_added': {
    title: 'Card linked | WYND Rewards Dining',
    description: 'Your card is linked. It earns from the next meal.',
    keywords: 'card packed',
  },
  '/login': {
    title: 'Sign in | WYND Rewards Dining',
    description: 'See your points, then pick a place.',
    keywords: 'hello again, sign in',
  },
  '/recover': {
    title: 'Forgot your password? | WYND Rewards Dining',
    description: 'A code by email gets you back in.',
    keywords: 'password, recover',
  },
  '/recover/confirm': {
    title: 'Enter your code | WYND Rewards Dining',
    description: 'We sent it to your inbox a moment ago.',
    keywords: 'password, code',
  },
  '/recover/update': {
    title: 'A new password | WYND Rewards Dining',
    description: 'Something easy to recall and hard to guess.',
    keywords: 'password, new',
  },
  '/recover/success': {
    title: 'Password changed | WYND Rewards Dining',
    description: 'Changed. Sign in, then go out.',
    keywords: 'password, success',
  },
  '/account/overview': {
    title: 'Account overview | WYND Rewards Dining',
    description: 'How far you’ve come: points, meals, tier.',
    keywords: 'year, points, tier',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | WYND Rewards Dining',
    description: 'Every meal, and its points.',
    keywords: 'visits, points',
  },
  '/account/manage_cards': {
    title: 'Linked cards | WYND Rewards Dining',
    description: 'The cards that bring home points.',
    keywords: 'packed cards',
  },
  '/account/user_profile': {
    title: 'Profile | WYND Rewards Dining',
    description: 'Who you are, where you live, and email on or off.',
    keywords: 'you, details',
  },
  '/account/security': {
    title: 'Signed-in devices | WYND Rewards Dining',
    description: 'One row for each device, one tap to sign it out.',
    keywords: 'security, devices, sign out',
  },
  '/not_found': {
    title: 'Page not found | WYND Rewards Dining',
    description: 'This page is gone. Search for a restaurant.',
    keywords: 'blown away',
  },
} as const satisfies PartnerInput['routes']
