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
    offers: '/search',
    events: '/discover',
  },
  texts: {
    'shell.earnLine': 'Pick the room. The points come to heel.',
    'home.heroBefore': 'Any room, any night:',
    'home.heroLead': 'Pay with a card that FTCH already knows. There is nothing to join here and nothing to sign.',
    'home.steps': 'Sit, stay, earn',
    'home.stepSearch': 'Sit',
    'home.stepSearchText': 'Every room on the list shows its points before you book a chair.',
    'home.exampleWhere': 'A quiet side street',
    'home.exampleWhat': 'Tacos, after midnight',
    'home.stepDine': 'Stay',
    'home.stepDineText': 'Pay with the card you keep with FTCH. The house need not know.',
    'home.yourLinkedCard': 'Your FTCH card',
    'home.stepEarnText': 'We send your {currency} after you, to FTCH, within days.',
    'home.menu': 'One rate, every room',
    'home.menuEveryone': 'any night, any table',
    'errors.notFoundTitle': 'We looked under every table',
    'merchant.tonight': 'Does tonight count?',
    'merchant.today': 'Does today count?',
  },
} as const satisfies PartnerInput['copy']
