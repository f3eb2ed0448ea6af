import type { PartnerInput } from '@dining/partner-kit'

export const features = {
  homePage: 'how-it-works',
  showEarnRate: true,
  hasVIP: true,
  hasSmsOptInV2: true,
  shortCode: '44732',
  typeformCode: 'ihg-dine-earn',
  hasLegacyStatusText: true,
  partnerNumber: {
    label: 'IHG One Rewards number',
    help: '9 digits. You find it on your member card and on every stay’s confirmation.',
    pattern: '^\\d{9}$',
    findUrl: 'https://www.example.com/one-rewards/number',
  },
  logoChain: [{ name: 'IHG One Rewards', url: 'https://www.example.com/one-rewards' }],
  hasNotices: true,
} as const satisfies PartnerInput['features']
