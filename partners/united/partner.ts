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
      href: 'tel:+18005550164',
      formatted: '1-800-555-0164',
    },
    email: {
      href: 'mailto:members@mileageplusdining.example.com',
      display: 'members@mileageplusdining.example.com',
    },
    partnerPhone: {
      href: 'tel:+18005550165',
      formatted: '1-800-555-0165',
    },
    contact: 'members@mileageplusdining.example.com',
  },
  wordmark: { strong: 'MileagePlus®', light: 'Dining℠' },
})
