import type { PartnerInput } from '@dining/partner-kit'

export const features = {
  homePage: 'how-it-works',
  showEarnRate: true,
  hasSmsOptIn: true,
  shortCode: '70358',
  partnerNumber: {
    label: 'Rapid Rewards number',
    help: '8 to 14 digits. It’s at the top of your account.',
    pattern: '^\\d{8,14}$',
    findUrl: 'https://www.example.com/rapid-rewards/number',
  },
  appAnnouncementModal: {
    title: 'Got the whole table?',
    body: 'Pay the check with your linked card, and the points for all of it are yours. Your friends can pay you back.',
    buttonText: 'Tell me more',
    buttonUrl: '/earn/potluck',
  },
  copyStates: ['anonymous', 'opted_out'],
  hasNotices: true,
} as const satisfies PartnerInput['features']
