import type { PartnerInput } from '@dining/partner-kit'

/** Titles and descriptions for browsers and search engines; they promise no more than the page does. */
export const routes = {
  '/': {
    title: 'TrueBlue Dining: dinner that adds to your next trip',
    description: 'Restaurants around you that earn TrueBlue points.',
    keywords: 'TrueBlue',
  },
  '/discover': {
    title: 'Discover | TrueBlue Dining',
    description: 'Near you, new, open late: restaurants that earn TrueBlue points.',
    keywords: 'discover restaurants',
  },
  '/how-it-works': {
    title: 'How it works | TrueBlue Dining',
    description: 'Pick where to eat, pay with your card, get points.',
    keywords: 'how it works',
  },
  '/earn/how-it-works': {
    title: 'How it works | TrueBlue Dining',
    description: 'Pick where to eat, pay with your card, get points.',
    keywords: 'how it works',
  },
  '/earn': {
    title: 'More points | TrueBlue Dining',
    description: 'Split the bill, bring the household, and know before you go.',
    keywords: 'TrueBlue points, split the bill, household',
  },
  '/search': {
    title: 'Find restaurants | TrueBlue Dining',
    description: 'A city, a ZIP code or right here.',
    keywords: 'restaurant search',
  },
  '/join': {
    title: 'Join | TrueBlue Dining',
    description: 'Free, and quick.',
    keywords: 'join',
  },
  '/add_card': {
    title: 'Link a card | TrueBlue Dining',
    description: 'The card you go out with.',
    keywords: 'link a card',
  },
  '/card_added': { title: 'Card linked | TrueBlue Dining', description: 'Card linked. Your next dinner earns.', keywords: 'card linked' },
  '/login': { title: 'Sign in | TrueBlue Dining', description: 'See your points and your rate.', keywords: 'sign in' },
  '/recover': {
    title: 'Forgot your password? | TrueBlue Dining',
    description: 'A code comes by email.',
    keywords: 'reset password',
  },
  '/recover/confirm': {
    title: 'Enter the code | TrueBlue Dining',
    description: 'The code we just emailed you.',
    keywords: 'reset password',
  },
  '/recover/update': { title: 'Pick a password | TrueBlue Dining', description: 'A new one, for you alone.', keywords: 'reset password' },
  '/recover/success': {
    title: 'Password changed | TrueBlue Dining',
    description: 'That’s it. Go ahead and sign in.',
    keywords: 'reset password',
  },
  '/account/overview': {
    title: 'Account overview | TrueBlue Dining',
    description: 'Your points this year and your rate.',
    keywords: 'account',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | TrueBlue Dining',
    description: 'Where you ate and what you earned.',
    keywords: 'history',
  },
  '/account/manage_cards': { title: 'Linked cards | TrueBlue Dining', description: 'Cards that earn for you.', keywords: 'linked cards' },
  '/account/user_profile': {
    title: 'Profile | TrueBlue Dining',
    description: 'Your details and your rate.',
    keywords: 'profile',
  },
  '/account/security': {
    title: 'Signed-in devices | TrueBlue Dining',
    description: 'All open sign-ins at a glance, with a way to finish each.',
    keywords: 'security, devices, sign out',
  },
  '/account/reservations': {
    title: 'Your tables | TrueBlue Dining',
    description: 'What’s booked, what’s past, and how to change it.',
    keywords: 'reservations, tables',
  },
  '/not_found': { title: 'Page not found | TrueBlue Dining', description: 'No such page. Try a search.', keywords: 'not found' },
} as const satisfies PartnerInput['routes']
