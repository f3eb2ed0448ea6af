import type { PartnerInput } from '@dining/partner-kit'

export const copy = {
  casing: { action: 'title', headline: 'title' },
  marks: { mentions: 'first', bodyFont: 'Asap' },
  names: ['Choice', 'Choice Privileges', 'Eat & Earn'],
  links: {
    home: '/',
    terms: 'https://www.example.com/eat-and-earn/terms',
    privacy: 'https://www.example.com/eat-and-earn/privacy',
    findPartnerNumber: 'https://www.example.com/choice-privileges/number',
    offers: '/road-trip',
    events: '/search',
  },
  texts: {
    'shell.earnLine': 'Eat well on the way. Sleep well on the points.',
    'home.heroBefore': 'Eat here, earn up to',
    'home.heroMember': 'Eat here, earn',
    'home.heroLead': 'Diners, drive-ups, date nights: pay with the card you linked, and the points add up toward your next free night.',
    'home.welcome': 'Good to see you, {first_name}! Where to next?',
    'home.steps': 'Easy as a two-lane road',
    'home.stepSearchText': 'Home or away, see who’s cooking nearby and how many points a meal is worth.',
    'home.stepDineText': 'Sit down, dig in, and hand over the card you linked. No stamps, no app to wave around.',
    'home.stepEarnText': 'Give us a few days, and your {currency} are in your account beside those from your stays.',
    'home.menu': 'What’s on the board',
    'home.prospectTitle': 'Hop in',
    'home.prospectLead': 'Up to {earn_best} for meals you’d eat anyway. Signing up is free.',
    'errors.notFoundTitle': 'Looks like a wrong turn',
    'search.noResultsTitle': 'Nothing at this exit',
  },
} as const satisfies PartnerInput['copy']
