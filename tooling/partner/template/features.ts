import type { PartnerInput } from '@dining/partner-kit'

export const features = {
  homePage: 'how-it-works',
  showEarnRate: true,
  partnerNumber: false,
} as const satisfies PartnerInput['features']
