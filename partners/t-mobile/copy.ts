import type { PartnerInput } from '@dining/partner-kit'

import { features } from './features.ts'

const CARD_NAMES = { AMEX: 'American Express', MAST: 'Mastercard', VISA: 'Visa' } as const
const cards = features.cardTypesAccepted.map((code) => CARD_NAMES[code])

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
    offers: '/earn',
    events: '/discover',
  },
  tokens: { cards_taken: `${cards.slice(0, -1).join(', ')}, and ${cards.at(-1) ?? ''}` },
  texts: {
    'earn.offers': 'Get cash back',
    'earn.offersLead': 'Here’s how to get the most out of dinner.',
    'home.heroBefore': 'With T-Mobile, dinner gets you up to',
    'home.heroMember': 'With T-Mobile, dinner gets you',
    'home.heroLead': 'You’re a customer already, so you’re halfway there. Add a card, eat out, and part of the check comes back.',
    'home.greeting': 'Dinner’s better with cash back.',
    'home.welcome': 'There you are, {first_name}.',
    'home.steps': 'Here’s how it goes',
    'home.stepSearch': 'Pick a place',
    'home.stepSearchText': 'You’ll see the cash back, and the days it’s good for, before you head out.',
    'home.exampleWhere': 'Two blocks away',
    'home.exampleWhat': 'Wings for the game',
    'home.stepDine': 'Eat',
    'home.stepDineText': 'Pay with the card you’ve added. You don’t need the app, a code or a word with the server.',
    'home.stepEarn': 'Get cash back',
    'home.stepEarnText': 'We’ll add your {currency} on our own. It takes a few days.',
    'home.menu': 'Your rate',
    'home.accountTitle': 'Use your {loyalty} account',
    'home.prospectLead': 'Up to {earn_best}, and it’s free with the account you’ve got.',
    'enrollment.addedTitle': 'You’re set. Enjoy dinner',
    'mail.welcomeSubject': '{program}: you’re in',
    'mail.welcomeTitle': 'Glad you’re with us, {name}',
    'mail.welcomePlainTitle': 'Glad you’re with us at {program}',
    'mail.welcomeLead':
      'There’s one thing left to do: add the card you pay with. Then dinner at a participating restaurant gets you {currency}.',
    'mail.welcomeHow': 'The server doesn’t have to know. You pay, and we’ll do the rest.',
  },
} as const satisfies PartnerInput['copy']
