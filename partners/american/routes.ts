import type { PartnerInput } from '@dining/partner-kit'

/** One line a page for browsers and search engines; never more than the page itself says. */
export const routes = {
  '/': {
    title: 'AAdvantage Dining: earn miles at thousands of restaurants',
    description: 'Link your cards, dine where you like, and earn AAdvantage miles between flights.',
    keywords: 'AAdvantage, dining, restaurants, earn miles',
  },
  '/discover': {
    title: 'Discover restaurants | AAdvantage Dining',
    description: 'Acclaimed rooms, new openings and neighborhood counters that earn miles.',
    keywords: 'discover restaurants, acclaimed, earn miles',
  },
  '/how-it-works': {
    title: 'How it works | AAdvantage Dining',
    description: 'Search, dine, earn: your card does the rest.',
    keywords: 'how it works, dining miles, tiers',
  },
  '/earn/how-it-works': {
    title: 'How it works | AAdvantage Dining',
    description: 'Search, dine, earn: your card does the rest.',
    keywords: 'how it works, dining miles, tiers',
  },
  '/search': {
    title: 'Find restaurants | AAdvantage Dining',
    description: 'Search a city, a ZIP code or where you stand, and see the miles before you sit down.',
    keywords: 'restaurant search, miles, map',
  },
  '/join': {
    title: 'Join | AAdvantage Dining',
    description: 'You are an AAdvantage member already. Two fields and a card make dinner count.',
    keywords: 'join, AAdvantage, dining',
  },
  '/add_card': {
    title: 'Link a card | AAdvantage Dining',
    description: 'Link the card you dine with. Its number goes straight to the card vault.',
    keywords: 'link a card',
  },
  '/card_added': {
    title: 'Cleared for dinner | AAdvantage Dining',
    description: 'Your card is linked. The next dine earns.',
    keywords: 'card linked',
  },
  '/login': {
    title: 'Sign in | AAdvantage Dining',
    description: 'Sign in with your AAdvantage account.',
    keywords: 'sign in, AAdvantage account',
  },
  '/account/overview': {
    title: 'Account overview | AAdvantage Dining',
    description: 'Your miles of this year, your tier, and the dines left to VIP.',
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
    description: 'What comes from your AAdvantage account, and the e-mail switch that makes you Select.',
    keywords: 'profile, e-mail',
  },
  '/not_found': {
    title: 'Page not found | AAdvantage Dining',
    description: 'Search for a restaurant, or start again from home.',
    keywords: 'not found',
  },
} as const satisfies PartnerInput['routes']
