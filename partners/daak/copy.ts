import type { PartnerInput } from '@dining/partner-kit'

export const copy = {
  casing: { action: 'sentence', headline: 'none' },
  exclamation: '.',
  marks: { bodyFont: 'Nunito Sans' },
  names: ['DAAK'],
  links: {
    home: '/',
    terms: 'https://www.example.com/daak/dining-terms',
    privacy: 'https://www.example.com/daak/privacy',
    findPartnerNumber: 'https://www.example.com/daak/number',
    offers: '/earn/booked',
    events: '/discover',
  },
  texts: {
    'shell.earnLine': 'Wherever you put in, somebody is cooking.',
    'home.heroMember': 'Eat ashore. Earn',
    'home.welcome': 'Welcome ashore, {first_name}.',
    'home.steps': 'Cast off in three moves',
    'home.stepSearchText': 'A list of kitchens with their points, as plain as a tide table.',
    'home.stepDineText': 'Eat. Then pay with the card you linked. Nobody asks, nobody scans.',
    'home.stepEarnText': 'A few days on, the {currency} have reached your DAAK account.',
    'home.menu': 'Tide table',
    'home.accountTitle': 'Your DAAK account is the key',
    'home.prospectLead': 'Earn up to {earn_best}. Bring the account; we keep no second password.',
    'errors.notFoundTitle': 'Off the chart',
    'search.noResultsTitle': 'Calm water, no kitchens',
  },
} as const satisfies PartnerInput['copy']
