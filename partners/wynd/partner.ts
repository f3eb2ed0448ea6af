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
      href: 'tel:+18005550187',
      formatted: '1-800-555-0187',
    },
    email: {
      href: 'mailto:hello@wynddining.example.com',
      display: 'hello@wynddining.example.com',
    },
    contact: 'hello@wynddining.example.com',
  },
  wordmark: { strong: 'WYND', light: 'Rewards Dining' },
})
