import type { PartnerInput } from '@dining/partner-kit'

export const features = {
  homePage: 'how-it-works',
  hasDiscoverPage: true,
  showEarnRate: true,
  acclaimedEnabled: true,
  hasVIP: true,
  openTableReservationsEnabled: true,
  hasPartnerLoadedCards: true,
  minimumAppVersion: '2.4.0',
  nativeApp: {
    iosUrl: 'https://apps.example.com/aadvantage-dining',
    androidUrl: 'https://play.example.com/aadvantage-dining',
  },
  appEnrollmentSource: 'app',
  partnerNumber: {
    label: 'AAdvantage® number',
    help: '7 letters and digits. It is on your boarding pass and in the app.',
    pattern: '^[A-Z0-9]{7}$',
    findUrl: 'https://www.example.com/aadvantage/number',
  },
  hasNotices: true,
} as const satisfies PartnerInput['features']
