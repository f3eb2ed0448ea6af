import type { PartnerInput } from '@dining/partner-kit'

/** Titles and descriptions for browsers and search engines; they promise no more than the page does. */
export const routes = {
  '/': {
    title: 'SkyMiles Dining: earn miles when you dine',
    description: 'Link a card once, dine as you always do, and earn miles at restaurants near you.',
    keywords: 'dining, restaurants, earn miles, SkyMiles',
  },
  '/discover': {
    title: 'Discover restaurants | SkyMiles Dining',
    description: 'Restaurants for this evening: acclaimed ones, new ones, and those still open late.',
    keywords: 'restaurants near me, earn miles, dining rewards',
  },
  '/how-it-works': {
    title: 'How it works | SkyMiles Dining',
    description: 'Search, dine, earn: three steps, no coupons, nothing to show at the table.',
    keywords: 'how it works, dining rewards, tiers, SkyMiles',
  },
  '/earn/how-it-works': {
    title: 'How it works | SkyMiles Dining',
    description: 'Search, dine, earn: three steps, no coupons, nothing to show at the table.',
    keywords: 'how it works, dining rewards, tiers, SkyMiles',
  },
  '/earn': {
    title: 'Miles at dinner | SkyMiles Dining',
    description: 'The way to VIP, the days on which restaurants earn, and the card to link.',
    keywords: 'SkyMiles, earn miles at dinner, VIP',
  },
  '/search': {
    title: 'Find restaurants | SkyMiles Dining',
    description: 'Search by city, ZIP or where you are, and see what each restaurant earns before you choose.',
    keywords: 'restaurant search, earn miles, cuisine',
  },
  '/join': {
    title: 'Join | SkyMiles Dining',
    description: 'Earn miles each time you dine. Free to join.',
    keywords: 'join, sign up, dining rewards',
  },
  '/add_card': {
    title: 'Link a card | SkyMiles Dining',
    description: 'Link the card that settles dinner. This site does not receive its number.',
    keywords: 'link a card',
  },
  '/card_added': {
    title: 'Card linked | SkyMiles Dining',
    description: 'All is ready. Miles begin with your next dinner.',
    keywords: 'card linked',
  },
  '/login': {
    title: 'Sign in | SkyMiles Dining',
    description: 'Your miles from dinner, and the next restaurant to try.',
    keywords: 'sign in, log in',
  },
  '/recover': {
    title: 'Reset your password | SkyMiles Dining',
    description: 'Give us your email address, and a code is on its way.',
    keywords: 'reset password',
  },
  '/recover/confirm': {
    title: 'Enter your code | SkyMiles Dining',
    description: 'Please enter the code from your inbox.',
    keywords: 'reset password',
  },
  '/recover/update': {
    title: 'Choose a password | SkyMiles Dining',
    description: 'Choose a password that you use nowhere else.',
    keywords: 'reset password',
  },
  '/recover/success': {
    title: 'Password changed | SkyMiles Dining',
    description: 'All set. Sign in to see your miles.',
    keywords: 'reset password',
  },
  '/account/overview': {
    title: 'Account overview | SkyMiles Dining',
    description: 'Miles of this year, your rate tonight, and how many dines VIP is away.',
    keywords: 'account, miles, tier',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | SkyMiles Dining',
    description: 'Each dine, what it earned and why.',
    keywords: 'recent activity, miles earned',
  },
  '/account/manage_cards': {
    title: 'Linked cards | SkyMiles Dining',
    description: 'The cards that settle dinner and earn miles.',
    keywords: 'linked cards',
  },
  '/account/user_profile': {
    title: 'Profile | SkyMiles Dining',
    description: 'Your details, and your choice of email.',
    keywords: 'profile, email',
  },
  '/account/security': {
    title: 'Signed-in devices | SkyMiles Dining',
    description: 'Left yourself signed in somewhere? End it from this page.',
    keywords: 'security, devices, sign out',
  },
  '/account/reservations': {
    title: 'Reservations | SkyMiles Dining',
    description: 'Your tables: when, where, and how to change or cancel.',
    keywords: 'reservations, tables',
  },
  '/not_found': {
    title: 'Page not found | SkyMiles Dining',
    description: 'There is no page here. Search for a restaurant, or start from home.',
    keywords: 'not found',
  },
} as const satisfies PartnerInput['routes']
