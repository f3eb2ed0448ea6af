import { texts } from '../text.ts'

/** Texts below the first view of home: in their own file, so that the first load of a page does not contain them. */
export const homeBelow = texts('home', {
  goodToKnow: 'Good to know',
  wholeBill: 'You earn on the whole bill, tax and tip included.',
  steps: 'Three steps, no coupons', // HOME-01
  stepSearch: 'Search',
  stepSearchText: 'See every restaurant that earns, and what it earns you, before you choose.',
  exampleWhere: 'Around the corner',
  exampleWhat: 'Tacos, open now',
  stepDine: 'Dine',
  stepDineText: 'Pay with the card you linked. There is nothing to show and nothing to scan.',
  stepEarn: 'Earn',
  stepEarnText: 'We add your {currency} to your account, usually a few days after the meal.',
  yourLinkedCard: 'Your linked card',
  dinnerForTwo: 'Dinner for two',
  glassOfRed: 'A glass of red',
  youEarn: 'You earn',
  youEarnUpTo: 'Up to',
  menu: 'What you earn',
  menuBasic: 'when you join',
  menuSelect: 'with email on',
  menuVip: 'from the {vip_dine} dine',
  menuEveryDine: 'Every dine',
  menuEveryone: 'for everyone',
  menuExample: 'on a {bill} dinner',
  menuExampleUpTo: 'at most, on a {bill} dinner',
  accountTitle: 'Start with your {loyalty} account',
  prospectTitle: 'Start with your email',
  prospectLead: 'Earn up to {earn_best}. Joining is free: a form and a card.',
  prospectEmail: 'Email',
  prospectHelp: 'Already a member? We will take you to sign in.',
  getStarted: 'Get started', // HOME-04
})
