import type { PartnerInput } from '@dining/partner-kit'

export const copy = {
  casing: {
    action: 'sentence',
    headline: 'none',
  },
  ellipsis: '.',
  marks: {
    bodyFont: 'Albert Sans',
  },
  names: ['WYND Rewards', 'WYND'],
  links: {
    home: '/',
    terms: 'https://www.example.com/wynd/terms',
    privacy: 'https://www.example.com/wynd/privacy',
    findPartnerNumber: 'https://www.example.com/wynd/number',
    offers: '/search',
    events: '/search',
  },
  texts: {
    'shell.earnLine': 'Go out. Points blow in.',
    'home.heroBefore': 'Wander out for up to',
    'home.heroMember': 'Wander out for',
    'home.heroLead': 'Travel light: one card, no app to open, no line to stand in. At home or away.',
    'home.greeting': 'Hungry? Follow your nose.',
    'home.welcome': 'Nice to see you out, {first_name}.',
    'home.steps': 'As easy as stepping outside',
    'home.stepSearchText': 'By the beach, by the office, by the hotel. Points are marked on each place.',
    'home.stepDineText': 'Use the card you packed. Then stay for the view.',
    'home.stepEarnText': 'Some days later your {currency} turn up, like sand in a shoe.',
    'home.menu': 'Light, fresh, breezy',
    'home.menuBasic': 'straight away',
    'home.menuSelect': 'with our postcards',
    'home.menuVip': 'after the {vip_dine} outing',
    'home.prospectTitle': 'Come along',
    'home.prospectLead': 'Take home up to {earn_best}. Free, quick, and you can drift off any time.',
    'errors.notFoundTitle': 'Gone with the breeze',
    'search.noResultsTitle': 'Calm waters here',
    'enrollment.addedTitle': 'Off you go',
  },
} as const satisfies PartnerInput['copy']
