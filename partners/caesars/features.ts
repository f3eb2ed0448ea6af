import type { PartnerInput } from '@dining/partner-kit'

export const features = {
  homePage: 'how-it-works',
  showEarnRate: true,
  acclaimedEnabled: false,
  cardTypesAccepted: ['MAST', 'VISA'],
  fullAddressRequired: true,
  partnerNumber: {
    label: 'Caesars Rewards® number',
    help: '11 digits. They stand on the front of your card.',
    pattern: '^\\d{11}$',
    findUrl: 'https://www.example.com/caesars-rewards/number',
  },
} as const satisfies PartnerInput['features']
