import type { PartnerInput } from '@dining/partner-kit'

export const features = {
  homePage: 'how-it-works',
  showEarnRate: true,
  hasVIP: true,
  openTableReservationsEnabled: true,
  hasPartnerLoadedCards: true,
  hideEmailOptIn: true,
  copyStates: ['anonymous', 'opted_out', 'building', 'renewing', 'complete'],
  partnerNumber: {
    label: 'Marriott Bonvoy® number',
    help: '9 digits. It is printed on your membership card.',
    pattern: '^\\d{9}$',
    findUrl: 'https://www.example.com/bonvoy/number',
  },
  logoChain: [{ name: 'Marriott Bonvoy', url: 'https://www.example.com/bonvoy' }],
  hasNotices: true,
} as const satisfies PartnerInput['features']
