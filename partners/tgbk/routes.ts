import type { PartnerInput } from '@dining/partner-kit'

/** Titles and descriptions for browsers and search engines, one plain sentence each. */
export const routes = {
  '/': {
    title: 'TGBK Cash Back Dining: part of your bill back',
    description: 'Pay restaurant bills with a linked card and get part of each one back. Every cent is listed.',
    keywords: 'cash back dining, restaurant cash back, TGBK',
  },
  '/how-it-works': {
    title: 'How it works | TGBK Cash Back Dining',
    description: 'How a bill turns into cash back, step by step.',
    keywords: 'cash back, how it works, linked card',
  },
  '/earn/how-it-works': {
    title: 'How it works | TGBK Cash Back Dining',
    description: 'How a bill turns into cash back, step by step.',
    keywords: 'cash back, how it works, linked card',
  },
  '/earn': {
    title: 'How cash back works | TGBK Cash Back Dining',
    description: 'How a bill is worked out, and how to read your history.',
    keywords: 'cash back, percentage, history',
  },
  '/search': {
    title: 'Find restaurants | TGBK Cash Back Dining',
    description: 'Restaurants by city or ZIP code, each with its percentage.',
    keywords: 'restaurant finder, cash back',
  },
  '/join': {
    title: 'Open an account | TGBK Cash Back Dining',
    description: 'One form and one card. No fee, no points to convert.',
    keywords: 'join, open account, cash back',
  },
  '/add_card': {
    title: 'Add a card | TGBK Cash Back Dining',
    description: 'Add the card that you dine with. Its number is not stored.',
    keywords: 'add card, card vault',
  },
  '/card_added': {
    title: 'Card linked | TGBK Cash Back Dining',
    description: 'Your card is linked. Its next restaurant bill pays cash back.',
    keywords: 'card added',
  },
  '/login': {
    title: 'Sign in | TGBK Cash Back Dining',
    description: 'See your cash back.',
    keywords: 'sign in, account',
  },
  '/recover': {
    title: 'Reset your password | TGBK Cash Back Dining',
    description: 'Ask for a code and set a new password.',
    keywords: 'forgotten password',
  },
  '/recover/confirm': {
    title: 'Enter the code | TGBK Cash Back Dining',
    description: 'Type the code from our message.',
    keywords: 'forgotten password, code',
  },
  '/recover/update': {
    title: 'Set a new password | TGBK Cash Back Dining',
    description: 'Set it twice, so that both entries match.',
    keywords: 'new password',
  },
  '/recover/success': {
    title: 'Password set | TGBK Cash Back Dining',
    description: 'The new password is in force. Sign in with it.',
    keywords: 'new password',
  },
  '/account/overview': {
    title: 'Account overview | TGBK Cash Back Dining',
    description: 'What this year’s bills have paid back so far.',
    keywords: 'account, cash back earned',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | TGBK Cash Back Dining',
    description: 'Every bill we saw, what it paid, and the reason if it paid nothing.',
    keywords: 'activity, receipts, history',
  },
  '/account/manage_cards': {
    title: 'Linked cards | TGBK Cash Back Dining',
    description: 'Your linked cards, by brand and last four digits.',
    keywords: 'cards on file',
  },
  '/account/user_profile': {
    title: 'Profile | TGBK Cash Back Dining',
    description: 'Name, address, password, and the switch that sets your percentage.',
    keywords: 'profile, preferences',
  },
  '/account/security': {
    title: 'Signed-in devices | TGBK Cash Back Dining',
    description: 'Signed in at a friend’s place? Sign out without going back.',
    keywords: 'security, devices, sign out',
  },
  '/not_found': {
    title: 'Page not found | TGBK Cash Back Dining',
    description: 'No page has this address. Try the search or the home page.',
    keywords: 'page not found',
  },
} as const satisfies PartnerInput['routes']
