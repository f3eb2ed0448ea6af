import type { PartnerInput } from '@dining/partner-kit'

export const features = {
  homePage: 'discover',
  hasDiscoverPage: true,
  showEarnRate: true,
  hasFlexOffers: true,
  hasPWAInstallBanner: true,
  cardTypesAccepted: ['AMEX', 'MAST', 'VISA'],
  minimumAppVersion: '3.1.0',
  nativeApp: {
    iosUrl: 'https://apps.example.com/t-mobile-dining',
    androidUrl: 'https://play.example.com/t-mobile-dining',
  },
  copyStates: ['anonymous', 'opted_out'],
  partnerNumber: false,
} as const satisfies PartnerInput['features']
