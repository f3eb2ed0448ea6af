import type { PartnerInput } from '@dining/partner-kit'

export const copy = {
  casing: { action: 'upper', headline: 'upper' },
  marks: { mentions: 'every', bodyFont: 'Source Sans 3' },
  names: ['SkyMiles'],
  links: {
    home: '/',
    terms: 'https://www.example.com/terms',
    privacy: 'https://www.example.com/privacy',
    findPartnerNumber: 'https://www.example.com/skymiles/number',
    offers: '/earn/vip-upgrade',
    events: '/discover',
  },
  texts: {
    'fieldErrors.invalid-partner-number': 'Enter your 10-digit SkyMiles® number. {find_partner_number_link|Find your number}.',
    'shell.earnLine': 'Earn miles at dinner, then use them to fly.',
    'mail.welcomeSubject': 'Your {program} account is open',
    'mail.welcomeTitle': 'Ready for your first dinner, {name}?',
    'mail.welcomePlainTitle': 'Ready for your first dinner with {program}?',
    'mail.welcomeLead': 'Link the card you pay with at dinner, and the next bill from a participating restaurant earns {currency}.',
    'mail.welcomeHow': 'Nothing to present, nothing to print. You earn when you pay with your card.',
    'mail.codeLead': 'Enter this code on the page that asked you for it. It is valid once and expires after {minutes} minutes.',
    'mail.changedLead': 'You were signed out on all devices. To continue, sign in with the new password.',
  },
} as const satisfies PartnerInput['copy']
