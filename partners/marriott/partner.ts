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
    phone: { href: 'tel:+18005550174', formatted: '1-800-555-0174' },
    email: { href: 'mailto:concierge@eataroundtown.example.com', display: 'concierge@eataroundtown.example.com' },
    partnerPhone: { href: 'tel:+18005550175', formatted: '1-800-555-0175' },
    contact: 'concierge@eataroundtown.example.com',
  },
  wordmark: { strong: 'Eat Around Town', light: 'Marriott Bonvoy®' },
})
