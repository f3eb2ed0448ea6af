import type { PartnerInput } from '@dining/partner-kit'

export const features = {
  homePage: 'how-it-works',
  showEarnRate: true,
  acclaimedEnabled: false,
  cardTypesAccepted: ['MAST', 'VISA'],
  fullAddressRequired: true,
  copyStates: ['anonymous', 'opted_out'],
  logoChain: [
    { name: 'Caesars Rewards®', url: 'https://www.example.com/caesars-rewards' },
    { name: 'Caesars Hotels', url: 'https://www.example.com/caesars-rewards/hotels' },
  ],
  partnerNumber: {
    label: 'Caesars Rewards® number',
    help: '11 digits, on the front of your card.',
    pattern: '^\\d{11}$',
    findUrl: 'https://www.example.com/caesars-rewards/number',
  },
} as const satisfies PartnerInput['features']
