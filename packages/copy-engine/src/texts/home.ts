import { texts } from '../text.ts'

/** The first view of home, discover and how it works: what is not content of an editor. */
export const home = texts('home', {
  heroBefore: 'Dine out. Earn up to',
  heroMember: 'Dine out. Earn',
  heroLead: 'Link a card once, then dine and pay as usual. You earn on top of your card’s own rewards.',
  heroMemberLead: 'Pay with your linked card as usual. You earn on top of its own rewards.',
  welcome: 'Welcome back, {first_name}.', // HOME-22
  greeting: 'Hungry? Every dollar earns.', // DISCOVER-01
  find: 'Find restaurants',
  howTitle: 'How it works', // HOME-01
  howLead: 'Link a card once, then dine and pay as usual. You earn up to {earn_best}, on top of your card’s own rewards.',
  howLeadMember: 'Dine, and pay with a card you linked. You earn {earn_mine}, on top of your card’s own rewards.', // HOME-22
})
