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
    phone: { href: 'tel:+18005550124', formatted: '1-800-555-0124' },
    email: { href: 'mailto:help@eatandearn.example.com', display: 'help@eatandearn.example.com' },
    contact: 'help@eatandearn.example.com',
  },
  wordmark: { strong: 'Eat & Earn', light: 'Choice Privileges®' },
})
