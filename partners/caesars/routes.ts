import type { PartnerInput } from '@dining/partner-kit'

/** Titles and descriptions for browsers and search engines; they promise no more than the page does. */
export const routes = {
  '/': {
    title: 'Caesars Rewards Dining: Reward Credits for dinner',
    description: 'Dine at the restaurants on our list and collect Reward Credits with every check.',
    keywords: 'Caesars Rewards, dining, Reward Credits, restaurants',
  },
  '/how-it-works': {
    title: 'How it works | Caesars Rewards Dining',
    description: 'Choose a restaurant, pay with your linked card, and collect Reward Credits.',
    keywords: 'how it works, Reward Credits, dining',
  },
  '/earn/how-it-works': {
    title: 'How it works | Caesars Rewards Dining',
    description: 'Choose a restaurant, pay with your linked card, and collect Reward Credits.',
    keywords: 'how it works, Reward Credits, dining',
  },
  '/earn': {
    title: 'Offers | Caesars Rewards Dining',
    description: 'Your first dinner, the higher rate with email, and how a check is counted.',
    keywords: 'Caesars Rewards offers, Reward Credits, dinner',
  },
  '/search': {
    title: 'Find restaurants | Caesars Rewards Dining',
    description: 'Every restaurant on the list, by city, ZIP code or cuisine, with its Reward Credits.',
    keywords: 'restaurants, Reward Credits, cuisine',
  },
  '/join': {
    title: 'Join | Caesars Rewards Dining',
    description: 'Membership is free. Enter your details and link a card.',
    keywords: 'join, membership, Caesars Rewards',
  },
  '/add_card': {
    title: 'Link a card | Caesars Rewards Dining',
    description: 'Present the card that you will dine with. Its number is never shown to us.',
    keywords: 'link a card, Visa, Mastercard',
  },
  '/card_added': {
    title: 'Card linked | Caesars Rewards Dining',
    description: 'Your card is linked. You collect from the next check.',
    keywords: 'card linked',
  },
  '/login': {
    title: 'Sign in | Caesars Rewards Dining',
    description: 'See the Reward Credits you have collected.',
    keywords: 'sign in, members',
  },
  '/recover': {
    title: 'Reset your password | Caesars Rewards Dining',
    description: 'Enter your email address, and we send you a code.',
    keywords: 'forgotten password',
  },
  '/recover/confirm': {
    title: 'Enter your code | Caesars Rewards Dining',
    description: 'Enter the code that we sent to you by email.',
    keywords: 'password code',
  },
  '/recover/update': {
    title: 'Choose a password | Caesars Rewards Dining',
    description: 'Set the password that you will sign in with from now on.',
    keywords: 'new password',
  },
  '/recover/success': {
    title: 'Password set | Caesars Rewards Dining',
    description: 'Your password is set. You are welcome to sign in.',
    keywords: 'password changed',
  },
  '/account/overview': {
    title: 'Account overview | Caesars Rewards Dining',
    description: 'Your Reward Credits this year, and your tier.',
    keywords: 'account, Reward Credits, tier',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | Caesars Rewards Dining',
    description: 'Each check: where you dined and what you collected.',
    keywords: 'dining history, Reward Credits',
  },
  '/account/manage_cards': {
    title: 'Linked cards | Caesars Rewards Dining',
    description: 'The cards that collect Reward Credits for you.',
    keywords: 'linked cards',
  },
  '/account/user_profile': {
    title: 'Profile | Caesars Rewards Dining',
    description: 'Your name, your address and your choice about email.',
    keywords: 'profile, address, email',
  },
  '/account/security': {
    title: 'Signed-in devices | Caesars Rewards Dining',
    description: 'Every device with your account open, and a button to sign it out.',
    keywords: 'security, devices, sign out',
  },
  '/not_found': {
    title: 'Page not found | Caesars Rewards Dining',
    description: 'We could not find that page. Allow us to suggest the restaurants.',
    keywords: 'not found',
  },
} as const satisfies PartnerInput['routes']
