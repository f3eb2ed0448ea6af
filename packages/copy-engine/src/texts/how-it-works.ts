import { texts } from '../text.ts'

/** The first view of the separate page "how it works", which no first load of home contains. */
export const howItWorks = texts('home', {
  howTitle: 'How it works', // HOME-01
  howLead: 'Link a card once, then dine and pay as usual. You earn up to {earn_best}, on top of your card’s own rewards.',
  howLeadMember: 'Dine, and pay with a card you linked. You earn {earn_mine}, on top of your card’s own rewards.', // HOME-22
})
