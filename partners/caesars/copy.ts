import type { PartnerInput } from '@dining/partner-kit'

import { features } from './features.ts'

const CARD_NAMES = { MAST: 'Mastercard', VISA: 'Visa' } as const
const cards = features.cardTypesAccepted.map((code) => CARD_NAMES[code])

export const copy = {
  casing: { action: 'upper', headline: 'upper' },
  marks: { mentions: 'first', bodyFont: 'Faustina' },
  names: ['Caesars', 'Caesars Rewards'],
  links: {
    home: '/',
    terms: 'https://www.example.com/caesars-rewards-dining/terms',
    privacy: 'https://www.example.com/caesars-rewards-dining/privacy',
    findPartnerNumber: 'https://www.example.com/caesars-rewards/number',
    offers: '/earn',
    events: '/search',
  },
  tokens: { house_cards: cards.toReversed().join(' or ') },
  texts: {
    'earn.offers': 'Offers',
    'earn.offersLead': 'At your disposal: a higher rate, and what to know before the check arrives.',
    'fieldErrors.invalid-partner-number': 'Enter your 11-digit Caesars Rewards® number. {find_partner_number_link|Find your number}.',
    'home.heroBefore': 'Dine well. Collect up to',
    'home.heroMember': 'Dine well. Collect',
    'home.heroLead': 'Link a card, pay your checks with it, and each of them adds to your Reward Credits®.',
    'home.welcome': 'A pleasure to see you, {first_name}.',
    'home.steps': 'Three steps to a reward',
    'home.stepSearch': 'Choose',
    'home.stepSearchText': 'See the whole list of restaurants, and what each one pays, before you choose.',
    'home.exampleWhere': 'Near your hotel',
    'home.exampleWhat': 'Prime rib, late seating',
    'home.stepDineText': 'Take your time, order another course, and close the check with your linked card.',
    'home.stepEarn': 'Collect',
    'home.stepEarnText': 'Your {currency} reach your account within a few days, for every dollar you spent.',
    'home.menu': 'What you collect',
    'home.menuBasic': 'for every member',
    'home.menuSelect': 'for members with email on',
    'home.prospectTitle': 'Become a member',
    'home.prospectLead': 'Membership is free, and you collect up to {earn_best}.',
    'mail.welcomeSubject': 'You are now a member of {program}',
    'mail.welcomeTitle': 'A warm welcome, {name}',
    'mail.welcomePlainTitle': 'A warm welcome to {program}',
    'mail.welcomeLead':
      'Your membership is active. Choose a card and link it: every participating restaurant then adds to your {currency}.',
    'mail.welcomeHow': 'Then dine at your leisure. You need nothing but that card.',
    'mail.codeLead': 'Kindly enter this code where you requested it. It admits you once, within {minutes} minutes.',
    'mail.changedLead':
      'Your former password is no longer valid, and every device has been signed out. Your new password admits you again.',
  },
} as const satisfies PartnerInput['copy']
