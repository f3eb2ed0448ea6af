import type { PartnerInput } from '@dining/partner-kit'

/** Titles and descriptions for browsers and search engines; they promise no more than the page does. */
export const routes = {
  '/': {
    title: 'DAAK Dining Rewards: points from restaurants near you',
    description: 'Restaurants where you live and where you land, with the points each one gives.',
    keywords: 'DAAK, points, restaurants, airline',
  },
  '/discover': {
    title: 'Discover | DAAK Dining Rewards',
    description: 'Seafood, ramen, bakeries: which restaurants are open and what they earn.',
    keywords: 'discover restaurants, points',
  },
  '/how-it-works': {
    title: 'How it works | DAAK Dining Rewards',
    description: 'Land, eat, and pay by linked card. The points follow.',
    keywords: 'how it works, points',
  },
  '/earn/how-it-works': {
    title: 'How it works | DAAK Dining Rewards',
    description: 'Land, eat, and pay by linked card. The points follow.',
    keywords: 'how it works, points',
  },
  '/earn': {
    title: 'Points on the ground | DAAK Dining Rewards',
    description: 'VIP after a year of meals, lunch on a layover, and why a meal may give no points.',
    keywords: 'DAAK points, VIP, layover',
  },
  '/search': {
    title: 'Find restaurants | DAAK Dining Rewards',
    description: 'Search by town, ZIP code or your location. Every result shows its points.',
    keywords: 'restaurant search, city, points',
  },
  '/join': {
    title: 'Join | DAAK Dining Rewards',
    description: 'Sign in with your DAAK account and link a card. There is nothing else to fill in.',
    keywords: 'join, DAAK account',
  },
  '/add_card': {
    title: 'Link a card | DAAK Dining Rewards',
    description: 'Link the card that pays for your meals. We do not store its number.',
    keywords: 'link a card',
  },
  '/card_added': {
    title: 'Card linked | DAAK Dining Rewards',
    description: 'Your card is linked. Your next meal earns.',
    keywords: 'card linked',
  },
  '/login': {
    title: 'Sign in | DAAK Dining Rewards',
    description: 'The DAAK account that you book flights with works here, too.',
    keywords: 'sign in, DAAK account',
  },
  '/account/overview': {
    title: 'Account overview | DAAK Dining Rewards',
    description: 'Points so far this year, your tier, and the meals left until VIP.',
    keywords: 'account, points, tier',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | DAAK Dining Rewards',
    description: 'The points you earned, by restaurant and day.',
    keywords: 'history, points',
  },
  '/account/manage_cards': {
    title: 'Linked cards | DAAK Dining Rewards',
    description: 'Cards that earn points.',
    keywords: 'linked cards',
  },
  '/account/user_profile': {
    title: 'Profile | DAAK Dining Rewards',
    description: 'Your details from DAAK, and the email switch.',
    keywords: 'profile, email',
  },
  '/account/security': {
    title: 'Signed-in devices | DAAK Dining Rewards',
    description: 'A list of what is signed in as you.',
    keywords: 'security, devices, sign out',
  },
  '/account/reservations': {
    title: 'Reservations | DAAK Dining Rewards',
    description: 'The tables you booked, and the points for keeping them.',
    keywords: 'reservations, points',
  },
  '/not_found': {
    title: 'Page not found | DAAK Dining Rewards',
    description: 'Try the restaurant search.',
    keywords: 'not found',
  },
} as const satisfies PartnerInput['routes']
