import type { PartnerInput } from '@dining/partner-kit'

/** One line a page for browsers and search engines; never more than the page itself says. */
export const routes = {
  '/': {
    title: 'Free Spirit Dining: eat out, get points',
    description: 'Link one card, eat where you like, get Free Spirit points. No coupons.',
    keywords: 'Free Spirit, dining, points, restaurants',
  },
  '/how-it-works': {
    title: 'How this works | Free Spirit Dining',
    description: 'Look, eat, collect. That is the manual.',
    keywords: 'how it works, points, dining',
  },
  '/earn/how-it-works': {
    title: 'How this works | Free Spirit Dining',
    description: 'Look, eat, collect. That is the manual.',
    keywords: 'how it works, points, dining',
  },
  '/search': {
    title: 'Find food | Free Spirit Dining',
    description: 'Type a city or a ZIP. See the points before you see the menu.',
    keywords: 'restaurants, map, points',
  },
  '/join': {
    title: 'Join | Free Spirit Dining',
    description: 'A few fields and a card. Then your dinner gets points.',
    keywords: 'join, sign up, free',
  },
  '/add_card': {
    title: 'Link a card | Free Spirit Dining',
    description: 'Any card you eat with. The number goes to the card vault and nowhere else.',
    keywords: 'link a card',
  },
  '/card_added': { title: 'Done | Free Spirit Dining', description: 'Card linked. Next dine counts.', keywords: 'card linked' },
  '/login': {
    title: 'Sign in | Free Spirit Dining',
    description: 'In here: your points and the next place to eat.',
    keywords: 'sign in, log in',
  },
  '/recover': {
    title: 'New password, please | Free Spirit Dining',
    description: 'Tell us your e-mail. We send a code.',
    keywords: 'reset password',
  },
  '/recover/confirm': { title: 'The code | Free Spirit Dining', description: 'It is in your e-mail.', keywords: 'reset password' },
  '/recover/update': {
    title: 'A better password | Free Spirit Dining',
    description: 'Make it long. Make it yours.',
    keywords: 'reset password',
  },
  '/recover/success': {
    title: 'Password changed | Free Spirit Dining',
    description: 'Sign in with the new one.',
    keywords: 'reset password',
  },
  '/account/overview': {
    title: 'Account | Free Spirit Dining',
    description: 'Points this year, your tier, dines to go.',
    keywords: 'account, points, tier',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | Free Spirit Dining',
    description: 'What you ate, what it got you.',
    keywords: 'history, points',
  },
  '/account/manage_cards': {
    title: 'Linked cards | Free Spirit Dining',
    description: 'The cards that get you points.',
    keywords: 'linked cards',
  },
  '/account/user_profile': {
    title: 'Profile | Free Spirit Dining',
    description: 'Your details, and the switch for more points.',
    keywords: 'profile, e-mail',
  },
  '/not_found': {
    title: 'Missed its flight | Free Spirit Dining',
    description: 'Nothing on this page. Plenty to eat elsewhere.',
    keywords: 'not found',
  },
} as const satisfies PartnerInput['routes']
