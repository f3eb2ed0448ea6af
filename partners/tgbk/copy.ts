import type { PartnerInput } from '@dining/partner-kit'

export const copy = {
  casing: {
    action: 'sentence',
    headline: 'none',
  },
  marks: {
    mentions: 'first',
    bodyFont: 'IBM Plex Sans',
  },
  names: ['TGBK'],
  links: {
    home: '/',
    terms: 'https://www.example.com/tgbk/terms',
    privacy: 'https://www.example.com/tgbk/privacy',
    findPartnerNumber: 'https://www.example.com/tgbk/contact',
    offers: '/search',
    events: '/search',
  },
  texts: {
    'shell.earnLine': 'The part of the bill that comes back.',
    'home.heroBefore': 'Amount returned: up to',
    'home.heroMember': 'Amount returned:',
    'home.heroLead': 'Put a card on file, eat out, and a line of your bill is paid back to you. Real money; nothing to convert.',
    'home.greeting': 'Hungry? It’s partly on us.',
    'home.welcome': 'Good to see you, {first_name}. Your ledger is open.',
    'home.steps': 'Subtotal, tax, tip, yours',
    'home.stepSearchText': 'The percentage is printed on each restaurant before you pick it, like a price on a menu.',
    'home.stepDineText': 'Settle up with the card on file. The waiter sees a card; we see a bill.',
    'home.stepEarnText': 'A few days later your {currency} is entered in the ledger, next to the bill that it came from.',
    'home.menu': 'Rates, printed plainly',
    'home.menuBasic': 'from the first bill',
    'home.prospectTitle': 'Open an account',
    'home.prospectLead': 'Up to {earn_best}. No fee, one card, two minutes by the clock.',
    'errors.notFoundTitle': 'No such line item',
    'search.noResultsTitle': 'Total: no tables',
    'enrollment.addedTitle': 'Card on file',
  },
} as const satisfies PartnerInput['copy']
