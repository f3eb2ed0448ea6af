import type { PartnerInput } from '@dining/partner-kit'

export const features = {
  homePage: 'how-it-works',
  showEarnRate: true,
  hasPWAInstallBanner: true,
  hasSmsOptIn: true,
  shortCode: '55512',
  copyStates: ['anonymous', 'opted_out'],
  extraContentPaths: ['/road-trip'],
  partnerNumber: {
    label: 'Choice Privileges® number',
    help: 'Three letters, then five to eight digits. It is on your member card.',
    pattern: '^[A-Z]{3}\\d{5,8}$',
    findUrl: 'https://www.example.com/choice-privileges/number',
  },
  vendors: [
    { kind: 'gtm', purposes: ['measurement', 'marketing'] },
    { kind: 'segment', purposes: ['measurement'] },
  ],
} as const satisfies PartnerInput['features']
