import type { PartnerInput } from '@dining/partner-kit'

export const features = {
  homePage: 'how-it-works',
  showEarnRate: true,
  hasVIP: true,
  copyStates: ['anonymous', 'opted_out', 'building', 'renewing', 'complete'],
  partnerNumber: {
    label: 'Free Spirit number',
    help: '10 digits. Look in the app, or at the top of any booking.',
    pattern: '^\\d{10}$',
    findUrl: 'https://www.example.com/free-spirit/number',
  },
  extraContentPaths: ['/free-spirit-card'],
} as const satisfies PartnerInput['features']
