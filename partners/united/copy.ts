import type { PartnerInput } from '@dining/partner-kit'

export const copy = {
  casing: {
    action: 'sentence',
    headline: 'none',
  },
  exclamation: '.',
  marks: {
    mentions: 'every',
    bodyFont: 'Hanken Grotesk',
  },
  names: ['MileagePlus', 'Acclaimed'],
  links: {
    home: '/',
    terms: 'https://www.example.com/mileageplus-dining/terms',
    privacy: 'https://www.example.com/mileageplus-dining/privacy',
    findPartnerNumber: 'https://www.example.com/mileageplus/number',
    offers: '/earn',
    events: '/discover',
  },
  texts: {
    'earn.offers': 'Earning miles',
    'earn.offersLead': 'The tiers of the program, and how each is reached.',
    'fieldErrors.invalid-partner-number':
      'Enter your MileagePlus® number: two letters, then six digits. {find_partner_number_link|Find your number}.',
    'home.heroBefore': 'At restaurants, earn up to',
    'home.heroMember': 'At restaurants, earn',
    'home.heroLead': 'Link a card you carry. At participating restaurants, you earn miles when you pay with it.',
    'home.greeting': 'Dinner is a good place to start.',
    'home.welcome': 'Thank you for returning, {first_name}.',
    'home.steps': 'The program, in three steps',
    'home.stepSearch': 'Choose',
    'home.stepSearchText': 'Every restaurant shows its rate, and the days on which it applies.',
    'home.exampleWhere': 'Within a mile',
    'home.exampleWhat': 'A bistro, early evening',
    'home.stepDineText': 'Pay with one of your linked cards. The whole of the bill counts.',
    'home.stepEarnText': 'Your {currency} reach your account within a few days, with the restaurant’s name.',
    'home.menuBasic': 'on enrollment',
    'home.menuVip': 'from the {vip_dine} dine of a year',
    'home.accountTitle': 'Begin with your {loyalty} account',
    'home.prospectLead': 'As much as {earn_best}. Enrollment is free.',
    'search.noResultsTitle': 'No restaurants in this area',
    'mail.welcomeSubject': 'Enrollment complete: {program}',
    'mail.welcomeTitle': 'A pleasure to have you with us, {name}',
    'mail.welcomePlainTitle': 'A pleasure to have you with {program}',
    'mail.welcomeLead':
      'Before your first dinner, please link the card with which you intend to pay; participating restaurants then earn you {currency}.',
    'mail.welcomeHow': 'No announcement is needed at the restaurant. Paying with the linked card is sufficient.',
  },
} as const satisfies PartnerInput['copy']
