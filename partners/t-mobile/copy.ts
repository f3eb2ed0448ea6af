import type { PartnerInput } from '@dining/partner-kit'

import { features } from './features.ts'

const CARD_NAMES = { AMEX: 'American Express', MAST: 'Mastercard', VISA: 'Visa' } as const

export const copy = {
  casing: {
    action: 'upper',
    headline: 'none',
  },
  marks: {
    bodyFont: 'Geist',
  },
  names: ['T-Mobile'],
  links: {
    home: '/',
    terms: 'https://www.example.com/t-mobile-dining/terms',
    privacy: 'https://www.example.com/t-mobile-dining/privacy',
    findPartnerNumber: 'https://www.example.com/t-mobile-dining/help',
    offers: '/search',
    events: '/discover',
  },
  tokens: { cards_taken: features.cardTypesAccepted.map((code) => CARD_NAMES[code]).join(', ') },
  texts: {
    'shell.earnLine': 'Full bars. Full plates.',
    'home.heroBefore': 'Dinner owes you up to',
    'home.heroMember': 'Dinner owes you',
    'home.heroLead': 'One card. Any seat in the house. Cash back lands without a coupon in sight.',
    'home.greeting': 'Hungry? Go get paid.',
    'home.welcome': '{first_name}! You made it.',
    'home.steps': 'Pick. Eat. Get paid.',
    'home.stepSearch': 'Pick',
    'home.stepSearchText': 'The number on the tile is the number you get. No asterisk.',
    'home.exampleWhere': 'Two bars away',
    'home.exampleWhat': 'Tacos. Obviously',
    'home.stepDine': 'Eat',
    'home.stepDineText': 'Hand over the card you added. Say nothing. Enjoy the fries.',
    'home.yourLinkedCard': 'This one pays',
    'home.stepEarn': 'Get paid',
    'home.stepEarnText': 'Your {currency} shows up by itself. Give it a few days.',
    'home.menu': 'Your rate. Zero fine print.',
    'home.menuBasic': 'just for showing up',
    'home.menuSelect': 'say yes to e-mail',
    'home.accountTitle': 'You already have {loyalty}. Use it',
    'home.prospectLead': 'Up to {earn_best}. You’re basically in.',
    'errors.notFoundTitle': 'No signal here',
    'search.noResultsTitle': 'Nothing in range',
    'enrollment.addedTitle': 'You’re in. Go eat',
    'mail.welcomeSubject': '{program}: you’re in',
    'mail.welcomeTitle': 'You’re in, {name}.',
    'mail.welcomePlainTitle': 'That’s {program}. You’re in.',
    'mail.welcomeLead': 'Next: add a card. Pay with it at a participating restaurant. Get {currency}. Done.',
    'mail.welcomeHow': 'No app to wave. No code to read out. Just the card.',
  },
} as const satisfies PartnerInput['copy']
