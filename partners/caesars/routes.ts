import type { PartnerInput } from '@dining/partner-kit'

/** One line a page for browsers and search engines; never more than the page itself says. */
export const routes = {
  '/': {
    title: 'Caesars Rewards Dining: dinner, duly rewarded',
    description: 'Dine at the restaurants on our list and collect Reward Credits with every check.',
    keywords: 'Caesars Rewards, dining, Reward Credits, restaurants',
  },
  '/how-it-works': {
    title: 'How it works | Caesars Rewards Dining',
    description: 'Choose a table, pay with your card, and let the Reward Credits follow.',
    keywords: 'how it works, Reward Credits, dining',
  },
  '/earn/how-it-works': {
    title: 'How it works | Caesars Rewards Dining',
    description: 'Choose a table, pay with your card, and let the Reward Credits follow.',
    keywords: 'how it works, Reward Credits, dining',
  },
  '/search': {
    title: 'The restaurants | Caesars Rewards Dining',
    description: 'Every house on the list, by city, ZIP code or cuisine, with its Reward Credits.',
    keywords: 'restaurants, Reward Credits, reservations, map',
  },
  '/join': {
    title: 'Join | Caesars Rewards Dining',
    description: 'Membership is free. Your details, your card, and the house knows you.',
    keywords: 'join, membership, Caesars Rewards',
  },
  '/add_card': {
    title: 'Link a card | Caesars Rewards Dining',
    description: 'One card to settle the check and to collect on it. The vault alone holds its number.',
    keywords: 'link a card, Visa, Mastercard',
  },
  '/card_added': {
    title: 'Your table awaits | Caesars Rewards Dining',
    description: 'Your card is on our books. The next check collects.',
    keywords: 'card linked',
  },
  '/login': {
    title: 'Sign in | Caesars Rewards Dining',
    description: 'See what your evenings have brought you.',
    keywords: 'sign in, members',
  },
  '/recover': {
    title: 'A new password | Caesars Rewards Dining',
    description: 'Give us your e-mail address, and a code is on its way.',
    keywords: 'forgotten password',
  },
  '/recover/confirm': {
    title: 'Your code | Caesars Rewards Dining',
    description: 'The code from your mailbox, and you may choose anew.',
    keywords: 'password code',
  },
  '/recover/update': {
    title: 'Choose a password | Caesars Rewards Dining',
    description: 'Set the password that you will sign in with from now on.',
    keywords: 'new password',
  },
  '/recover/success': {
    title: 'Password set | Caesars Rewards Dining',
    description: 'It is done. Sign in with your new password.',
    keywords: 'password changed',
  },
  '/account/overview': {
    title: 'Account overview | Caesars Rewards Dining',
    description: 'Your Reward Credits of this year, and the tier you dine at.',
    keywords: 'account, Reward Credits, tier',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | Caesars Rewards Dining',
    description: 'Check by check: where you dined and what it brought.',
    keywords: 'dining history, Reward Credits',
  },
  '/account/manage_cards': {
    title: 'Linked cards | Caesars Rewards Dining',
    description: 'The cards that the house knows as yours.',
    keywords: 'linked cards',
  },
  '/account/user_profile': {
    title: 'Profile | Caesars Rewards Dining',
    description: 'Name, address, and whether our letters may reach you.',
    keywords: 'profile, address, e-mail',
  },
  '/not_found': {
    title: 'Page not found | Caesars Rewards Dining',
    description: 'There is no such room. The restaurants are this way.',
    keywords: 'not found',
  },
} as const satisfies PartnerInput['routes']
