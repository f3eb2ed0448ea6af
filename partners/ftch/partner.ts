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
    phone: { href: 'tel:+18005550189', formatted: '1-800-555-0189' },
    email: { href: 'mailto:dining@ftch.example.com', display: 'dining@ftch.example.com' },
    contact: 'dining@ftch.example.com',
  },
  wordmark: { strong: 'FTCH', light: 'Dining' },
})
