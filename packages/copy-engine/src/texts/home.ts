import { texts } from '../text.ts'

/** The first view of home, discover and how it works: the texts that are not an editor's content. */
export const home = texts('home', {
  heroBefore: 'Dine out. Earn up to',
  heroMember: 'Dine out. Earn',
  heroLead: 'Link a card once, then dine and pay as usual. You earn on top of your card’s own rewards.',
  heroMemberLead: 'Pay with your linked card as usual. You earn on top of its own rewards.',
  welcome: 'Welcome back, {first_name}.', // HOME-22
  greeting: 'Hungry? Every dollar earns.', // DISCOVER-01
  find: 'Find restaurants',
})
