import { texts } from '../text.ts'

/** Home, discover and how it works: what is not content of an editor. */
export const home = texts('home', {
  heroBefore: 'Dine out. Earn up to',
  heroMember: 'Dine out. Earn',
  heroLead: 'Link a card once, then dine and pay as usual. You earn on top of your card’s own rewards.',
  welcome: 'Welcome back, {first_name}.', // HOME-22
  greeting: 'Hungry? Every dollar earns.', // DISCOVER-01
  find: 'Find restaurants',
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
  youEarnUpTo: 'You earn up to',
  menu: 'What you earn',
  menuBasic: 'when you join',
  menuSelect: 'with e-mail on',
  menuVip: 'from the {vip_dine} dine',
  menuEveryDine: 'Every dine',
  menuEveryone: 'for everyone',
  menuExample: 'on a {bill} dinner',
  menuExampleUpTo: 'at most, on a {bill} dinner',
  accountTitle: 'Start with your {loyalty} account',
  prospectTitle: 'Start with your e-mail',
  prospectLead: 'Earn up to {earn_best}. Free to join: two minutes, one card.',
  prospectEmail: 'E-mail',
  prospectHelp: 'Already a member? We will take you to sign in.',
  getStarted: 'Get started', // HOME-04
})
