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
    phone: { href: 'tel:+18005550100', formatted: '1-800-555-0100' },
    email: { href: 'mailto:help@new-partner.example.com', display: 'help@new-partner.example.com' },
    contact: 'help@new-partner.example.com',
  },
  wordmark: { strong: 'New Partner', light: 'Dining' },
})
