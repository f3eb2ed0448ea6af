import type { PartnerInput } from '@dining/partner-kit'

/** Titles and descriptions for browsers and search engines; they promise no more than the page does. */
export const routes = {
  '/': {
    title: 'Fuel Rewards Dining: eat out, pay less at the pump',
    description: 'Lunch takes cents off your next gallon. Here is how, and where.',
    keywords: 'fuel savings, cents per gallon, restaurants',
  },
  '/how-it-works': {
    title: 'How it works | Fuel Rewards Dining',
    description: 'Eat. Pay with a linked card. Save on gas.',
    keywords: 'how it works, cents per gallon',
  },
  '/earn/how-it-works': {
    title: 'How it works | Fuel Rewards Dining',
    description: 'Eat. Pay with a linked card. Save on gas.',
    keywords: 'how it works, cents per gallon',
  },
  '/earn': {
    title: 'How you save | Fuel Rewards Dining',
    description: 'How meals turn into cents a gallon, and the places for Select members.',
    keywords: 'fuel savings, cents per gallon, Select',
  },
  '/search': {
    title: 'Where to eat | Fuel Rewards Dining',
    description: 'Type where you’re headed. Find places that save you gas money.',
    keywords: 'places to eat, fuel savings',
  },
  '/join': { title: 'Join | Fuel Rewards Dining', description: 'Free and quick to join.', keywords: 'join, fuel savings' },
  '/add_card': {
    title: 'Link a card | Fuel Rewards Dining',
    description: 'The card you buy lunch with. We don’t get its number.',
    keywords: 'link a card',
  },
  '/card_added': { title: 'Card linked | Fuel Rewards Dining', description: 'Card linked. Now go and eat.', keywords: 'card linked' },
  '/login': { title: 'Sign in | Fuel Rewards Dining', description: 'See what you’ve saved up so far.', keywords: 'sign in' },
  '/recover': {
    title: 'Password help | Fuel Rewards Dining',
    description: 'Tell us your email. We’ll send a code.',
    keywords: 'password help',
  },
  '/recover/confirm': { title: 'Enter your code | Fuel Rewards Dining', description: 'It’s in your inbox.', keywords: 'password code' },
  '/recover/update': {
    title: 'New password | Fuel Rewards Dining',
    description: 'Twice, so there’s no typo.',
    keywords: 'new password',
  },
  '/recover/success': {
    title: 'Password changed | Fuel Rewards Dining',
    description: 'Done. Sign in and eat.',
    keywords: 'password changed',
  },
  '/account/overview': {
    title: 'Account overview | Fuel Rewards Dining',
    description: 'Cents per gallon saved up this year.',
    keywords: 'account, fuel savings',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | Fuel Rewards Dining',
    description: 'Each meal and what it saved.',
    keywords: 'history, fuel savings',
  },
  '/account/manage_cards': {
    title: 'Linked cards | Fuel Rewards Dining',
    description: 'Cards that save you fuel money.',
    keywords: 'linked cards',
  },
  '/account/user_profile': {
    title: 'Profile | Fuel Rewards Dining',
    description: 'Your data and your email switch.',
    keywords: 'profile, email',
  },
  '/account/security': {
    title: 'Signed-in devices | Fuel Rewards Dining',
    description: 'New phone? Sign the old one out here.',
    keywords: 'security, devices, sign out',
  },
  '/not_found': { title: 'Page not found | Fuel Rewards Dining', description: 'Wrong turn. Try the search.', keywords: 'not found' },
} as const satisfies PartnerInput['routes']
