import type { PartnerInput } from '@dining/partner-kit'

/** Titles and descriptions for browsers and search engines; they promise no more than the page does. */
export const routes = {
  '/': {
    title: 'IHG One Rewards Dine & Earn: points for every meal',
    description: 'Dine near your hotel or near home, and earn IHG One Rewards points on the bill.',
    keywords: 'IHG One Rewards, dining, points, restaurants',
  },
  '/how-it-works': {
    title: 'How it works | IHG One Rewards Dine & Earn',
    description: 'Choose a restaurant, enjoy the evening, and earn points.',
    keywords: 'how it works, dining points',
  },
  '/earn/how-it-works': {
    title: 'How it works | IHG One Rewards Dine & Earn',
    description: 'Choose a restaurant, enjoy the evening, and earn points.',
    keywords: 'how it works, dining points',
  },
  '/earn': {
    title: 'Earn on the road | IHG One Rewards Dine & Earn',
    description: 'The visits that lead to VIP, and breakfast around the hotel.',
    keywords: 'IHG One Rewards, VIP, breakfast, points',
  },
  '/search': {
    title: 'Find restaurants | IHG One Rewards Dine & Earn',
    description: 'Search around a hotel, a city or a ZIP code, with the points of each restaurant.',
    keywords: 'restaurants near my hotel, points',
  },
  '/join': {
    title: 'Join us | IHG One Rewards Dine & Earn',
    description: 'Free for members of IHG One Rewards. Link one card, and the next meal earns.',
    keywords: 'join, IHG One Rewards',
  },
  '/add_card': {
    title: 'Link a card | IHG One Rewards Dine & Earn',
    description: 'Link the card you travel with. You type its number where only the vault can read it.',
    keywords: 'link a card',
  },
  '/card_added': {
    title: 'Card linked | IHG One Rewards Dine & Earn',
    description: 'Your card is linked; your next meal earns.',
    keywords: 'card linked',
  },
  '/login': {
    title: 'Sign in | IHG One Rewards Dine & Earn',
    description: 'Your visits, your points, and a place for tonight.',
    keywords: 'sign in, log in',
  },
  '/recover': {
    title: 'Reset your password | IHG One Rewards Dine & Earn',
    description: 'We email you a code and help you back in.',
    keywords: 'reset password',
  },
  '/recover/confirm': {
    title: 'Enter your code | IHG One Rewards Dine & Earn',
    description: 'It’s in your inbox.',
    keywords: 'reset password',
  },
  '/recover/update': {
    title: 'Choose a password | IHG One Rewards Dine & Earn',
    description: 'Pick one you’ll remember on the road.',
    keywords: 'reset password',
  },
  '/recover/success': {
    title: 'Password changed | IHG One Rewards Dine & Earn',
    description: 'You’re back in. Sign in when you’re ready.',
    keywords: 'reset password',
  },
  '/account/overview': {
    title: 'Account overview | IHG One Rewards Dine & Earn',
    description: 'What you’ve earned, your tier, and how far off VIP is.',
    keywords: 'account, points, tier',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | IHG One Rewards Dine & Earn',
    description: 'Your visits, and what each one earned.',
    keywords: 'history, points',
  },
  '/account/manage_cards': {
    title: 'Linked cards | IHG One Rewards Dine & Earn',
    description: 'The cards you eat out with.',
    keywords: 'linked cards',
  },
  '/account/user_profile': {
    title: 'Profile | IHG One Rewards Dine & Earn',
    description: 'Your details, your password and our email.',
    keywords: 'profile, email',
  },
  '/account/security': {
    title: 'Signed-in devices | IHG One Rewards Dine & Earn',
    description: 'Lost a phone? Sign it out of your dining account.',
    keywords: 'security, devices, sign out',
  },
  '/not_found': {
    title: 'Page not found | IHG One Rewards Dine & Earn',
    description: 'That page isn’t here. Search for a restaurant instead.',
    keywords: 'not found',
  },
} as const satisfies PartnerInput['routes']
