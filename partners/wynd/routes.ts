import type { PartnerInput } from '@dining/partner-kit'

/** As light as the pages: what is here, and where it leads. */
export const routes = {
  '/': {
    title: 'WYND Rewards Dining: go out, come back with points',
    description: 'A terrace, a taco stand, a table by the water. They all add to your WYND Rewards points.',
    keywords: 'WYND Rewards, points, restaurants, vacation',
  },
  '/how-it-works': {
    title: 'The easy way | WYND Rewards Dining',
    description: 'Find a table, enjoy it, watch the points drift in.',
    keywords: 'points, the easy way, tiers',
  },
  '/earn/how-it-works': {
    title: 'The easy way | WYND Rewards Dining',
    description: 'Find a table, enjoy it, watch the points drift in.',
    keywords: 'points, the easy way, tiers',
  },
  '/search': {
    title: 'Where to? | WYND Rewards Dining',
    description: 'Look around here, or wherever you are headed next.',
    keywords: 'where to eat, points, map',
  },
  '/join': {
    title: 'Come along | WYND Rewards Dining',
    description: 'Bring your WYND Rewards number and one card.',
    keywords: 'come along, join, points',
  },
  '/add_card': {
    title: 'Pack a card | WYND Rewards Dining',
    description: 'Pack the card you travel with. The vault carries its number.',
    keywords: 'pack a card',
  },
  '/card_added': {
    title: 'Off you go | WYND Rewards Dining',
    description: 'Your card is packed. Lunch counts from here.',
    keywords: 'card packed',
  },
  '/login': {
    title: 'Hello again | WYND Rewards Dining',
    description: 'Back for your points?',
    keywords: 'hello again, sign in',
  },
  '/recover': {
    title: 'Password gone with the wind? | WYND Rewards Dining',
    description: 'A code by e-mail brings you back.',
    keywords: 'password, recover',
  },
  '/recover/confirm': {
    title: 'A code for you | WYND Rewards Dining',
    description: 'It blew into your inbox a moment ago.',
    keywords: 'password, code',
  },
  '/recover/update': {
    title: 'A new password | WYND Rewards Dining',
    description: 'Something easy to recall and hard to guess.',
    keywords: 'password, new',
  },
  '/recover/success': {
    title: 'Clear skies | WYND Rewards Dining',
    description: 'A fresh password, and you are on your way again.',
    keywords: 'password, success',
  },
  '/account/overview': {
    title: 'Your year so far | WYND Rewards Dining',
    description: 'Points, dines, and how near VIP is.',
    keywords: 'year, points, tier',
  },
  '/account/recent_activity': {
    title: 'Where you have been | WYND Rewards Dining',
    description: 'Every table, and the points it sent you.',
    keywords: 'visits, points',
  },
  '/account/manage_cards': {
    title: 'Packed cards | WYND Rewards Dining',
    description: 'What you carry, and what carries points.',
    keywords: 'packed cards',
  },
  '/account/user_profile': {
    title: 'You | WYND Rewards Dining',
    description: 'Your details, and whether our e-mail may find you.',
    keywords: 'you, details',
  },
  '/not_found': {
    title: 'Blown away | WYND Rewards Dining',
    description: 'This page is gone. The tables are not.',
    keywords: 'blown away',
  },
} as const satisfies PartnerInput['routes']
