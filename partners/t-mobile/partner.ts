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
      href: 'tel:+18005550155',
      formatted: '1-800-555-0155',
    },
    email: {
      href: 'mailto:hey@diningrewards.example.com',
      display: 'hey@diningrewards.example.com',
    },
    partnerPhone: {
      href: 'tel:+18005550156',
      formatted: '1-800-555-0156',
    },
    contact: 'hey@diningrewards.example.com',
  },
  wordmark: { strong: 'T-Mobile', light: 'Dining Rewards' },
})
