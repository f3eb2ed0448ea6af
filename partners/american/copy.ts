import type { PartnerInput } from '@dining/partner-kit'

export const copy = {
  casing: { action: 'upper', headline: 'title' },
  marks: { mentions: 'first', bodyFont: 'Libre Franklin' },
  names: ['AAdvantage'],
  links: {
    home: '/',
    terms: 'https://www.example.com/aadvantage-dining/terms',
    privacy: 'https://www.example.com/aadvantage-dining/privacy',
    findPartnerNumber: 'https://www.example.com/aadvantage/number',
    offers: '/earn',
    events: '/discover',
  },
  texts: {
    'shell.earnLine': 'Miles for the places between the flights.',
    'home.heroLead': 'Link the cards you carry, dine where you like, and the miles join the ones you fly.',
    'home.steps': 'Three steps, then bon voyage',
    'home.stepSearchText': 'Every restaurant shows its miles before you choose it.',
    'home.stepDineText': 'Pay with a linked card. Nothing to clip, nothing to scan.',
    'home.menu': 'The fare, by tier',
    'errors.notFoundTitle': 'No flights to this page',
  },
} as const satisfies PartnerInput['copy']
