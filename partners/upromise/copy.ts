import type { PartnerInput } from '@dining/partner-kit'

export const copy = {
  casing: {
    action: 'upper',
    headline: 'none',
  },
  marks: {
    mentions: 'first',
    bodyFont: 'Atkinson Hyperlegible Next',
  },
  names: ['Upromise'],
  links: {
    home: '/',
    terms: 'https://www.example.com/upromise-dining/terms',
    privacy: 'https://www.example.com/upromise-dining/privacy',
    findPartnerNumber: 'https://www.example.com/upromise-dining/questions',
    offers: '/earn',
    events: '/search',
  },
  texts: {
    'earn.offers': 'Ways to save',
    'earn.offersLead': 'Small habits that help with college.',
    'home.heroBefore': 'Dinner out gives you up to',
    'home.heroMember': 'Dinner out gives you',
    'home.heroLead': 'Add the card your family eats out with. Each bill then gives you a little back for college.',
    'home.greeting': 'Dinner out can help with college.',
    'home.steps': 'Three small steps',
    'home.stepSearchText': 'Look near school, home or the soccer field. Every restaurant shows what it gives.',
    'home.exampleWhere': 'Next to the ball field',
    'home.exampleWhat': 'Pizza for five',
    'home.stepDineText': 'Pay with the card you added. The kids may order dessert.',
    'home.stepEarn': 'Save for college',
    'home.stepEarnText': 'Within a few days your {currency} shows up in your account. Small sums add up.',
    'home.menu': 'What each dinner gives',
    'home.menuBasic': 'from the very first dinner',
    'home.prospectLead': 'Up to {earn_best} toward college savings. Free for every family, and there is no minimum.',
    'mail.welcomeSubject': 'Your family has joined {program}',
    'mail.welcomeTitle': 'You have made a good start, {name}',
    'mail.welcomePlainTitle': 'A good start with {program}',
    'mail.welcomeLead':
      'The next step is a small one. Add the card your family eats out with, and you get {currency} from dinners at participating restaurants.',
    'mail.welcomeHow': 'There is nothing else to do: pay as you usually do. Your account lists each dinner and what it gave.',
    'mail.codeLead': 'Here is the code that you asked for. It is good for a single use, and for {minutes} minutes.',
    'mail.changedLead': 'To protect your account, every device was signed out. Please sign in once more, with the new password.',
  },
} as const satisfies PartnerInput['copy']
