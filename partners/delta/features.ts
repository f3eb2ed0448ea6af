import type { PartnerInput } from '@dining/partner-kit'

export const features = {
  homePage: 'discover',
  hasDiscoverPage: true,
  showEarnRate: true,
  acclaimedEnabled: true,
  cmsPreview: true,
  hasVIP: true,
  openTableReservationsEnabled: true,
  appOnlyBonusByDefault: true,
  nativeApp: {
    iosUrl: 'https://apps.example.com/skymiles-dining',
    androidUrl: 'https://play.example.com/skymiles-dining',
  },
  partnerNumber: {
    label: 'SkyMiles number',
    help: '10 digits. It is on your card and in the app.',
    pattern: '^\\d{10}$',
    findUrl: 'https://www.example.com/skymiles/number',
  },
  hasEmailChange: true,
  hasNotices: true,
} as const satisfies PartnerInput['features']
