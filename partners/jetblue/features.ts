import type { PartnerInput } from '@dining/partner-kit'

export const features = {
  homePage: 'discover',
  hasDiscoverPage: true,
  showEarnRate: true,
  openTableReservationsEnabled: true,
  partnerNumber: {
    label: 'TrueBlue number',
    help: '10 to 12 digits, no spaces. It’s in the app, next to your points.',
    pattern: '^\\d{10,12}$',
    findUrl: 'https://www.example.com/trueblue/number',
  },
  copyStates: ['anonymous', 'opted_out'],
  extraContentPaths: ['/household'],
  logoChain: [{ name: 'TrueBlue', url: 'https://www.example.com/trueblue' }],
  hasNotices: true,
} as const satisfies PartnerInput['features']
