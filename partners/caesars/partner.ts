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
    phone: { href: 'tel:+18005550121', formatted: '1-800-555-0121' },
    email: { href: 'mailto:concierge@caesarsdining.example.com', display: 'concierge@caesarsdining.example.com' },
    partnerPhone: { href: 'tel:+18005550122', formatted: '1-800-555-0122' },
    contact: 'concierge@caesarsdining.example.com',
  },
  wordmark: { strong: 'Caesars', light: 'Rewards Dining' },
})
