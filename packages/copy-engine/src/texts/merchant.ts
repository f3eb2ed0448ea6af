import { texts } from '../text.ts'

/** A restaurant's page. */
export const merchant = texts('merchant', {
  offers: 'What will I earn?', // MERCHANT-29
  billLabel: 'If the bill is',
  bill: '{amount} bill',
  you: 'you',
  comingSoon: 'Earning starts here on {date}. A dine before that day earns nothing.', // MERCHANT-43
  flexOffer: 'An offer for you: {benefit} extra on your next dine here. It counts once, and only while this page shows it.', // MERCHANT-45
  flexLine: '{benefit} extra for you on your next dine', // MERCHANT-45
  perDine: 'On the whole bill, tax and tip included.',
  signInToSee: 'Sign in to see offers', // MERCHANT-44
  signInLead: 'Members earn up to {earn_best} here. {sign_in_link|Sign in}, or {join_link|join} for free.', // MERCHANT-41
  activateLead: 'You will earn {earn_basic} here once your account is active. {activate_link|Activate it now}.', // MERCHANT-42
  unlock: 'Unlock access to earn', // MERCHANT-39
  unlockSelect: 'Turn on email in your profile and this restaurant earns for you, at {earn_select}.', // MERCHANT-38
  unlockSelectAction: 'Turn on email',
  unlockVip: 'This restaurant earns for {tier_vip} members. Dine {vip_dines} times in a year and it is open to you.', // MERCHANT-38
  unlockVipAction: 'See how to become {tier_vip}',
  tonight: 'Will I earn tonight?',
  today: 'Will I earn today?',
  yes: 'Yes.',
  yesOnce: 'Almost.',
  no: 'No.',
  paidBy: 'Pay by {time} and it counts.',
  todoSignIn: '{sign_in_link|Sign in}, or {join_link|join}: up to {earn_best}.',
  todoActivate: '{activate_link|Activate your account} and it counts.',
  todoLinkCard: '{delete_card_link|Link a card} before you pay.',
  notStarted: 'Earning starts {date}', // MERCHANT-43
  ended: 'Earning ended {date}',
  leavingSoon: 'Last day to earn here: {date}',
  openNow: 'Open now, until {time}',
  opensLater: 'Opens at {time}',
  closedToday: 'Closed for today',
  everyDay: 'Earning every day of the week',
  earningDays: 'Earning on {days}',
  earningMeals: 'Earning at {meals}',
  unlimited: 'Every visit counts', // MERCHANT-21
  visitsUsed: '{used} of {max} visits used this month', // MERCHANT-22
  spendLeft: 'Earns on {left} more this month, of {max}', // MERCHANT-22
  needsTier: 'Earns for {tier} members', // TIER-05, TIER-06
  cardLinked: 'Your card is linked, here only',
  cardMissing: 'No card is linked yet',
  notSeen: 'Do not pay with a PIN, a gift card or a delivery app: those payments do not earn',
  missingDine: 'Report a missing dine',
  posts: 'We usually post your {currency} within {award_days} days',
  maxVisits: { one: '{count} visit a month earns', other: '{count} visits a month earn' }, // MERCHANT-22
  maxSpend: 'Earns on up to {amount} a month', // MERCHANT-22
  noOnlineOrder: 'This restaurant does not take online orders.', // MERCHANT-34
  onlineOrder: 'An online order earns on the subtotal only, not tax, tip or fees.', // MERCHANT-35
  about: 'About', // MERCHANT-30
  hours: 'Hours',
  closed: 'Closed',
  hoursUnknown: 'Hours not known. Call ahead.',
  hoursUnknownNoPhone: 'Hours not known.',
  dayToday: '{day}, today',
  goodToKnow: 'Good to know',
  directions: 'Directions', // MERCHANT-25
  call: 'Call', // MERCHANT-25
  menu: 'Menu', // MERCHANT-23
  menuImages: 'Pictures of the menu', // MERCHANT-32
  menuImage: 'Picture {number} of the menu', // MERCHANT-32
  share: 'Share',
  shared: 'The link is copied.',
  signIn: 'Sign in',
  yourCards: 'Your cards',
  signInFirst: 'Sign in first',
  activateFirst: 'Activate your account first',
  orderOnline: 'Order online', // MERCHANT-33
  orderAt: 'Order at {origin}', // MERCHANT-24
  reviews: 'What members say', // MERCHANT-36
  reviewRated: 'Rated {rating} of 5',
  memberScore: {
    one: '{average} of 5 in {count} review by a member of {program}',
    other: '{average} of 5 in {count} reviews by members of {program}',
  },
  noReviews: 'No reviews yet. After a dine here, a member can write one in {title}.',
  byMember: 'A member',
  outOf: { one: 'of 5, from {count} member who dined', other: 'of 5, from {count} members who dined' },
  events: 'Events', // MERCHANT-37
  goneTitle: 'This restaurant no longer participates',
  goneText: 'These restaurants near you still earn.',
  goneAction: 'Find restaurants',
})
