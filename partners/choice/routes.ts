import type { PartnerInput } from '@dining/partner-kit'

/** Titles and descriptions for browsers and search engines; they promise no more than the page does. */
export const routes = {
  '/': {
    title: 'Choice Privileges Eat & Earn: points for meals at home and away',
    description: 'Pancakes before the drive, burgers after it: link a card, and both earn points.',
    keywords: 'Choice Privileges, points, restaurants, road trip',
  },
  '/how-it-works': {
    title: 'How it works | Choice Privileges Eat & Earn',
    description: 'Pick a restaurant, pay with your linked card, and earn points.',
    keywords: 'how it works, points, dining',
  },
  '/earn/how-it-works': {
    title: 'How it works | Choice Privileges Eat & Earn',
    description: 'Pick a restaurant, pay with your linked card, and earn points.',
    keywords: 'how it works, points, dining',
  },
  '/earn': {
    title: 'Ways to earn | Choice Privileges Eat & Earn',
    description: 'What counts as a meal, which card to link, and tips for the road.',
    keywords: 'earn points, meals, road trip, linked card',
  },
  '/search': {
    title: 'Find restaurants | Choice Privileges Eat & Earn',
    description: 'Type a town or ZIP code and see which restaurants earn, and how many points.',
    keywords: 'restaurants on the road, points, hours',
  },
  '/join': {
    title: 'Sign up | Choice Privileges Eat & Earn',
    description: 'It’s free and quick, and your breakfast tomorrow could already earn.',
    keywords: 'sign up, join, points',
  },
  '/add_card': {
    title: 'Link a card | Choice Privileges Eat & Earn',
    description: 'Pick the card you pay with. This site never holds its number.',
    keywords: 'link a card',
  },
  '/card_added': {
    title: 'Card linked | Choice Privileges Eat & Earn',
    description: 'You’re good to go: your card earns from the next meal.',
    keywords: 'card linked',
  },
  '/login': {
    title: 'Sign in | Choice Privileges Eat & Earn',
    description: 'Check your points and find your next restaurant.',
    keywords: 'sign in',
  },
  '/recover': {
    title: 'Forgot your password? | Choice Privileges Eat & Earn',
    description: 'We email you a code so you can set a new one.',
    keywords: 'forgot password',
  },
  '/recover/confirm': {
    title: 'Check your inbox | Choice Privileges Eat & Earn',
    description: 'Type in the code from your email.',
    keywords: 'password code',
  },
  '/recover/update': {
    title: 'Pick a password | Choice Privileges Eat & Earn',
    description: 'Pick a new password for your account.',
    keywords: 'new password',
  },
  '/recover/success': {
    title: 'Password changed | Choice Privileges Eat & Earn',
    description: 'Your new password is saved. Sign in with it.',
    keywords: 'password saved',
  },
  '/account/overview': {
    title: 'Account overview | Choice Privileges Eat & Earn',
    description: 'How many points you’ve earned this year, and at what rate.',
    keywords: 'account, points',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | Choice Privileges Eat & Earn',
    description: 'Every meal, and the points it earned you.',
    keywords: 'history, points by meal',
  },
  '/account/manage_cards': {
    title: 'Linked cards | Choice Privileges Eat & Earn',
    description: 'Everything in your wallet that earns points.',
    keywords: 'linked cards',
  },
  '/account/user_profile': {
    title: 'Profile | Choice Privileges Eat & Earn',
    description: 'Your details, and the box for our email.',
    keywords: 'profile, email',
  },
  '/account/security': {
    title: 'Signed-in devices | Choice Privileges Eat & Earn',
    description: 'Phones and computers that are signed in. Sign any of them out here.',
    keywords: 'security, devices, sign out',
  },
  '/not_found': {
    title: 'Page not found | Choice Privileges Eat & Earn',
    description: 'Wrong turn? The home page gets you back on the road.',
    keywords: 'not found',
  },
} as const satisfies PartnerInput['routes']
