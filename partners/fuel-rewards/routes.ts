import type { PartnerInput } from '@dining/partner-kit'

/** One line a page for browsers and search engines; never more than the page itself says. */
export const routes = {
  '/': {
    title: 'Fuel Rewards Dining: eat out, pay less at the pump',
    description: 'Lunch takes cents off your next gallon. Here is how, and where.',
    keywords: 'fuel savings, cents per gallon, restaurants',
  },
  '/how-it-works': {
    title: 'How it works | Fuel Rewards Dining',
    description: 'Eat. Pay. Pump for less. No receipt to keep.',
    keywords: 'how it works, cents per gallon',
  },
  '/earn/how-it-works': {
    title: 'How it works | Fuel Rewards Dining',
    description: 'Eat. Pay. Pump for less. No receipt to keep.',
    keywords: 'how it works, cents per gallon',
  },
  '/search': {
    title: 'Where to eat | Fuel Rewards Dining',
    description: 'Type where you’re headed. Eat there, save on the way back.',
    keywords: 'places to eat, fuel savings, map',
  },
  '/join': { title: 'Join | Fuel Rewards Dining', description: 'No fee. Quicker than a full tank.', keywords: 'join, fuel savings' },
  '/add_card': {
    title: 'Link a card | Fuel Rewards Dining',
    description: 'The card you buy lunch with. Its number sits in the vault, not here.',
    keywords: 'link a card',
  },
  '/card_added': { title: 'Tank’s open | Fuel Rewards Dining', description: 'Card linked. Now go and eat.', keywords: 'card linked' },
  '/login': { title: 'Sign in | Fuel Rewards Dining', description: 'Check the gauge: what you’ve saved up so far.', keywords: 'sign in' },
  '/recover': {
    title: 'Password help | Fuel Rewards Dining',
    description: 'Tell us your e-mail. We’ll send a code.',
    keywords: 'password help',
  },
  '/recover/confirm': { title: 'Code, please | Fuel Rewards Dining', description: 'It’s in your inbox.', keywords: 'password code' },
  '/recover/update': {
    title: 'New password | Fuel Rewards Dining',
    description: 'Type it once, type it twice, done.',
    keywords: 'new password',
  },
  '/recover/success': { title: 'All fixed | Fuel Rewards Dining', description: 'Password changed. Sign in.', keywords: 'password changed' },
  '/account/overview': {
    title: 'Account overview | Fuel Rewards Dining',
    description: 'Cents per gallon saved up this year.',
    keywords: 'account, fuel savings',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | Fuel Rewards Dining',
    description: 'Meal by meal, cent by cent.',
    keywords: 'history, fuel savings',
  },
  '/account/manage_cards': {
    title: 'Linked cards | Fuel Rewards Dining',
    description: 'Cards that save you fuel money.',
    keywords: 'linked cards',
  },
  '/account/user_profile': {
    title: 'Profile | Fuel Rewards Dining',
    description: 'Your data and your e-mail switch.',
    keywords: 'profile, e-mail',
  },
  '/not_found': { title: 'Out of gas | Fuel Rewards Dining', description: 'No page on this lot. Try the search.', keywords: 'not found' },
} as const satisfies PartnerInput['routes']
