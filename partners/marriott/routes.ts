import type { PartnerInput } from '@dining/partner-kit'

/** Titles and descriptions for browsers and search engines; they promise no more than the page does. */
export const routes = {
  '/': {
    title: 'Eat Around Town by Marriott Bonvoy: points for an evening out',
    description: 'Restaurants about town where Marriott Bonvoy members earn points with cards they carry.',
    keywords: 'Marriott Bonvoy, dining, restaurants, points',
  },
  '/how-it-works': {
    title: 'How it works | Eat Around Town by Marriott Bonvoy',
    description: 'Choose from the list, dine, and find the points in your account.',
    keywords: 'how it works, dining, points',
  },
  '/earn/how-it-works': {
    title: 'How it works | Eat Around Town by Marriott Bonvoy',
    description: 'Choose from the list, dine, and find the points in your account.',
    keywords: 'how it works, dining, points',
  },
  '/earn': {
    title: 'On earning points | Eat Around Town by Marriott Bonvoy',
    description: 'VIP by the number of dines, the card to link, and what to know before an evening out.',
    keywords: 'Marriott Bonvoy points, VIP, dining',
  },
  '/search': {
    title: 'Find restaurants | Eat Around Town by Marriott Bonvoy',
    description: 'Restaurants by city, ZIP code or your location, each with its points.',
    keywords: 'restaurants, city, points',
  },
  '/join': {
    title: 'Join | Eat Around Town by Marriott Bonvoy',
    description: 'Join with your Marriott Bonvoy account. There is no fee.',
    keywords: 'join, Marriott Bonvoy',
  },
  '/add_card': {
    title: 'Link a card | Eat Around Town by Marriott Bonvoy',
    description: 'Link a card with which you dine. Its number is not disclosed to us.',
    keywords: 'link a card',
  },
  '/card_added': {
    title: 'Card linked | Eat Around Town by Marriott Bonvoy',
    description: 'Your card has been added to the account.',
    keywords: 'card linked',
  },
  '/login': {
    title: 'Sign in | Eat Around Town by Marriott Bonvoy',
    description: 'Your Marriott Bonvoy account opens this one.',
    keywords: 'sign in, Marriott Bonvoy account',
  },
  '/account/overview': {
    title: 'Account overview | Eat Around Town by Marriott Bonvoy',
    description: 'Your tier, the points of this year, and the way to VIP.',
    keywords: 'account, points, standing',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | Eat Around Town by Marriott Bonvoy',
    description: 'Your dines, and what each earned.',
    keywords: 'history, points',
  },
  '/account/manage_cards': {
    title: 'Linked cards | Eat Around Town by Marriott Bonvoy',
    description: 'The cards that you linked, and the means to add or delete one.',
    keywords: 'linked cards',
  },
  '/account/user_profile': {
    title: 'Profile | Eat Around Town by Marriott Bonvoy',
    description: 'What your Marriott Bonvoy account tells us.',
    keywords: 'profile',
  },
  '/account/security': {
    title: 'Signed-in devices | Eat Around Town by Marriott Bonvoy',
    description: 'Review your open sessions and end those you do not recognize.',
    keywords: 'security, devices, sign out',
  },
  '/account/reservations': {
    title: 'Reservations | Eat Around Town by Marriott Bonvoy',
    description: 'Your upcoming and past tables.',
    keywords: 'reservations, tables',
  },
  '/not_found': {
    title: 'Page not found | Eat Around Town by Marriott Bonvoy',
    description: 'The page cannot be found. Kindly begin with a search, or at the home page.',
    keywords: 'not found',
  },
} as const satisfies PartnerInput['routes']
