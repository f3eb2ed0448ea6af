import type { PartnerInput } from '@dining/partner-kit'

export const copy = {
  casing: { action: 'lower', headline: 'lower' },
  marks: { mentions: 'first', bodyFont: 'Instrument Sans' },
  names: ['Hilton', 'Hilton Honors'],
  links: {
    home: '/',
    terms: 'https://www.example.com/hilton-honors-dining/terms',
    privacy: 'https://www.example.com/hilton-honors-dining/privacy',
    findPartnerNumber: 'https://www.example.com/hilton-honors/number',
    offers: '/reserve',
    events: '/search',
  },
  texts: {
    'shell.earnLine': 'Ask us where to dine. We remember the points.',
    'home.heroBefore': 'Dine well. Receive up to',
    'home.heroMember': 'Dine well. Receive',
    'home.heroLead': 'Leave a card with us once. Each meal you pay with it adds Bonus Points to those from your stays.',
    'home.welcome': 'A pleasure to see you again, {first_name}.',
    'home.steps': 'May we?',
    'home.stepSearchText': 'We suggest a restaurant nearby, and tell you beforehand what it adds.',
    'home.stepDineText': 'Take your time. When the check comes, your linked card is all we ask for.',
    'home.stepEarnText': 'Your {currency} are with {loyalty} a few days later, quietly.',
    'home.menu': 'With our compliments',
    'home.prospectTitle': 'Check in',
    'home.prospectLead': 'Up to {earn_best}, at no charge to you.',
    'errors.notFoundTitle': 'We could not find your room',
    'search.noResultsTitle': 'Nothing we could recommend here',
  },
} as const satisfies PartnerInput['copy']
