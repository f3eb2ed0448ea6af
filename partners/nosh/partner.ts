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
    phone: { href: 'tel:+18005550162', formatted: '1-800-555-0162' },
    email: { href: 'mailto:hello@neighborhoodnosh.example.com', display: 'hello@neighborhoodnosh.example.com' },
    contact: 'hello@neighborhoodnosh.example.com',
  },
  wordmark: { strong: 'Neighborhood', light: 'Nosh' },
})
