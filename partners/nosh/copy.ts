import type { PartnerInput } from '@dining/partner-kit'

export const copy = {
  casing: { action: 'upper', headline: 'none' },
  ellipsis: '',
  marks: { bodyFont: 'Figtree' },
  names: ['Nosh'],
  links: {
    home: '/',
    terms: 'https://www.example.com/nosh/terms',
    privacy: 'https://www.example.com/nosh/privacy',
    // members have no number here; whoever asks for one is led to the account's help
    findPartnerNumber: 'https://www.example.com/nosh/help',
    offers: '/search',
    events: '/search',
  },
  texts: {
    'shell.earnLine': 'Good food nearby, and a bit of your money back.',
    'home.heroLead': 'Link the card in your pocket, eat where you always eat, and we take it off your card’s bill.',
    'home.welcome': 'Hey {first_name}, pull up a chair.',
    'home.steps': 'Eat local, get paid. That’s the whole thing',
    'home.stepSearchText': 'Noodle counters, taco windows, the place with the good pie. Each one shows what comes back.',
    'home.stepDineText': 'Pay like you always pay. No coupons, no codes, no awkward chat with the waiter.',
    'home.stepEarnText': 'Once you’ve {credit_from} saved up, it comes off your card’s next statement. You do nothing.',
    'home.menu': 'What comes back',
    'home.prospectTitle': 'Save me a seat',
    'home.prospectLead': 'Get up to {earn_best}. Free to join: two minutes, one card.',
    'errors.notFoundTitle': 'Somebody ate this page',
    'search.noResultsTitle': 'Nothing on this block yet',
  },
} as const satisfies PartnerInput['copy']
