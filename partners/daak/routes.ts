import type { PartnerInput } from '@dining/partner-kit'

/** One line a page for browsers and search engines; never more than the page itself says. */
export const routes = {
  '/': {
    title: 'DAAK Dining Rewards: points from kitchens near the water',
    description: 'Places to eat near you, with the points each one gives. Your DAAK account is all you need.',
    keywords: 'DAAK, points, restaurants, airline',
  },
  '/discover': {
    title: 'Discover | DAAK Dining Rewards',
    description: 'Fish houses, ramen counters, bakeries: what is open and what it earns.',
    keywords: 'discover restaurants, points',
  },
  '/how-it-works': {
    title: 'How it works | DAAK Dining Rewards',
    description: 'Find a kitchen, eat, pay. The points drift in on their own.',
    keywords: 'how it works, points',
  },
  '/earn/how-it-works': {
    title: 'How it works | DAAK Dining Rewards',
    description: 'Find a kitchen, eat, pay. The points drift in on their own.',
    keywords: 'how it works, points',
  },
  '/search': {
    title: 'Find a kitchen | DAAK Dining Rewards',
    description: 'By town, by ZIP code, or from where you stand. Points are on every card.',
    keywords: 'restaurant search, map, points',
  },
  '/join': {
    title: 'Join | DAAK Dining Rewards',
    description: 'Come in with your DAAK account and link a card. Nothing else to fill in.',
    keywords: 'join, DAAK account',
  },
  '/add_card': {
    title: 'Link a card | DAAK Dining Rewards',
    description: 'The card that pays for dinner. Its number stays in the vault.',
    keywords: 'link a card',
  },
  '/card_added': { title: 'Moored | DAAK Dining Rewards', description: 'Your card is linked. Go and eat.', keywords: 'card linked' },
  '/login': {
    title: 'Sign in | DAAK Dining Rewards',
    description: 'With the DAAK account you fly with.',
    keywords: 'sign in, DAAK account',
  },
  '/account/overview': {
    title: 'Account overview | DAAK Dining Rewards',
    description: 'Points so far this year, your tier, and how far VIP is.',
    keywords: 'account, points, tier',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | DAAK Dining Rewards',
    description: 'What came in, from which kitchen, on which day.',
    keywords: 'history, points',
  },
  '/account/manage_cards': {
    title: 'Linked cards | DAAK Dining Rewards',
    description: 'Cards that bring in points.',
    keywords: 'linked cards',
  },
  '/account/user_profile': {
    title: 'Profile | DAAK Dining Rewards',
    description: 'What DAAK told us about you, and the e-mail switch.',
    keywords: 'profile, e-mail',
  },
  '/not_found': {
    title: 'Page not found | DAAK Dining Rewards',
    description: 'No harbor here. Steer for the search.',
    keywords: 'not found',
  },
} as const satisfies PartnerInput['routes']
