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
    phone: { href: 'tel:+18005550131', formatted: '1-800-555-0131' },
    email: { href: 'mailto:pitstop@fuelrewardsdining.example.com', display: 'pitstop@fuelrewardsdining.example.com' },
    contact: 'pitstop@fuelrewardsdining.example.com',
  },
  wordmark: { strong: 'Fuel Rewards®', light: 'Dining' },
})
