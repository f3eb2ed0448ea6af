import type { PartnerInput } from '@dining/partner-kit'

/** One line a page for browsers and search engines; never more than the page itself says. */
export const routes = {
  '/': {
    title: 'Eat Around Town by Marriott Bonvoy: points for an evening out',
    description: 'Restaurants about town where Marriott Bonvoy members earn points with cards they carry.',
    keywords: 'Marriott Bonvoy, dining, restaurants, points',
  },
  '/how-it-works': {
    title: 'How it is done | Eat Around Town by Marriott Bonvoy',
    description: 'Consult the list, dine, and find the points in your account.',
    keywords: 'how it works, dining, points',
  },
  '/earn/how-it-works': {
    title: 'How it is done | Eat Around Town by Marriott Bonvoy',
    description: 'Consult the list, dine, and find the points in your account.',
    keywords: 'how it works, dining, points',
  },
  '/search': {
    title: 'The list | Eat Around Town by Marriott Bonvoy',
    description: 'Addresses by city, ZIP code or present position, each with its points.',
    keywords: 'restaurants, map, points',
  },
  '/join': {
    title: 'Join | Eat Around Town by Marriott Bonvoy',
    description: 'Join with your Marriott Bonvoy account. There is no fee.',
    keywords: 'join, Marriott Bonvoy',
  },
  '/add_card': {
    title: 'Link a card | Eat Around Town by Marriott Bonvoy',
    description: 'Confirm a card of your account, or link another. Numbers go to the card vault.',
    keywords: 'link a card',
  },
  '/card_added': {
    title: 'A pleasant evening | Eat Around Town by Marriott Bonvoy',
    description: 'Your card has been added to the account.',
    keywords: 'card linked',
  },
  '/login': {
    title: 'Sign in | Eat Around Town by Marriott Bonvoy',
    description: 'Sign in with your Marriott Bonvoy account.',
    keywords: 'sign in, Marriott Bonvoy account',
  },
  '/account/overview': {
    title: 'Account overview | Eat Around Town by Marriott Bonvoy',
    description: 'Points of the year, your standing, and evenings to VIP.',
    keywords: 'account, points, standing',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | Eat Around Town by Marriott Bonvoy',
    description: 'Your evenings, and what each earned.',
    keywords: 'history, points',
  },
  '/account/manage_cards': {
    title: 'Linked cards | Eat Around Town by Marriott Bonvoy',
    description: 'Cards kept with your account, and cards that you added.',
    keywords: 'linked cards',
  },
  '/account/user_profile': {
    title: 'Profile | Eat Around Town by Marriott Bonvoy',
    description: 'What your Marriott Bonvoy account tells us.',
    keywords: 'profile',
  },
  '/not_found': {
    title: 'No such address | Eat Around Town by Marriott Bonvoy',
    description: 'Consult the list, or return to the entrance.',
    keywords: 'not found',
  },
} as const satisfies PartnerInput['routes']
