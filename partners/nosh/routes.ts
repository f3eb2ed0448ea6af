import type { PartnerInput } from '@dining/partner-kit'

/** Titles and descriptions for browsers and search engines; they promise no more than the page does. */
export const routes = {
  '/': {
    title: 'Neighborhood Nosh: cash back from the places you love',
    description: 'Eat around the corner and get cash back, paid onto your card’s statement.',
    keywords: 'cash back, restaurants, neighborhood, statement credit',
  },
  '/how-it-works': {
    title: 'How it works | Neighborhood Nosh',
    description: 'Find a place, eat, get money back. No coupons.',
    keywords: 'how it works, cash back dining',
  },
  '/earn/how-it-works': {
    title: 'How it works | Neighborhood Nosh',
    description: 'Find a place, eat, get money back. No coupons.',
    keywords: 'how it works, cash back dining',
  },
  '/earn': {
    title: 'Ways to get cash back | Neighborhood Nosh',
    description: 'How you get paid, how to be VIP, and which card to link.',
    keywords: 'cash back, statement credit, VIP',
  },
  '/search': {
    title: 'Find a place | Neighborhood Nosh',
    description: 'Places near you, and the cash back each one gives.',
    keywords: 'restaurants near me, cash back',
  },
  '/join': {
    title: 'Join | Neighborhood Nosh',
    description: 'Free, one form, one card. Then you get cash back on dinner.',
    keywords: 'join, cash back',
  },
  '/add_card': {
    title: 'Link a card | Neighborhood Nosh',
    description: 'The card you eat with. We never see the number, only the last four digits.',
    keywords: 'link a card',
  },
  '/card_added': {
    title: 'Card linked | Neighborhood Nosh',
    description: 'Your card is linked. Your next bill gives you cash back.',
    keywords: 'card linked',
  },
  '/login': {
    title: 'Sign in | Neighborhood Nosh',
    description: 'See your cash back, and where to eat next.',
    keywords: 'sign in, log in',
  },
  '/recover': {
    title: 'Reset your password | Neighborhood Nosh',
    description: 'We’ll email you a code, and you’re back in a minute.',
    keywords: 'reset password',
  },
  '/recover/confirm': {
    title: 'Enter your code | Neighborhood Nosh',
    description: 'Got the email? The code’s in there.',
    keywords: 'reset password',
  },
  '/recover/update': {
    title: 'Choose a password | Neighborhood Nosh',
    description: 'Pick a new one. Nobody else needs to know it.',
    keywords: 'reset password',
  },
  '/recover/success': {
    title: 'Password changed | Neighborhood Nosh',
    description: 'You’re good. Sign in and find dinner.',
    keywords: 'reset password',
  },
  '/account/overview': {
    title: 'Account overview | Neighborhood Nosh',
    description: 'Your balance, your cash back this year, and the dinners left until VIP.',
    keywords: 'account, balance, cash back',
  },
  '/account/recent_activity': {
    title: 'Reviews & history | Neighborhood Nosh',
    description: 'Each bill, its cash back, and each credit on your statement.',
    keywords: 'recent activity, statement credits',
  },
  '/account/manage_cards': {
    title: 'Linked cards | Neighborhood Nosh',
    description: 'The cards that give you cash back.',
    keywords: 'linked cards',
  },
  '/account/user_profile': {
    title: 'Profile | Neighborhood Nosh',
    description: 'What we know about you, and whether we send you emails.',
    keywords: 'profile, email',
  },
  '/account/security': {
    title: 'Signed-in devices | Neighborhood Nosh',
    description: 'Your account’s open on these devices. Close it on any that isn’t yours.',
    keywords: 'security, devices, sign out',
  },
  '/not_found': {
    title: 'Page not found | Neighborhood Nosh',
    description: 'Find a place to eat, or go to the home page.',
    keywords: 'not found',
  },
} as const satisfies PartnerInput['routes']
