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
    description: 'Restaurants near you that earn miles tonight: acclaimed, new, and open late.',
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
    title: 'Ways to earn | SkyMiles Dining',
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
    description: 'Link the card you dine with. Its number goes straight to the card vault.',
    keywords: 'link a card',
  },
  '/card_added': {
    title: 'Card linked | SkyMiles Dining',
    description: 'Your card is linked. Your next dine earns miles.',
    keywords: 'card linked',
  },
  '/login': {
    title: 'Sign in | SkyMiles Dining',
    description: 'See what you earned, and where to earn next.',
    keywords: 'sign in, log in',
  },
  '/recover': { title: 'Reset your password | SkyMiles Dining', description: 'We send you a code by e-mail.', keywords: 'reset password' },
  '/recover/confirm': {
    title: 'Enter your code | SkyMiles Dining',
    description: 'The code we sent you by e-mail.',
    keywords: 'reset password',
  },
  '/recover/update': {
    title: 'Choose a password | SkyMiles Dining',
    description: 'A new password for your account.',
    keywords: 'reset password',
  },
  '/recover/success': {
    title: 'Password changed | SkyMiles Dining',
    description: 'Sign in with your new password.',
    keywords: 'reset password',
  },
  '/account/overview': {
    title: 'Account overview | SkyMiles Dining',
    description: 'Your tier, your miles this year, and the dines left until VIP.',
    keywords: 'account, miles, tier',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | SkyMiles Dining',
    description: 'Each dine, what it earned and why.',
    keywords: 'recent activity, miles earned',
  },
  '/account/manage_cards': {
    title: 'Linked cards | SkyMiles Dining',
    description: 'The cards that earn for you.',
    keywords: 'linked cards',
  },
  '/account/user_profile': {
    title: 'Profile | SkyMiles Dining',
    description: 'Your details, and the e-mail switch that makes you Select.',
    keywords: 'profile, e-mail',
  },
  '/not_found': {
    title: 'Page not found | SkyMiles Dining',
    description: 'Search for a restaurant, or go to the home page.',
    keywords: 'not found',
  },
} as const satisfies PartnerInput['routes']
