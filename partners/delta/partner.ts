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
    phone: { href: 'tel:+18005550134', formatted: '1-800-555-0134' },
    email: { href: 'mailto:help@skymilesdining.example.com', display: 'help@skymilesdining.example.com' },
    contact: 'help@skymilesdining.example.com',
  },
  wordmark: { strong: 'SkyMiles®', light: 'Dining' },
})
