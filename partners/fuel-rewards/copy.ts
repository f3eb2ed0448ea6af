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
    offers: '/earn',
    events: '/search',
  },
  tokens: { fuel_step: `$${rate.perCents / 100}`, fuel_cents: `${rate.tenthsOfCentPerGallon / 10}¢` },
  texts: {
    'earn.offers': 'How you save',
    'earn.offersLead': 'Meals in, cents off. Here’s the math.',
    'fieldErrors.invalid-partner-number': 'Enter your 19-digit Fuel Rewards® number. {find_partner_number_link|Find your number}.',
    'home.greeting': 'Hungry? Eat out and save on gas.',
    'home.heroLead': 'Eat out, pay with a linked card, and your next tank costs less. It’s that simple.',
    'home.welcome': 'Hi {first_name}. Hungry or low on gas?',
    'home.steps': 'From lunch to the pump',
    'home.stepSearch': 'Find',
    'home.stepSearchText': 'Pick a place. If it’s on the list, it saves you money at the pump.',
    'home.exampleWhere': 'Next exit, on the left',
    'home.exampleWhat': 'Chili dogs',
    'home.stepDine': 'Eat',
    'home.stepDineText': 'Swipe or tap the card you linked. Keep the receipt if you like; we don’t need it.',
    'home.stepEarn': 'Save on gas',
    'home.stepEarnText': 'Every {fuel_step} you spend takes {fuel_cents} off each gallon. Smaller bills add up over time.',
    'home.menu': 'What you save',
    'home.menuEveryDine': 'Every meal',
    'home.prospectTitle': 'Start here',
    'home.prospectLead': 'Free to join. Saves {earn_best}.',
    'enrollment.emailOptIn': 'Email me your offers. It makes you {tier_select}: some places save for {tier_select} members only.',
    'profile.emailWouldLift': 'It makes you {tier_select}, and some places are for {tier_select} only.',
    'account.selectHint': 'Turn on email for places that only {tier_select} members get.',
    'mail.welcomeSubject': 'Ready to save: {program}',
    'mail.welcomeTitle': 'Pull up a chair, {name}',
    'mail.welcomePlainTitle': 'Pull up a chair at {program}',
    'mail.welcomeLead':
      'Link the card you buy lunch with. Use it at participating restaurants, and your {currency} add up for your next fill-up.',
    'mail.welcomeHow': 'Small bills count, too: whatever is left over stays on your account for the next meal.',
    'mail.codeLead': 'Key it in on the page that’s still open. It works once, for {minutes} minutes.',
    'mail.changedLead': 'Every device is signed out now. Sign in again with the new password.',
  },
} as const satisfies PartnerInput['copy']
