import type { PartnerInput } from '@dining/partner-kit'

export const copy = {
  casing: {
    action: 'sentence',
    headline: 'none',
  },
  exclamation: '.',
  marks: {
    mentions: 'every',
    bodyFont: 'Hanken Grotesk',
  },
  names: ['MileagePlus', 'Acclaimed'],
  links: {
    home: '/',
    terms: 'https://www.example.com/mileageplus-dining/terms',
    privacy: 'https://www.example.com/mileageplus-dining/privacy',
    findPartnerNumber: 'https://www.example.com/mileageplus/number',
    offers: '/discover',
    events: '/discover',
  },
  texts: {
    'shell.earnLine': 'Miles, from the ground up.',
    'home.heroBefore': 'From the table, up to',
    'home.heroMember': 'From the table,',
    'home.heroLead': 'Register a card you carry. At participating restaurants, paying with it is all that is asked of you.',
    'home.greeting': 'Dinner is a good place to start.',
    'home.welcome': 'It is a pleasure to see you, {first_name}.',
    'home.steps': 'The journey, in three legs',
    'home.stepSearchText': 'The rate stands beside every restaurant, together with the days on which it applies.',
    'home.stepDineText': 'Pay with a registered card. Nobody at the restaurant needs to be told.',
    'home.stepEarnText': 'Your {currency} reach your account within a few days and are listed there with the restaurant’s name.',
    'home.menu': 'Rates of earning',
    'home.menuBasic': 'on enrollment',
    'home.menuSelect': 'with e-mail accepted',
    'home.accountTitle': 'Begin with your {loyalty} account',
    'errors.notFoundTitle': 'This route is not flown',
    'search.noResultsTitle': 'No restaurant in this area',
    'enrollment.addedTitle': 'Your card is registered',
  },
} as const satisfies PartnerInput['copy']
