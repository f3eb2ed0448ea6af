import type { PartnerInput } from '@dining/partner-kit'

/** One line a page for browsers and search engines; never more than the page itself says. */
export const routes = {
  '/': {
    title: 'Hilton Honors Dining: Bonus Points beyond the lobby',
    description: 'The restaurants we would send a guest to. Each meal there adds to your stays.',
    keywords: 'Hilton Honors, Bonus Points, restaurants',
  },
  '/how-it-works': {
    title: 'How it works | Hilton Honors Dining',
    description: 'We suggest, you dine, and your points are taken care of.',
    keywords: 'how it works, Bonus Points, tiers',
  },
  '/earn/how-it-works': {
    title: 'How it works | Hilton Honors Dining',
    description: 'We suggest, you dine, and your points are taken care of.',
    keywords: 'how it works, Bonus Points, tiers',
  },
  '/search': {
    title: 'Where to dine | Hilton Honors Dining',
    description: 'Tell us the city, or let us look around you. We will have a few suggestions.',
    keywords: 'restaurants, Bonus Points, reservations, map',
  },
  '/join': {
    title: 'Join | Hilton Honors Dining',
    description: 'A few details and a card, at your leisure. There is no charge.',
    keywords: 'join, Hilton Honors',
  },
  '/add_card': {
    title: 'Link a card | Hilton Honors Dining',
    description: 'The card you prefer to dine with. Its number is kept in the vault, out of our sight.',
    keywords: 'link a card',
  },
  '/card_added': {
    title: 'At your service | Hilton Honors Dining',
    description: 'Your card is linked. Enjoy your meal; we look after the rest.',
    keywords: 'card linked',
  },
  '/login': { title: 'Sign in | Hilton Honors Dining', description: 'Your points, your tier, your favorite tables.', keywords: 'sign in' },
  '/recover': {
    title: 'A new key | Hilton Honors Dining',
    description: 'Leave us your e-mail address and we send a code up at once.',
    keywords: 'reset password',
  },
  '/recover/confirm': {
    title: 'Enter the code | Hilton Honors Dining',
    description: 'You find it in your e-mail.',
    keywords: 'reset password, code',
  },
  '/recover/update': {
    title: 'Choose a password | Hilton Honors Dining',
    description: 'Something long that comes to your mind easily.',
    keywords: 'choose password',
  },
  '/recover/success': {
    title: 'All is in order | Hilton Honors Dining',
    description: 'Your password is changed. Do sign in.',
    keywords: 'password changed',
  },
  '/account/overview': {
    title: 'Account overview | Hilton Honors Dining',
    description: 'This year’s Bonus Points, and the dines that remain to VIP.',
    keywords: 'account, Bonus Points, VIP',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | Hilton Honors Dining',
    description: 'Where you have dined, and the points we added for it.',
    keywords: 'dining history, Bonus Points',
  },
  '/account/manage_cards': {
    title: 'Linked cards | Hilton Honors Dining',
    description: 'The cards on file, to keep or to let go.',
    keywords: 'linked cards',
  },
  '/account/user_profile': {
    title: 'Profile | Hilton Honors Dining',
    description: 'How we address you, and how we may reach you.',
    keywords: 'profile, texts, e-mail',
  },
  '/not_found': {
    title: 'Page not found | Hilton Honors Dining',
    description: 'This door leads nowhere. Allow us to show you back.',
    keywords: 'not found',
  },
} as const satisfies PartnerInput['routes']
