import { texts } from '../text.ts'

/** A restaurant's card, in results, carousels and on the map. */
export const merchantCard = texts('merchantCard', {
  rated: { one: 'Rated {rating} of 5 by {count} member', other: 'Rated {rating} of 5 by {count} members' }, // MERCHANT-14, MERCHANT-15
  price: 'Price {level} of 4',
  acclaimed: 'Acclaimed', // MERCHANT-11
  highlyAcclaimed: 'Highly acclaimed',
  new: 'New here', // MERCHANT-10
  comingSoon: 'Coming soon', // MERCHANT-10
  leavingSoon: 'Leaving soon', // MERCHANT-10
  upToRate: 'up to',
  yourRate: 'your {tier} rate',
  asVip: 'as a {tier_vip}',
  asTier: 'as {tier}',
  forEveryone: 'for everyone',
  here: 'here',
  everyDine: 'Every dine',
  bonus: '+{benefit}',
  flex: '+{benefit} for you', // MERCHANT-45
  bonusLabel: '{benefit} bonus', // MERCHANT-09
  unlock: 'Unlock access to earn', // MERCHANT-39
  selectOnly: '{tier_select} only', // TIER-05
  vipOnly: '{tier_vip} only', // TIER-06
  signIn: 'Sign in to see offers', // MERCHANT-44
  pin: '{name}, {rate}',
})
