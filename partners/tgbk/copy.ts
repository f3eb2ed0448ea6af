import type { PartnerInput } from '@dining/partner-kit'

export const copy = {
  casing: {
    action: 'sentence',
    headline: 'none',
  },
  marks: {
    mentions: 'first',
    bodyFont: 'IBM Plex Sans',
  },
  names: ['TGBK'],
  links: {
    home: '/',
    terms: 'https://www.example.com/tgbk/terms',
    privacy: 'https://www.example.com/tgbk/privacy',
    findPartnerNumber: 'https://www.example.com/tgbk/contact',
    offers: '/earn',
    events: '/search',
  },
  texts: {
    'shell.earnLine': 'Part of every bill comes back to you.',
    'home.heroBefore': 'On every bill, get up to',
    'home.heroMember': 'On every bill, get',
    'home.heroLead': 'Link a card, eat out, and part of your bill is paid back to you. Real money; nothing to convert.',
    'home.greeting': 'Part of the bill comes back.',
    'home.welcome': 'Signed in, {first_name}.',
    'home.steps': 'How to get part of it back',
    'home.stepSearchText': 'Each restaurant shows its percentage before you pick it, like a price on a menu.',
    'home.exampleWhere': 'Same street, other side',
    'home.exampleWhat': 'Pho, large',
    'home.stepDine': 'Pay',
    'home.stepDineText': 'Pay with your linked card. There is nothing to print and nothing to show.',
    'home.stepEarn': 'Get cash back',
    'home.stepEarnText': 'A few days later your {currency} is in your account, next to the bill that it came from.',
    'home.menu': 'What we pay back',
    'home.menuBasic': 'from the first bill',
    'home.prospectTitle': 'Open an account',
    'home.prospectLead': 'Up to {earn_best}. No fee, one card.',
    'mail.welcomeSubject': 'Account opened: {program}',
    'mail.welcomeTitle': 'Account opened, {name}',
    'mail.welcomePlainTitle': 'Account opened with {program}',
    'mail.welcomeLead':
      'Your balance is still zero. To change that, link a card: bills at participating restaurants then bring you {currency}.',
    'mail.welcomeHow': 'You need no receipts. The payment itself is our record.',
    'mail.codeLead': 'Enter the code below on the page where it was requested. Uses: one. Time allowed: {minutes} minutes.',
    'mail.changedLead': 'Sessions ended: all of them. Valid from now on: the new password, and only that.',
  },
} as const satisfies PartnerInput['copy']
