import type { PartnerInput } from '@dining/partner-kit'

/** Titles and descriptions for browsers and search engines; they promise no more than the page does. */
export const routes = {
  '/': {
    title: 'Hilton Honors Dining: Bonus Points at restaurants',
    description: 'Restaurants near you. Each meal adds to the points from your stays.',
    keywords: 'Hilton Honors, Bonus Points, restaurants',
  },
  '/how-it-works': {
    title: 'How it works | Hilton Honors Dining',
    description: 'Choose a restaurant, dine, and receive Bonus Points.',
    keywords: 'how it works, Bonus Points, tiers',
  },
  '/earn/how-it-works': {
    title: 'How it works | Hilton Honors Dining',
    description: 'Choose a restaurant, dine, and receive Bonus Points.',
    keywords: 'how it works, Bonus Points, tiers',
  },
  '/earn': {
    title: 'What you may receive | Hilton Honors Dining',
    description: 'How to become VIP, which meals bring points, and when they arrive.',
    keywords: 'Hilton Honors, Bonus Points, VIP',
  },
  '/search': {
    title: 'Where to dine | Hilton Honors Dining',
    description: 'Tell us the city, or let us look near you. We will have a few suggestions.',
    keywords: 'restaurants, Bonus Points, city',
  },
  '/join': {
    title: 'Join | Hilton Honors Dining',
    description: 'A few details and a card, at your leisure. There is no charge.',
    keywords: 'join, Hilton Honors',
  },
  '/add_card': {
    title: 'Link a card | Hilton Honors Dining',
    description: 'The card you prefer to dine with. Its number does not reach us.',
    keywords: 'link a card',
  },
  '/card_added': {
    title: 'Card linked | Hilton Honors Dining',
    description: 'Your card is linked. Enjoy your meal; we add the points.',
    keywords: 'card linked',
  },
  '/login': {
    title: 'Sign in | Hilton Honors Dining',
    description: 'Your points, your tier, your next restaurant.',
    keywords: 'sign in',
  },
  '/recover': {
    title: 'Reset your password | Hilton Honors Dining',
    description: 'Tell us your email address, please. A code follows at once.',
    keywords: 'reset password',
  },
  '/recover/confirm': {
    title: 'Enter the code | Hilton Honors Dining',
    description: 'You find it in your email.',
    keywords: 'reset password, code',
  },
  '/recover/update': {
    title: 'Choose a password | Hilton Honors Dining',
    description: 'Something long that you remember easily.',
    keywords: 'choose password',
  },
  '/recover/success': {
    title: 'Password changed | Hilton Honors Dining',
    description: 'Thank you. You may now sign in.',
    keywords: 'password changed',
  },
  '/account/overview': {
    title: 'Account overview | Hilton Honors Dining',
    description: 'This year’s Bonus Points, and the dines left until VIP.',
    keywords: 'account, Bonus Points, VIP',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | Hilton Honors Dining',
    description: 'Where you have dined, and the points we added for it.',
    keywords: 'dining history, Bonus Points',
  },
  '/account/manage_cards': {
    title: 'Linked cards | Hilton Honors Dining',
    description: 'The cards on file, to keep or to delete.',
    keywords: 'linked cards',
  },
  '/account/user_profile': {
    title: 'Profile | Hilton Honors Dining',
    description: 'How we address you, and how we may reach you.',
    keywords: 'profile, email',
  },
  '/account/security': {
    title: 'Signed-in devices | Hilton Honors Dining',
    description: 'Tell us which device should no longer be signed in.',
    keywords: 'security, devices, sign out',
  },
  '/account/reservations': {
    title: 'Your reservations | Hilton Honors Dining',
    description: 'The tables reserved for you, and the extra points for each that you keep.',
    keywords: 'reservations, tables, Bonus Points',
  },
  '/not_found': {
    title: 'Page not found | Hilton Honors Dining',
    description: 'We are sorry, this page is not here. May we suggest a restaurant?',
    keywords: 'not found',
  },
} as const satisfies PartnerInput['routes']
