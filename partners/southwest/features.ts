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
    title: 'A text when you earn',
    body: 'Add your mobile number to your profile, and we text you each time you earn. Only then, and you can stop any time.',
    buttonText: 'Add my number',
    buttonUrl: '/account/user_profile',
  },
  copyStates: ['anonymous', 'opted_out', 'building'],
} as const satisfies PartnerInput['features']
