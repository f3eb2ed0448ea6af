import type { PartnerInput } from '@dining/partner-kit'

export const routes = {
  '/': {
    title: 'SkyMiles Dining: earn miles when you dine',
    description: 'Link a card once and earn up to 5 miles per dollar at thousands of restaurants.',
    keywords: 'dining, restaurants, miles',
  },
} as const satisfies PartnerInput['routes']
