import type { PartnerInput } from '@dining/partner-kit'

export const features = {
  homePage: 'how-it-works',
  hasDiscoverPage: false,
  showEarnRate: true,
  hasVIP: true,
  hidePartnerFooterLogo: true,
  logoChain: [
    {
      name: 'WYND Rewards',
      url: 'https://www.example.com/wynd',
    },
  ],
  copyStates: ['anonymous', 'opted_out', 'building', 'renewing', 'complete'],
  partnerNumber: {
    label: 'WYND Rewards number',
    help: '9 digits. Open the app; it is under your name.',
    pattern: '^\\d{9}$',
    findUrl: 'https://www.example.com/wynd/number',
  },
} as const satisfies PartnerInput['features']
