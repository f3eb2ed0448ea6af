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
    phone: {
      href: 'tel:+18005550176',
      formatted: '1-800-555-0176',
    },
    email: {
      href: 'mailto:families@upromisedining.example.com',
      display: 'families@upromisedining.example.com',
    },
    contact: 'families@upromisedining.example.com',
  },
  wordmark: { strong: 'Upromise®', light: 'Dining' },
})
