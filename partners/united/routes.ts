import type { PartnerInput } from '@dining/partner-kit'

/** Titles and descriptions as search results carry them; the same even tone as the pages. */
export const routes = {
  '/': {
    title: 'MileagePlus Dining: miles from the ground up',
    description: 'MileagePlus members earn miles at participating restaurants, with the cards they already carry.',
    keywords: 'MileagePlus, dining, miles, restaurants',
  },
  '/discover': {
    title: 'Selected restaurants | MileagePlus Dining',
    description: 'Two levels of acclaim, new arrivals, and tables within walking distance.',
    keywords: 'acclaimed restaurants, selected, miles',
  },
  '/how-it-works': {
    title: 'An outline of the program | MileagePlus Dining',
    description: 'Choosing a restaurant, paying, and seeing miles arrive.',
    keywords: 'program outline, miles, tiers',
  },
  '/earn/how-it-works': {
    title: 'An outline of the program | MileagePlus Dining',
    description: 'Choosing a restaurant, paying, and seeing miles arrive.',
    keywords: 'program outline, miles, tiers',
  },
  '/search': {
    title: 'Restaurant search | MileagePlus Dining',
    description: 'Search by place or by cuisine, as a list or on the map.',
    keywords: 'restaurant search, cuisine, map',
  },
  '/join': {
    title: 'Enrollment | MileagePlus Dining',
    description: 'Your MileagePlus account is the only account you need.',
    keywords: 'enrollment, MileagePlus',
  },
  '/add_card': {
    title: 'Registering a card | MileagePlus Dining',
    description: 'Register a payment card. The number is held by the vault alone.',
    keywords: 'register a card',
  },
  '/card_added': {
    title: 'Card registered | MileagePlus Dining',
    description: 'The card is registered. Miles begin with its next restaurant bill.',
    keywords: 'card registered',
  },
  '/login': {
    title: 'Member sign-in | MileagePlus Dining',
    description: 'Sign in with your MileagePlus account.',
    keywords: 'member sign-in',
  },
  '/account/overview': {
    title: 'Your year in miles | MileagePlus Dining',
    description: 'Miles earned, dines made, and the distance to VIP.',
    keywords: 'account, year in miles',
  },
  '/account/recent_activity': {
    title: 'Statement of dines | MileagePlus Dining',
    description: 'Each dine with its miles, its date, and its standing.',
    keywords: 'statement, dines, miles',
  },
  '/account/manage_cards': {
    title: 'Registered cards | MileagePlus Dining',
    description: 'The cards on which miles are earned.',
    keywords: 'registered cards',
  },
  '/account/user_profile': {
    title: 'Member details | MileagePlus Dining',
    description: 'Details taken from MileagePlus, and your choice about e-mail.',
    keywords: 'member details, e-mail',
  },
  '/not_found': {
    title: 'This page is not available | MileagePlus Dining',
    description: 'The restaurant search will find you another way.',
    keywords: 'not available',
  },
} as const satisfies PartnerInput['routes']
