import type { PartnerInput } from '@dining/partner-kit'

export const copy = {
  casing: { action: 'upper', headline: 'upper' },
  marks: { mentions: 'every', bodyFont: 'Source Sans 3' },
  names: ['SkyMiles'],
  links: {
    home: '/',
    terms: 'https://www.example.com/terms',
    privacy: 'https://www.example.com/privacy',
    findPartnerNumber: 'https://www.example.com/skymiles/number',
    offers: '/earn/vip-upgrade',
    events: '/discover',
  },
  texts: {
    'shell.earnLine': 'Earn before you ever reach the gate.',
    'errors.notFoundTitle': 'This gate is closed',
  },
} as const satisfies PartnerInput['copy']
