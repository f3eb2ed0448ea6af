import type { PartnerInput } from '@dining/partner-kit'

export const features = {
  homePage: 'how-it-works',
  showEarnRate: false,
  copyStates: ['anonymous', 'opted_out'],
  partnerNumber: {
    label: 'Fuel Rewards® number',
    help: '19 digits. They are below the barcode on your card.',
    pattern: '^\\d{19}$',
    findUrl: 'https://www.example.com/fuel-rewards/number',
  },
} as const satisfies PartnerInput['features']
