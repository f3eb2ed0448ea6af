import type { PartnerInput } from '@dining/partner-kit'

/** One line a page for browsers and search engines; never more than the page itself says. */
export const routes = {
  '/': {
    title: 'Rapid Rewards Dining: points for good times',
    description: 'Eat with people you love and earn Rapid Rewards points on the check.',
    keywords: 'Rapid Rewards, dining, points, restaurants',
  },
  '/how-it-works': {
    title: 'How it works | Rapid Rewards Dining',
    description: 'Find your spot, dig in, watch your points grow.',
    keywords: 'how it works, points',
  },
  '/earn/how-it-works': {
    title: 'How it works | Rapid Rewards Dining',
    description: 'Find your spot, dig in, watch your points grow.',
    keywords: 'how it works, points',
  },
  '/search': {
    title: 'Find a spot | Rapid Rewards Dining',
    description: 'Places to eat by city, ZIP code or wherever you are, with the points they give.',
    keywords: 'restaurants near me, points',
  },
  '/join': {
    title: 'Join the table | Rapid Rewards Dining',
    description: 'It’s free. Two steps and one card, and dinner earns.',
    keywords: 'join, Rapid Rewards',
  },
  '/add_card': {
    title: 'Link a card | Rapid Rewards Dining',
    description: 'Link the card you take to dinner. Its number goes straight to the card vault.',
    keywords: 'link a card',
  },
  '/card_added': { title: 'You’re all set | Rapid Rewards Dining', description: 'Card linked. Dinner’s on!', keywords: 'card linked' },
  '/login': { title: 'Sign in | Rapid Rewards Dining', description: 'Come on in and see your points.', keywords: 'sign in, log in' },
  '/recover': {
    title: 'Lost your password? | Rapid Rewards Dining',
    description: 'No worries. We e-mail you a code.',
    keywords: 'reset password',
  },
  '/recover/confirm': {
    title: 'Enter your code | Rapid Rewards Dining',
    description: 'Check your e-mail for it.',
    keywords: 'reset password',
  },
  '/recover/update': {
    title: 'Choose a password | Rapid Rewards Dining',
    description: 'A new one you’ll remember.',
    keywords: 'reset password',
  },
  '/recover/success': { title: 'Password changed | Rapid Rewards Dining', description: 'You’re good to go.', keywords: 'reset password' },
  '/account/overview': {
    title: 'Account overview | Rapid Rewards Dining',
    description: 'See how your points are growing this year.',
    keywords: 'account, points',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | Rapid Rewards Dining',
    description: 'Every meal, and the points it brought home.',
    keywords: 'history, points',
  },
  '/account/manage_cards': {
    title: 'Linked cards | Rapid Rewards Dining',
    description: 'The cards you take to dinner.',
    keywords: 'linked cards',
  },
  '/account/user_profile': {
    title: 'Profile | Rapid Rewards Dining',
    description: 'Your details, our e-mails, your texts.',
    keywords: 'profile, e-mail, texts',
  },
  '/not_found': { title: 'Wandered off | Rapid Rewards Dining', description: 'This page is gone. Dinner isn’t.', keywords: 'not found' },
} as const satisfies PartnerInput['routes']
