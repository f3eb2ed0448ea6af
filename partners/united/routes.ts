import type { PartnerInput } from '@dining/partner-kit'

/** Titles and descriptions for browsers and search engines, in the tone of the pages. */
export const routes = {
  '/': {
    title: 'MileagePlus Dining: miles at restaurants',
    description: 'MileagePlus members earn miles at participating restaurants, with the cards they already carry.',
    keywords: 'MileagePlus, dining, miles, restaurants',
  },
  '/discover': {
    title: 'Selected restaurants | MileagePlus Dining',
    description: 'Acclaimed restaurants, new ones, and those closest to you.',
    keywords: 'acclaimed restaurants, selected, miles',
  },
  '/how-it-works': {
    title: 'How it works | MileagePlus Dining',
    description: 'Choose where to dine, pay by linked card, and miles are awarded.',
    keywords: 'program outline, miles, tiers',
  },
  '/earn/how-it-works': {
    title: 'How it works | MileagePlus Dining',
    description: 'Choose where to dine, pay by linked card, and miles are awarded.',
    keywords: 'program outline, miles, tiers',
  },
  '/earn': {
    title: 'Earning miles | MileagePlus Dining',
    description: 'The three tiers, the dine that makes a member VIP, and what Acclaimed means.',
    keywords: 'MileagePlus miles, tiers, VIP, Acclaimed',
  },
  '/search': {
    title: 'Restaurant search | MileagePlus Dining',
    description: 'Search by place or by cuisine, with the rate of each restaurant.',
    keywords: 'restaurant search, cuisine',
  },
  '/join': {
    title: 'Enrollment | MileagePlus Dining',
    description: 'Your MileagePlus account is the only account you need.',
    keywords: 'enrollment, MileagePlus',
  },
  '/add_card': {
    title: 'Link a card | MileagePlus Dining',
    description: 'Link a payment card. Of its number, only the last four digits are shown to us.',
    keywords: 'register a card',
  },
  '/card_added': {
    title: 'Card linked | MileagePlus Dining',
    description: 'The card is linked. Miles begin with its next restaurant bill.',
    keywords: 'card registered',
  },
  '/login': {
    title: 'Member sign-in | MileagePlus Dining',
    description: 'Sign in with your MileagePlus account.',
    keywords: 'member sign-in',
  },
  '/account/overview': {
    title: 'Account overview | MileagePlus Dining',
    description: 'Your miles and your dines, and what remains to be done for VIP.',
    keywords: 'account, year in miles',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | MileagePlus Dining',
    description: 'Each dine with its miles, its date, and its status.',
    keywords: 'statement, dines, miles',
  },
  '/account/manage_cards': {
    title: 'Linked cards | MileagePlus Dining',
    description: 'The cards on which miles are earned.',
    keywords: 'registered cards',
  },
  '/account/user_profile': {
    title: 'Profile | MileagePlus Dining',
    description: 'Details taken from MileagePlus, and your choice about email.',
    keywords: 'member details, email',
  },
  '/account/security': {
    title: 'Signed-in devices | MileagePlus Dining',
    description: 'Keep your account to yourself: sign out devices you have stopped using.',
    keywords: 'security, devices, sign out',
  },
  '/account/reservations': {
    title: 'Reservations | MileagePlus Dining',
    description: 'The tables you have booked, and the ones you have dined at.',
    keywords: 'reservations, tables',
  },
  '/not_found': {
    title: 'Page not found | MileagePlus Dining',
    description: 'Please use the restaurant search.',
    keywords: 'not available',
  },
} as const satisfies PartnerInput['routes']
