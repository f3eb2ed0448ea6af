import { definePartner } from '@dining/partner-kit'

import { copy } from './copy.ts'
import { features } from './features.ts'
import { program } from './program.ts'
import { routes } from './routes.ts'

export default definePartner({
  program,
  features,
  routes,
  copy,
  support: {
    phone: { href: 'tel:+18005550152', formatted: '1-800-555-0152' },
    email: { href: 'mailto:host@dineandearn.example.com', display: 'host@dineandearn.example.com' },
    partnerPhone: { href: 'tel:+18005550153', formatted: '1-800-555-0153' },
    contact: 'host@dineandearn.example.com',
  },
  wordmark: { strong: 'Dine & Earn', light: 'IHG One Rewards®' },
})
