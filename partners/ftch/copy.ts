import type { PartnerInput } from '@dining/partner-kit'

export const copy = {
  casing: { action: 'sentence', headline: 'none' },
  exclamation: '.',
  marks: { bodyFont: 'DM Sans' },
  links: {
    home: '/',
    terms: 'https://www.example.com/ftch/terms',
    privacy: 'https://www.example.com/ftch/privacy',
    findPartnerNumber: 'https://www.example.com/ftch/help',
    offers: '/earn',
    events: '/discover',
  },
  texts: {
    'earn.offers': 'How you earn',
    'earn.offersLead': 'One rate, and the way its points reach you.',
    'home.heroBefore': 'Restaurants on the list earn',
    'home.heroLead': 'Pay with a card that you keep with FTCH. There is nothing to join here and nothing to sign.',
    'home.steps': 'Choose, dine, earn',
    'home.stepSearch': 'Choose',
    'home.stepSearchText': 'Every restaurant on the list shows its points before you go.',
    'home.exampleWhere': 'A quiet side street',
    'home.exampleWhat': 'Dumplings, after midnight',
    'home.stepDineText': 'Pay with the card you keep with FTCH. You show nothing else.',
    'home.yourLinkedCard': 'Your FTCH card',
    'home.stepEarnText': 'FTCH adds your {currency} within a few days.',
    'home.menu': 'One rate everywhere',
    'home.menuEveryone': 'for every customer',
  },
} as const satisfies PartnerInput['copy']
