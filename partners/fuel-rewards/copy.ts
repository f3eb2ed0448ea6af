import type { PartnerInput } from '@dining/partner-kit'

import { program } from './program.ts'

const rate = program.earnRates[0]

export const copy = {
  casing: { action: 'title', headline: 'none' },
  ellipsis: '',
  marks: { mentions: 'first', bodyFont: 'Saira' },
  names: ['Fuel Rewards'],
  links: {
    home: '/',
    terms: 'https://www.example.com/fuel-rewards-dining/terms',
    privacy: 'https://www.example.com/fuel-rewards-dining/privacy',
    findPartnerNumber: 'https://www.example.com/fuel-rewards/number',
    offers: '/earn/by-the-gallon',
    events: '/search',
  },
  tokens: { fuel_step: `$${rate.perCents / 100}`, fuel_cents: `${rate.tenthsOfCentPerGallon / 10}¢` },
  texts: {
    'fieldErrors.invalid-partner-number': 'Enter your 19-digit Fuel Rewards® number. {find_partner_number_link|Find your number}.',
    'shell.earnLine': 'Burgers in. Gas money out.',
    'home.greeting': 'Fill up twice. Pay less once.',
    'home.heroLead': 'Eat out, pay with a linked card, and your next tank costs less. That’s it. That’s the program.',
    'home.welcome': 'Hi {first_name}. Hungry or low on gas?',
    'home.steps': 'Quicker than a car wash',
    'home.stepSearch': 'Spot',
    'home.stepSearchText': 'Pick a place. If it’s on the map, it saves you money at the pump.',
    'home.exampleWhere': 'Next exit, on the left',
    'home.exampleWhat': 'Brisket tacos',
    'home.stepDine': 'Chow down',
    'home.stepDineText': 'Swipe or tap the card you linked. Keep the receipt if you like; we don’t need it.',
    'home.yourLinkedCard': 'Your lunch card',
    'home.stepEarn': 'Fill up',
    'home.stepEarnText': 'Every {fuel_step} you spend knocks {fuel_cents} off a gallon. Spend less, and it waits for next time.',
    'home.menu': 'Price board',
    'home.menuEveryDine': 'Every meal',
    'home.menuEveryone': 'for anybody',
    'home.prospectTitle': 'Start here',
    'home.prospectLead': 'Costs nothing. Saves {earn_best}.',
    'enrollment.emailOptIn': 'Send me e-mail with offers. It makes you {tier_select}: some places save for {tier_select} members only.',
    'profile.emailWouldLift': 'It makes you {tier_select}, and some places are for {tier_select} only.',
    'account.selectHint': 'Turn on e-mail for places that only {tier_select} members get.',
    'errors.notFoundTitle': 'This pump is dry',
    'search.noResultsTitle': 'Nothing off this ramp',
    'mail.welcomeSubject': 'Start your engine: {program}',
    'mail.welcomeTitle': 'Pull right up, {name}',
    'mail.welcomePlainTitle': 'Pull right up to {program}',
    'mail.welcomeLead':
      'Link the card you buy lunch with. Use it at participating restaurants, and the {currency} pile up for your next fill-up.',
    'mail.welcomeHow': 'No coupons in the glove box. Hand over the card, and you’re done.',
    'mail.codeLead': 'Punch this code in on the page where you asked for it. After {minutes} minutes, or one use, it’s spent.',
    'mail.changedLead': 'Every device is signed out now. Sign in with the new password and keep rolling.',
  },
} as const satisfies PartnerInput['copy']
