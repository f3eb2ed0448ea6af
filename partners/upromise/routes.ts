import type { PartnerInput } from '@dining/partner-kit'

/** Titles and descriptions for browsers and search engines, written for parents. */
export const routes = {
  '/': {
    title: 'Upromise Dining: family dinners that help pay for college',
    description: 'Restaurant bills give you a little back for college. Start with one card.',
    keywords: 'college savings, dining, cash back',
  },
  '/how-it-works': {
    title: 'How families use it | Upromise Dining',
    description: 'From a Friday pizza to savings for college, step by step.',
    keywords: 'how families save, college, dining',
  },
  '/earn/how-it-works': {
    title: 'How families use it | Upromise Dining',
    description: 'From a Friday pizza to savings for college, step by step.',
    keywords: 'how families save, college, dining',
  },
  '/earn': {
    title: 'Ways to save | Upromise Dining',
    description: 'Which dinners count, a semester of them, and family who save with you.',
    keywords: 'college savings, family, dinner',
  },
  '/search': {
    title: 'Find restaurants | Upromise Dining',
    description: 'Look near home, school or work and see what each restaurant gives.',
    keywords: 'restaurants near me, college savings',
  },
  '/join': {
    title: 'Join | Upromise Dining',
    description: 'Your name, your address and one card. Free for every family.',
    keywords: 'start saving, join, college',
  },
  '/add_card': {
    title: 'Add a card | Upromise Dining',
    description: 'Add the card that the family eats out with. We never learn its number.',
    keywords: 'add family card',
  },
  '/card_added': {
    title: 'Card added | Upromise Dining',
    description: 'Your card is added. The next family dinner gives you something for college.',
    keywords: 'family card added',
  },
  '/login': {
    title: 'Sign in | Upromise Dining',
    description: 'See what your dinners have saved.',
    keywords: 'log in, member',
  },
  '/recover': {
    title: 'Lost your password? | Upromise Dining',
    description: 'We will email you a code to get back to your savings.',
    keywords: 'lost password',
  },
  '/recover/confirm': {
    title: 'Enter your code | Upromise Dining',
    description: 'Enter the code from the email we sent you.',
    keywords: 'lost password, code',
  },
  '/recover/update': {
    title: 'Choose a password | Upromise Dining',
    description: 'Choose one that only you know.',
    keywords: 'fresh password',
  },
  '/recover/success': {
    title: 'Password changed | Upromise Dining',
    description: 'You can sign in again and see your savings.',
    keywords: 'password, done',
  },
  '/account/overview': {
    title: 'Account overview | Upromise Dining',
    description: 'What your family’s dinners have given this year.',
    keywords: 'progress, savings, account',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | Upromise Dining',
    description: 'Each dinner, what it gave, and when it is added.',
    keywords: 'dinners, savings, activity',
  },
  '/account/manage_cards': {
    title: 'Linked cards | Upromise Dining',
    description: 'The cards that help you save, whoever carries them.',
    keywords: 'family cards',
  },
  '/account/user_profile': {
    title: 'Profile | Upromise Dining',
    description: 'Your address, your password, and the email choice that raises what you save.',
    keywords: 'about you, address',
  },
  '/account/security': {
    title: 'Signed-in devices | Upromise Dining',
    description: 'An overview of sign-ins, so that your account stays yours.',
    keywords: 'security, devices, sign out',
  },
  '/not_found': {
    title: 'Page not found | Upromise Dining',
    description: 'We have no such page. The restaurants are one search away.',
    keywords: 'page not found',
  },
} as const satisfies PartnerInput['routes']
