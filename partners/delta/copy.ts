import type { PartnerInput } from '@dining/partner-kit'

export const copy = {
  casing: { action: 'upper', headline: 'upper' },
  links: {
    home: '/',
    terms: 'https://www.example.com/terms',
    privacy: 'https://www.example.com/privacy',
    findPartnerNumber: 'https://www.example.com/skymiles/number',
    offers: '/earn',
    events: '/earn',
  },
  texts: {},
} as const satisfies PartnerInput['copy']
