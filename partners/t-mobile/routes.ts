import type { PartnerInput } from '@dining/partner-kit'

/** Short on purpose: a search result has room for one loud line. */
export const routes = {
  '/': {
    title: 'T-Mobile Dining Rewards. Eat. Get paid.',
    description: 'Cash back at restaurants for T-Mobile customers. Tap, eat, done.',
    keywords: 'T-Mobile, dining rewards, cash back',
  },
  '/discover': {
    title: 'Open right now | T-Mobile Dining Rewards',
    description: 'Restaurants around you that give cash back. Now, not someday.',
    keywords: 'restaurants open now, cash back',
  },
  '/how-it-works': {
    title: 'The deal | T-Mobile Dining Rewards',
    description: 'Pick. Eat. Get paid. That is the deal.',
    keywords: 'how it works, cash back, T-Mobile',
  },
  '/earn/how-it-works': {
    title: 'The deal | T-Mobile Dining Rewards',
    description: 'Pick. Eat. Get paid. That is the deal.',
    keywords: 'how it works, cash back, T-Mobile',
  },
  '/search': {
    title: 'Find food | T-Mobile Dining Rewards',
    description: 'Type a city or a ZIP. See who pays.',
    keywords: 'find food, restaurants, map',
  },
  '/join': {
    title: 'Get in | T-Mobile Dining Rewards',
    description: 'You have T-Mobile. Add a card and you have this, too.',
    keywords: 'join, T-Mobile, dining',
  },
  '/add_card': {
    title: 'Add your card | T-Mobile Dining Rewards',
    description: 'One card, typed once, locked in the vault.',
    keywords: 'add card',
  },
  '/card_added': {
    title: 'You are in | T-Mobile Dining Rewards',
    description: 'Card on. Go eat.',
    keywords: 'card added',
  },
  '/login': {
    title: 'Sign in | T-Mobile Dining Rewards',
    description: 'Same sign-in as your phone.',
    keywords: 'sign in, T-Mobile account',
  },
  '/account/overview': {
    title: 'Your money | T-Mobile Dining Rewards',
    description: 'What eating out has paid you this year.',
    keywords: 'account, cash back',
  },
  '/account/recent_activity': {
    title: 'What you ate | T-Mobile Dining Rewards',
    description: 'Every meal. Every cent. Every reason.',
    keywords: 'activity, cash back history',
  },
  '/account/manage_cards': {
    title: 'Your cards | T-Mobile Dining Rewards',
    description: 'Add one. Drop one. Done.',
    keywords: 'manage cards',
  },
  '/account/user_profile': {
    title: 'Your stuff | T-Mobile Dining Rewards',
    description: 'Your details, and the e-mail switch that triples your rate.',
    keywords: 'profile, settings',
  },
  '/not_found': {
    title: 'Dead zone | T-Mobile Dining Rewards',
    description: 'No signal here. Try the search.',
    keywords: 'page not found',
  },
} as const satisfies PartnerInput['routes']
