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
    'shell.earnLine': 'Eat out. Get cash back.',
    'home.heroBefore': 'Dinner gets you up to',
    'home.heroMember': 'Dinner gets you',
    'home.heroLead': 'Add one card. Pay with it. Get cash back, with no coupons.',
    'home.greeting': 'Hungry? Get cash back.',
    'home.welcome': 'Hi {first_name}. You made it.',
    'home.steps': 'Pick. Eat. Get paid.',
    'home.stepSearch': 'Pick',
    'home.stepSearchText': 'Each place shows the cash back you get. No surprises.',
    'home.exampleWhere': 'Two blocks away',
    'home.exampleWhat': 'Tacos. Obviously',
    'home.stepDine': 'Eat',
    'home.stepDineText': 'Use the card you added. No app. No codes.',
    'home.stepEarn': 'Get cash back',
    'home.stepEarnText': 'You get your {currency} automatically. Give it a few days.',
    'home.menu': 'Your rate',
    'home.accountTitle': 'Use your {loyalty} account',
    'home.prospectLead': 'Up to {earn_best}. Joining is free.',
    'enrollment.addedTitle': 'Card added. Go eat',
    'mail.welcomeSubject': '{program}: you’re in',
    'mail.welcomeTitle': 'You’re in, {name}.',
    'mail.welcomePlainTitle': '{program}. You’re in.',
    'mail.welcomeLead': 'Next: add a card. Pay with it at a participating restaurant. Get {currency}. Done.',
    'mail.welcomeHow': 'No app. No code. Just the card.',
  },
} as const satisfies PartnerInput['copy']
