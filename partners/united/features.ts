import type { PartnerInput } from '@dining/partner-kit'

export const features = {
  homePage: 'how-it-works',
  hasDiscoverPage: true,
  showEarnRate: true,
  acclaimedEnabled: true,
  acclaimed2Enabled: true,
  hasVIP: true,
  hasFlexOffers: true,
  openTableReservationsEnabled: true,
  logoChain: [
    {
      name: 'United',
      url: 'https://www.example.com/united',
    },
    {
      name: 'MileagePlus®',
      url: 'https://www.example.com/mileageplus',
    },
  ],
  copyStates: ['anonymous', 'opted_out', 'building', 'renewing', 'complete'],
  partnerNumber: {
    label: 'MileagePlus number',
    help: '2 letters and 6 digits, as on your membership card.',
    pattern: '^[A-Z]{2}\\d{6}$',
    findUrl: 'https://www.example.com/mileageplus/number',
  },
  hasNotices: true,
} as const satisfies PartnerInput['features']
