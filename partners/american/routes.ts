import type { PartnerInput } from '@dining/partner-kit'

/** Titles and descriptions for browsers and search engines; they promise no more than the page does. */
export const routes = {
  '/': {
    title: 'AAdvantage Dining: miles for dinner, at home and away',
    description: 'Link your cards, dine where you like, and earn AAdvantage miles between your flights.',
    keywords: 'AAdvantage, dining, restaurants, earn miles',
  },
  '/discover': {
    title: 'Discover restaurants | AAdvantage Dining',
    description: 'Acclaimed, new and nearby restaurants that earn miles.',
    keywords: 'discover restaurants, acclaimed, earn miles',
  },
  '/how-it-works': {
    title: 'How it works | AAdvantage Dining',
    description: 'Find a restaurant, pay with a linked card, earn miles.',
    keywords: 'how it works, dining miles, tiers',
  },
  '/earn/how-it-works': {
    title: 'How it works | AAdvantage Dining',
    description: 'Find a restaurant, pay with a linked card, earn miles.',
    keywords: 'how it works, dining miles, tiers',
  },
  '/earn': {
    title: 'Ways to earn miles | AAdvantage Dining',
    description: 'How VIP works, which cards to link, and when the miles of a dine post.',
    keywords: 'earn AAdvantage miles, VIP, linked cards',
  },
  '/search': {
    title: 'Find restaurants | AAdvantage Dining',
    description: 'Search by city, ZIP code or your location, and see the miles before you choose.',
    keywords: 'restaurant search, miles, ZIP code',
  },
  '/join': {
    title: 'Join | AAdvantage Dining',
    description: 'Join with your AAdvantage account, link a card, and earn miles when you dine.',
    keywords: 'join, AAdvantage, dining',
  },
  '/add_card': {
    title: 'Link a card | AAdvantage Dining',
    description: 'Choose a card from your wallet. Its number goes to the card vault, not to this site.',
    keywords: 'link a card',
  },
  '/card_added': {
    title: 'Card linked | AAdvantage Dining',
    description: 'Your card is on the list. The miles start with your next dine.',
    keywords: 'card linked',
  },
  '/login': {
    title: 'Sign in | AAdvantage Dining',
    description: 'One AAdvantage account signs you in here, too.',
    keywords: 'sign in, AAdvantage account',
  },
  '/account/overview': {
    title: 'Account overview | AAdvantage Dining',
    description: 'Your miles this year, your tier, and the dines left until VIP.',
    keywords: 'account, miles, tier',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | AAdvantage Dining',
    description: 'Each dine, its miles and when they post.',
    keywords: 'recent activity, miles posted',
  },
  '/account/manage_cards': {
    title: 'Linked cards | AAdvantage Dining',
    description: 'The cards that earn miles for you.',
    keywords: 'linked cards',
  },
  '/account/user_profile': {
    title: 'Profile | AAdvantage Dining',
    description: 'Your details from AAdvantage, and email. With email on you are Select.',
    keywords: 'profile, email',
  },
  '/account/security': {
    title: 'Signed-in devices | AAdvantage Dining',
    description: 'Where you are signed in right now, and how to sign out from afar.',
    keywords: 'security, devices, sign out',
  },
  '/account/reservations': {
    title: 'Reservations | AAdvantage Dining',
    description: 'The tables you booked, and the miles each dinner earns.',
    keywords: 'reservations, tables, miles',
  },
  '/not_found': {
    title: 'Page not found | AAdvantage Dining',
    description: 'No page is at this address. Try the restaurant search.',
    keywords: 'not found',
  },
} as const satisfies PartnerInput['routes']
