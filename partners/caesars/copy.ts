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
    offers: '/earn/first-evening',
    events: '/search',
  },
  tokens: { house_cards: cards.toReversed().join(' or ') },
  texts: {
    'fieldErrors.invalid-partner-number': 'Enter your 11-digit Caesars Rewards® number. {find_partner_number_link|Find your number}.',
    'shell.earnLine': 'Dine as an emperor would. Collect as a member does.',
    'home.heroBefore': 'Be seated. Collect up to',
    'home.heroMember': 'Be seated. Collect',
    'home.heroLead': 'Leave one card with us. Settle your checks with it, and each of them adds to your Reward Credits®.',
    'home.welcome': 'Your table is kept, {first_name}.',
    'home.steps': 'The evening in three courses',
    'home.stepSearch': 'The choice',
    'home.stepSearchText': 'Read the list of houses as you would a menu: each names what it pays you.',
    'home.exampleWhere': 'A short walk from your suite',
    'home.exampleWhat': 'Tacos fit for a consul',
    'home.stepDine': 'The table',
    'home.stepDineText': 'Order, linger, settle with your linked card. The waiter need not be told.',
    'home.yourLinkedCard': 'The known card',
    'home.stepEarn': 'The tribute',
    'home.stepEarnText': 'Your {currency} arrive at your account within days, counted to the last dollar.',
    'home.menu': 'The house pays',
    'home.menuBasic': 'to every member',
    'home.menuSelect': 'to those who read our letters',
    'home.prospectTitle': 'Take your place',
    'home.prospectLead': 'Membership costs nothing and collects up to {earn_best}.',
    'errors.notFoundTitle': 'This hall stands empty',
    'search.noResultsTitle': 'No house of ours stands here',
    'mail.welcomeSubject': 'The doors of {program} are open to you',
    'mail.welcomeTitle': 'Enter and be welcome, {name}',
    'mail.welcomePlainTitle': 'Enter and be welcome at {program}',
    'mail.welcomeLead':
      'Your place is laid; one gesture remains. Link the card that settles your checks, and each participating house pays you in {currency}.',
    'mail.welcomeHow': 'Then dine at leisure. The card is the only introduction you will need.',
    'mail.codeLead':
      'Be so kind as to enter this code on the page where you requested it. It opens the door once, and for {minutes} minutes only.',
    'mail.changedLead':
      'Your former password opens nothing now, and every device has been signed out. Sign in with the new password to return.',
  },
} as const satisfies PartnerInput['copy']
