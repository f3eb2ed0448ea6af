import { texts } from '../text.ts'

/** The named pages of offers while the partner describes no such offer (ROUTE-27 … ROUTE-31, EARN-05). */
export const noOffer = texts('noOffer', {
  topgolf: 'Topgolf bonus', // ROUTE-27
  topgolfNone: 'There is no bonus at Topgolf at present.',
  newMember: 'New member bonus', // ROUTE-28
  newMemberNone: 'There is no bonus for new members at present.',
  vip: 'VIP upgrade', // ROUTE-29
  vipNone: '{program} has no VIP tier.',
  reservations: 'Reservations', // ROUTE-30
  reservationsNone: 'You cannot reserve a table on this site at present. To book one, call the restaurant.',
  thisIsBig: 'This is big', // ROUTE-31
  thisIsBigNone: 'There is no such offer at present.',
  noDetails: 'There are no details of this offer at present.',
  whatYouEarn: 'What you earn at restaurants',
  everyDine: 'Every dine',
})
