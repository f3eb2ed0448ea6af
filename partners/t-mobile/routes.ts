import type { PartnerInput } from '@dining/partner-kit'

/** Titles and descriptions for browsers and search engines, short on purpose. */
export const routes = {
  '/': {
    title: 'T-Mobile Dining Rewards: cash back for customers',
    description: 'Cash back at restaurants for T-Mobile customers. Add a card and eat.',
    keywords: 'T-Mobile, dining rewards, cash back',
  },
  '/discover': {
    title: 'Discover | T-Mobile Dining Rewards',
    description: 'Restaurants around you that give cash back.',
    keywords: 'restaurants open now, cash back',
  },
  '/how-it-works': {
    title: 'How it works | T-Mobile Dining Rewards',
    description: 'Pick a place, pay with your card, and the cash back follows.',
    keywords: 'how it works, cash back, T-Mobile',
  },
  '/earn/how-it-works': {
    title: 'How it works | T-Mobile Dining Rewards',
    description: 'Pick a place, pay with your card, and the cash back follows.',
    keywords: 'how it works, cash back, T-Mobile',
  },
  '/earn': {
    title: 'Get cash back | T-Mobile Dining Rewards',
    description: 'Which cards we take, and what to check if a meal paid nothing.',
    keywords: 'cash back, T-Mobile customers, cards',
  },
  '/search': {
    title: 'Find restaurants | T-Mobile Dining Rewards',
    description: 'Type a city or a ZIP. See the cash back.',
    keywords: 'find food, restaurants, city',
  },
  '/join': {
    title: 'Join | T-Mobile Dining Rewards',
    description: 'Join with your T-Mobile account. Add a card.',
    keywords: 'join, T-Mobile, dining',
  },
  '/add_card': {
    title: 'Add your card | T-Mobile Dining Rewards',
    description: 'Add the card you pay with. The vault gets its number, and we don’t.',
    keywords: 'add card',
  },
  '/card_added': {
    title: 'Card added | T-Mobile Dining Rewards',
    description: 'You’re set. Dinner’s next.',
    keywords: 'card added',
  },
  '/login': {
    title: 'Sign in | T-Mobile Dining Rewards',
    description: 'Use the T-Mobile account you’ve got.',
    keywords: 'sign in, T-Mobile account',
  },
  '/account/overview': {
    title: 'Account overview | T-Mobile Dining Rewards',
    description: 'What eating out has paid you this year.',
    keywords: 'account, cash back',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | T-Mobile Dining Rewards',
    description: 'Every meal and the cash back it paid.',
    keywords: 'activity, cash back history',
  },
  '/account/manage_cards': {
    title: 'Linked cards | T-Mobile Dining Rewards',
    description: 'See the cards you’ve added, and add or delete one.',
    keywords: 'manage cards',
  },
  '/account/user_profile': {
    title: 'Profile | T-Mobile Dining Rewards',
    description: 'Your details, and the email switch for a higher rate.',
    keywords: 'profile, settings',
  },
  '/account/security': {
    title: 'Signed-in devices | T-Mobile Dining Rewards',
    description: 'Manage the devices that stay signed in.',
    keywords: 'security, devices, sign out',
  },
  '/not_found': {
    title: 'Page not found | T-Mobile Dining Rewards',
    description: 'We couldn’t find that page, but we can find you dinner.',
    keywords: 'page not found',
  },
} as const satisfies PartnerInput['routes']
