import type { PartnerInput } from '@dining/partner-kit'

export const copy = {
  casing: { action: 'sentence', headline: 'none' },
  links: {
    home: '/',
    terms: 'https://www.example.com/new-partner/terms',
    privacy: 'https://www.example.com/new-partner/privacy',
    findPartnerNumber: 'https://www.example.com/new-partner/number',
    offers: '/earn',
    events: '/search',
  },
  texts: {},
} as const satisfies PartnerInput['copy']
