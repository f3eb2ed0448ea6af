import type { PartnerInput } from '@dining/partner-kit'

/** What browsers and search engines list a page under: one plain line each. */
export const routes = {
  '/': {
    title: 'TGBK Cash Back Dining: money back, itemized',
    description: 'Pay restaurant bills with a linked card and get part of each one back. Every cent is listed.',
    keywords: 'cash back dining, restaurant cash back, TGBK',
  },
  '/how-it-works': {
    title: 'The working | TGBK Cash Back Dining',
    description: 'How a bill turns into cash back, line by line.',
    keywords: 'cash back, how it works, linked card',
  },
  '/earn/how-it-works': {
    title: 'The working | TGBK Cash Back Dining',
    description: 'How a bill turns into cash back, line by line.',
    keywords: 'cash back, how it works, linked card',
  },
  '/search': {
    title: 'Tables that pay | TGBK Cash Back Dining',
    description: 'Restaurants by city, ZIP code or map, each with its percentage printed on it.',
    keywords: 'restaurant finder, cash back, map',
  },
  '/join': {
    title: 'Open an account | TGBK Cash Back Dining',
    description: 'One form and one card. No fee, no points to convert.',
    keywords: 'join, open account, cash back',
  },
  '/add_card': {
    title: 'Add a card | TGBK Cash Back Dining',
    description: 'Add the card that pays your restaurant bills. The vault keeps its number; we do not.',
    keywords: 'add card, card vault',
  },
  '/card_added': {
    title: 'Card on file | TGBK Cash Back Dining',
    description: 'Your card is on file. Its next restaurant bill is your first entry.',
    keywords: 'card added',
  },
  '/login': {
    title: 'Sign in | TGBK Cash Back Dining',
    description: 'Open your ledger.',
    keywords: 'sign in, account',
  },
  '/recover': {
    title: 'Forgotten password | TGBK Cash Back Dining',
    description: 'Ask for a code and start again.',
    keywords: 'forgotten password',
  },
  '/recover/confirm': {
    title: 'Check the code | TGBK Cash Back Dining',
    description: 'Type the code from our message.',
    keywords: 'forgotten password, code',
  },
  '/recover/update': {
    title: 'Set a new password | TGBK Cash Back Dining',
    description: 'Pick a new password. Twice, to be sure.',
    keywords: 'new password',
  },
  '/recover/success': {
    title: 'Password set | TGBK Cash Back Dining',
    description: 'The new password is in force.',
    keywords: 'new password',
  },
  '/account/overview': {
    title: 'Your ledger | TGBK Cash Back Dining',
    description: 'What this year’s bills have paid back so far.',
    keywords: 'account, cash back earned',
  },
  '/account/recent_activity': {
    title: 'Entries | TGBK Cash Back Dining',
    description: 'Every bill we saw, what it paid, and why not when it did not.',
    keywords: 'activity, receipts, history',
  },
  '/account/manage_cards': {
    title: 'Cards on file | TGBK Cash Back Dining',
    description: 'The cards we count, by brand and last four digits.',
    keywords: 'cards on file',
  },
  '/account/user_profile': {
    title: 'Your details | TGBK Cash Back Dining',
    description: 'Name, address, password, and the switch that sets your percentage.',
    keywords: 'profile, preferences',
  },
  '/not_found': {
    title: 'Nothing filed here | TGBK Cash Back Dining',
    description: 'No page has this address. The search and the front page do.',
    keywords: 'page not found',
  },
} as const satisfies PartnerInput['routes']
