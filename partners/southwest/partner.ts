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
    phone: { href: 'tel:+18005550185', formatted: '1-800-555-0185' },
    email: { href: 'mailto:friends@rapidrewardsdining.example.com', display: 'friends@rapidrewardsdining.example.com' },
    contact: 'friends@rapidrewardsdining.example.com',
  },
  wordmark: { strong: 'Rapid Rewards', light: 'Dining®' },
})
