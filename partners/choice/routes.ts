import type { PartnerInput } from '@dining/partner-kit'

/** One line a page for browsers and search engines; never more than the page itself says. */
export const routes = {
  '/': {
    title: 'Choice Privileges Eat & Earn: points for the meals along the way',
    description: 'Pancakes before the drive, burgers after it: link a card and both earn points.',
    keywords: 'Choice Privileges, points, restaurants, road trip',
  },
  '/how-it-works': {
    title: 'How it works | Choice Privileges Eat & Earn',
    description: 'Pick a stop, eat, and roll on with more points than you came with.',
    keywords: 'how it works, points, dining',
  },
  '/earn/how-it-works': {
    title: 'How it works | Choice Privileges Eat & Earn',
    description: 'Pick a stop, eat, and roll on with more points than you came with.',
    keywords: 'how it works, points, dining',
  },
  '/search': {
    title: 'Find a stop | Choice Privileges Eat & Earn',
    description: 'Type the next town or ZIP code and see who feeds you, and for how many points.',
    keywords: 'restaurants on the road, points, map',
  },
  '/join': {
    title: 'Sign up | Choice Privileges Eat & Earn',
    description: 'It’s free, it’s quick, and breakfast tomorrow could already count.',
    keywords: 'sign up, join, points',
  },
  '/add_card': {
    title: 'Link a card | Choice Privileges Eat & Earn',
    description: 'Pick the card that rides in your wallet. We never hold its number.',
    keywords: 'link a card',
  },
  '/card_added': {
    title: 'All set | Choice Privileges Eat & Earn',
    description: 'You’re good to go: your card earns from the next meal.',
    keywords: 'card linked',
  },
  '/login': {
    title: 'Sign in | Choice Privileges Eat & Earn',
    description: 'Check your points and plan the next stop.',
    keywords: 'sign in',
  },
  '/recover': {
    title: 'Forgot your password? | Choice Privileges Eat & Earn',
    description: 'Happens to everybody. A code by e-mail gets you back in.',
    keywords: 'forgot password',
  },
  '/recover/confirm': {
    title: 'Check your inbox | Choice Privileges Eat & Earn',
    description: 'Type in the code from your e-mail.',
    keywords: 'password code',
  },
  '/recover/update': {
    title: 'Pick a password | Choice Privileges Eat & Earn',
    description: 'One you’ll remember three states from here.',
    keywords: 'new password',
  },
  '/recover/success': {
    title: 'You’re back | Choice Privileges Eat & Earn',
    description: 'New password saved. Sign in and carry on.',
    keywords: 'password saved',
  },
  '/account/overview': {
    title: 'Account overview | Choice Privileges Eat & Earn',
    description: 'How many points you’ve picked up this year, and at what rate.',
    keywords: 'account, points',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | Choice Privileges Eat & Earn',
    description: 'Every stop you made and the points it gave you.',
    keywords: 'history, points by meal',
  },
  '/account/manage_cards': {
    title: 'Linked cards | Choice Privileges Eat & Earn',
    description: 'Which cards earn for you, and room for more.',
    keywords: 'linked cards',
  },
  '/account/user_profile': {
    title: 'Profile | Choice Privileges Eat & Earn',
    description: 'Your details, your texts, your e-mails: set them how you like.',
    keywords: 'profile, texts, e-mail',
  },
  '/not_found': {
    title: 'Wrong turn | Choice Privileges Eat & Earn',
    description: 'This road ends here. Turn around and find something to eat.',
    keywords: 'not found',
  },
} as const satisfies PartnerInput['routes']
