import type { PartnerInput } from '@dining/partner-kit'

export const features = {
  homePage: 'discover',
  hasDiscoverPage: true,
  showEarnRate: true,
  hasVIP: true,
  hasAutoEnroll: true,
  hasPWAInstallBanner: true,
  hasReservationBonus: true,
  openTableReservationsEnabled: true,
  hasSsoNotice: true,
  hasMerchantFavorites: false,
  partnerNumber: {
    label: 'DAAK number',
    help: '9 digits. It is in your DAAK profile and on your boarding pass.',
    pattern: '^\\d{9}$',
    findUrl: 'https://www.example.com/daak/number',
  },
  hasNotices: true,
} as const satisfies PartnerInput['features']
