import type { PartnerInput } from '@dining/partner-kit'

/** Titles and descriptions for browsers and search engines; they promise no more than the page does. */
export const routes = {
  '/': {
    title: 'FTCH Dining: earn points at restaurants near you',
    description: 'Restaurants near you tonight. Pay with a card you keep with FTCH and earn points.',
    keywords: 'restaurants tonight, points, FTCH',
  },
  '/discover': {
    title: 'Discover | FTCH Dining',
    description: 'Near you, acclaimed or newly added: where to earn points tonight.',
    keywords: 'discover restaurants, points',
  },
  '/how-it-works': {
    title: 'How it works | FTCH Dining',
    description: 'Choose a restaurant, dine, and earn points.',
    keywords: 'how it works, points',
  },
  '/earn/how-it-works': {
    title: 'How it works | FTCH Dining',
    description: 'Choose a restaurant, dine, and earn points.',
    keywords: 'how it works, points',
  },
  '/earn': {
    title: 'How you earn | FTCH Dining',
    description: 'One rate for everyone, and how the points reach your FTCH account.',
    keywords: 'FTCH points, one rate',
  },
  '/search': {
    title: 'Find restaurants | FTCH Dining',
    description: 'Search by city, ZIP or where you are, with the points on every card.',
    keywords: 'restaurant search, points, city',
  },
  '/not_found': {
    title: 'Page not found | FTCH Dining',
    description: 'This page does not exist. Tonight’s restaurants do.',
    keywords: 'not found',
  },
} as const satisfies PartnerInput['routes']
