import { texts } from '../text.ts'

/** A restaurant's page. */
export const merchant = texts('merchant', {
  backToResults: 'Back to results',
  offers: 'What will I earn?', // MERCHANT-29
  billLabel: 'If the bill is',
  bill: '{amount} bill',
  you: 'you',
  perDine: 'On the whole bill, tax and tip included.',
  signInToSee: 'Sign in to see offers', // MERCHANT-44
  signInLead: 'Members earn up to {earn_best} here. {sign_in_link|Sign in}, or {join_link|join} in two minutes.', // MERCHANT-41
  activateLead: 'You will earn {earn_basic} here once your account is active. {activate_link|Activate it now}.', // MERCHANT-42
  comingSoonLead: 'Earning starts {date}.', // MERCHANT-43
  leavingSoonLead: 'Last day to earn here: {date}.',
  unlock: 'Unlock access to earn', // MERCHANT-39
  unlockSelect: 'Turn on e-mail in your profile and this restaurant earns for you, at {earn_select}.', // MERCHANT-38
  unlockSelectAction: 'Turn on e-mail',
  unlockVip: 'This restaurant earns for {tier_vip} members. Dine {vip_dines} times in a year and it is open to you.', // MERCHANT-38
  unlockVipAction: 'See how to become {tier_vip}',
  tonight: 'Will I earn tonight?',
  today: 'Will I earn today?',
  yes: 'Yes.',
  no: 'Not today.',
  notYet: 'Not yet.',
  yesUntil: 'Dine by {time} and it counts.',
  yesAllDay: 'Any time it is open.',
  openNow: 'Open now',
  opensAt: 'Opens at {time}',
  closedToday: 'Closed today',
  everyDay: 'Earning every day this week',
  earningDays: 'Earning {days}',
  earningMeals: 'Earning at {meals}',
  cardLinked: '{card} is linked to you, here only',
  noCard: 'No card is linked yet. {delete_card_link|Link one} before you pay.',
  unlimited: 'Every visit counts', // MERCHANT-21
  visitsLeft: '{used} of {max} visits used this month', // MERCHANT-22
  maxVisits: { one: '{count} visit a month earns', other: '{count} visits a month earn' }, // MERCHANT-22
  maxSpend: 'Earns on up to {amount} a month', // MERCHANT-22
  notSeen: 'Do not pay by PIN, gift card or delivery app: we cannot see those',
  onlineOrder: 'An online order earns on the subtotal only, not tax, tip or fees.', // MERCHANT-35
  about: 'About', // MERCHANT-30
  hours: 'Hours',
  closed: 'Closed',
  dayToday: '{day}, today',
  goodToKnow: 'Good to know',
  posts: 'Usually posts within a few days',
  directions: 'Directions', // MERCHANT-25
  call: 'Call', // MERCHANT-25
  menu: 'Menu', // MERCHANT-23
  menuImages: 'Pictures of the menu', // MERCHANT-32
  share: 'Share',
  orderOnline: 'Order online', // MERCHANT-33
  reviews: 'What members say', // MERCHANT-36
  noReviews: 'No reviews yet. Dine here and write the first.',
  events: 'Events', // MERCHANT-37
  goneTitle: 'This restaurant has left the table',
  goneText: 'It no longer takes part. These are still earning near you.',
  goneAction: 'Find restaurants',
})
