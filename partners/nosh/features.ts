import type { PartnerInput } from '@dining/partner-kit'

export const features = {
  homePage: 'how-it-works',
  showEarnRate: true,
  acclaimedEnabled: true,
  cmsPreview: true,
  hasVIP: true,
  copyStates: ['anonymous', 'opted_out', 'building', 'renewing', 'complete'],
  hasHousehold: false,
  partnerNumber: false,
  generalModalType: 'this-is-big',
} as const satisfies PartnerInput['features']
