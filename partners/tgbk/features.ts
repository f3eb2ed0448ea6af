import type { PartnerInput } from '@dining/partner-kit'

export const features = {
  homePage: 'how-it-works',
  hasDiscoverPage: false,
  showEarnRate: true,
  copyStates: ['anonymous', 'opted_out', 'new_member_bonus'],
  partnerNumber: false,
} as const satisfies PartnerInput['features']
