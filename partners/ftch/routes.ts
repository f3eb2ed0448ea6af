import type { PartnerInput } from '@dining/partner-kit'

/** One line a page for browsers and search engines; never more than the page itself says. */
export const routes = {
  '/': {
    title: 'FTCH Dining: rooms worth a detour, at 5 points a dollar',
    description: 'Tonight’s rooms near you. Pay with a card FTCH knows and the points follow.',
    keywords: 'restaurants tonight, points, FTCH',
  },
  '/discover': {
    title: 'Discover | FTCH Dining',
    description: 'Tonight’s rooms near you: acclaimed, new, and open late.',
    keywords: 'discover restaurants, points',
  },
  '/how-it-works': {
    title: 'How it works | FTCH Dining',
    description: 'Choose a room, dine, and the points follow.',
    keywords: 'how it works, points',
  },
  '/earn/how-it-works': {
    title: 'How it works | FTCH Dining',
    description: 'Choose a room, dine, and the points follow.',
    keywords: 'how it works, points',
  },
  '/search': {
    title: 'Find a room | FTCH Dining',
    description: 'Search by city, ZIP or where you are, with the points on every card.',
    keywords: 'restaurant search, points, map',
  },
  '/not_found': {
    title: 'Page not found | FTCH Dining',
    description: 'Find a room for tonight, or start again from home.',
    keywords: 'not found',
  },
} as const satisfies PartnerInput['routes']
