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
      href: 'tel:+18005550143',
      formatted: '1-800-555-0143',
    },
    email: {
      href: 'mailto:desk@cashbackdining.example.com',
      display: 'desk@cashbackdining.example.com',
    },
    contact: 'desk@cashbackdining.example.com',
  },
  wordmark: { strong: 'TGBK', light: 'Cash Back Dining' },
})
