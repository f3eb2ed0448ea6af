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
    phone: { href: 'tel:+18005550163', formatted: '1-800-555-0163' },
    email: { href: 'mailto:crew@truebluedining.example.com', display: 'crew@truebluedining.example.com' },
    contact: 'crew@truebluedining.example.com',
  },
  wordmark: { strong: 'TrueBlue®', light: 'Dining' },
})
