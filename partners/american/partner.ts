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
    phone: { href: 'tel:+18005550117', formatted: '1-800-555-0117' },
    email: { href: 'mailto:service@aadvantagedining.example.com', display: 'service@aadvantagedining.example.com' },
    partnerPhone: { href: 'tel:+18005550118', formatted: '1-800-555-0118' },
    contact: 'service@aadvantagedining.example.com',
  },
  wordmark: { strong: 'AAdvantage', light: 'Dining℠' },
})
