import type { PartnerInput } from '@dining/partner-kit'

export const copy = {
  casing: {
    action: 'upper',
    headline: 'none',
  },
  marks: {
    mentions: 'first',
    bodyFont: 'Atkinson Hyperlegible Next',
  },
  names: ['Upromise'],
  links: {
    home: '/',
    terms: 'https://www.example.com/upromise-dining/terms',
    privacy: 'https://www.example.com/upromise-dining/privacy',
    findPartnerNumber: 'https://www.example.com/upromise-dining/questions',
    offers: '/search',
    events: '/search',
  },
  texts: {
    'shell.earnLine': 'A little from every dinner, for the day they leave home.',
    'home.heroBefore': 'Dinner out gives college up to',
    'home.heroMember': 'Dinner out gives college',
    'home.heroLead': 'Add the card your family eats out with. Part of each bill is set aside, and it grows while they do.',
    'home.greeting': 'Hungry? So is the college fund.',
    'home.welcome': 'Welcome home, {first_name}.',
    'home.steps': 'A lesson in three parts',
    'home.stepSearchText': 'Look around school, home or the soccer field. Every restaurant tells you what it gives.',
    'home.stepDineText': 'Pay with the family card. The kids may order dessert.',
    'home.stepEarnText': 'We set your {currency} aside within a few days. You can watch it add up.',
    'home.menu': 'What each dinner gives',
    'home.menuBasic': 'from the very first dinner',
    'home.menuSelect': 'when you read our e-mail',
    'home.prospectTitle': 'Begin with one address',
    'home.prospectLead': 'Set aside up to {earn_best}. Free for every family, and there is no minimum.',
    'errors.notFoundTitle': 'This page skipped class',
    'search.noResultsTitle': 'No restaurant here has enrolled yet',
    'enrollment.addedTitle': 'Your first step is done',
  },
} as const satisfies PartnerInput['copy']
