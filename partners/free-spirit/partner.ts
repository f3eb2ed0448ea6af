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
    phone: { href: 'tel:+18005550141', formatted: '1-800-555-0141' },
    email: { href: 'mailto:hey@freespiritdining.example.com', display: 'hey@freespiritdining.example.com' },
    contact: 'hey@freespiritdining.example.com',
  },
  wordmark: { strong: 'Free Spirit®', light: 'Dining' },
})
