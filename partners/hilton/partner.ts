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
    phone: { href: 'tel:+18005550136', formatted: '1-800-555-0136' },
    email: { href: 'mailto:concierge@hiltonhonorsdining.example.com', display: 'concierge@hiltonhonorsdining.example.com' },
    partnerPhone: { href: 'tel:+18005550137', formatted: '1-800-555-0137' },
    contact: 'concierge@hiltonhonorsdining.example.com',
  },
  wordmark: { strong: 'hilton honors™', light: 'dining' },
})
