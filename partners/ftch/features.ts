import type { PartnerInput } from '@dining/partner-kit'

export const features = {
  homePage: 'discover',
  hasDiscoverPage: true,
  showEarnRate: true,
  acclaimedEnabled: true,
  partnerNumber: false,
} as const satisfies PartnerInput['features']
