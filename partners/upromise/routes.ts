import type { PartnerInput } from '@dining/partner-kit'

/** Written for a parent who scans a list of results between two errands. */
export const routes = {
  '/': {
    title: 'Upromise Dining: family dinners that help pay for college',
    description: 'Part of each restaurant bill goes toward a college fund. Start with one card.',
    keywords: 'college savings, dining, cash back, 529',
  },
  '/how-it-works': {
    title: 'How families use it | Upromise Dining',
    description: 'From a Friday pizza to a college account, step by step.',
    keywords: 'how families save, college, dining',
  },
  '/earn/how-it-works': {
    title: 'How families use it | Upromise Dining',
    description: 'From a Friday pizza to a college account, step by step.',
    keywords: 'how families save, college, dining',
  },
  '/search': {
    title: 'Restaurants that give | Upromise Dining',
    description: 'Look near home, school or work and see what each restaurant gives.',
    keywords: 'restaurants near me, college savings, map',
  },
  '/join': {
    title: 'Start saving | Upromise Dining',
    description: 'Your name, your address and one card. Free for every family.',
    keywords: 'start saving, join, college',
  },
  '/add_card': {
    title: 'Add a family card | Upromise Dining',
    description: 'Add the card that the family eats out with. Its number rests in the vault.',
    keywords: 'add family card',
  },
  '/card_added': {
    title: 'Well done | Upromise Dining',
    description: 'Your card is added. The next family dinner gives something to college.',
    keywords: 'family card added',
  },
  '/login': {
    title: 'Welcome back | Upromise Dining',
    description: 'See how far your dinners have come.',
    keywords: 'log in, member',
  },
  '/recover': {
    title: 'Lost your password? | Upromise Dining',
    description: 'It happens. We write to you with a code.',
    keywords: 'lost password',
  },
  '/recover/confirm': {
    title: 'Your code | Upromise Dining',
    description: 'Copy the code from the message we wrote you.',
    keywords: 'lost password, code',
  },
  '/recover/update': {
    title: 'A fresh password | Upromise Dining',
    description: 'Choose one you will remember in September.',
    keywords: 'fresh password',
  },
  '/recover/success': {
    title: 'All set again | Upromise Dining',
    description: 'Your new password works. Welcome back.',
    keywords: 'password, done',
  },
  '/account/overview': {
    title: 'Our progress | Upromise Dining',
    description: 'What the family has set aside this year, dinner by dinner.',
    keywords: 'progress, savings, account',
  },
  '/account/recent_activity': {
    title: 'Our dinners | Upromise Dining',
    description: 'Each dinner, what it gave, and when it arrives.',
    keywords: 'dinners, savings, activity',
  },
  '/account/manage_cards': {
    title: 'Family cards | Upromise Dining',
    description: 'The cards that help you save, whoever carries them.',
    keywords: 'family cards',
  },
  '/account/user_profile': {
    title: 'About you | Upromise Dining',
    description: 'Your address, your password, and the e-mail choice that doubles what you save.',
    keywords: 'about you, address',
  },
  '/not_found': {
    title: 'Wrong classroom | Upromise Dining',
    description: 'This page has moved. The restaurants are still where they were.',
    keywords: 'page not found',
  },
} as const satisfies PartnerInput['routes']
