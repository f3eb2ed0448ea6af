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
    phone: { href: 'tel:+18005550127', formatted: '1-800-555-0127' },
    email: { href: 'mailto:crew@daakdining.example.com', display: 'crew@daakdining.example.com' },
    partnerPhone: { href: 'tel:+18005550128', formatted: '1-800-555-0128' },
    contact: 'crew@daakdining.example.com',
  },
  wordmark: { strong: 'DAAK', light: 'Dining' },
})
