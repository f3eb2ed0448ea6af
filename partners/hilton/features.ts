import type { PartnerInput } from '@dining/partner-kit'

export const features = {
  homePage: 'how-it-works',
  showEarnRate: true,
  cmsPreview: true,
  hasVIP: true,
  hasSmsOptInV2: true,
  shortCode: '55548',
  openTableReservationsEnabled: true,
  hasReservationBonus: true,
  typeformCode: 'hiltondine',
  logoChain: [{ name: 'Hilton Honors™', url: 'https://www.example.com/hilton-honors' }],
  partnerNumber: {
    label: 'Hilton Honors™ number',
    help: 'Nine or ten digits. You find it in your confirmation emails.',
    pattern: '^\\d{9,10}$',
    findUrl: 'https://www.example.com/hilton-honors/number',
  },
  hasNotices: true,
} as const satisfies PartnerInput['features']
