import type { Partner } from '../partner.ts'

const ALWAYS = ['/', '/how-it-works', '/earn/how-it-works', '/search', '/not_found']
const ENROLLING = [
  '/join',
  '/add_card',
  '/card_added',
  '/login',
  '/account/overview',
  '/account/recent_activity',
  '/account/manage_cards',
  '/account/user_profile',
]
const DIRECT = ['/recover', '/recover/confirm', '/recover/update', '/recover/success']

/** Pages that browsers and search engines are told of; what a page knows of itself (a restaurant's name) needs no metadata. */
export function pagesOf({ program, features }: Partner): readonly string[] {
  return [
    ...ALWAYS,
    ...(features.hasDiscoverPage ? ['/discover'] : []),
    ...(program.enrollmentType === 'none' ? [] : ENROLLING),
    ...(program.enrollmentType === 'direct' ? DIRECT : []),
  ]
}

/** Addresses beside the pages that every partner answers (ROUTE-24 … ROUTE-40). */
const ALSO_ALWAYS = ['/Order', '/SignOut', '/earn', '/surveys', '/surveys/success', '/surveys/error']

/**
 * Is there anything behind this path of the partner's site (ROUTE-01 … ROUTE-44)? Addresses of before that lead on count.
 * @param contentPaths urls of content pages; without them each address below /earn is taken to have its content
 */
export function hasPath(partner: Partner, path: string, contentPaths?: readonly string[]): boolean {
  const { program, features } = partner
  const below = [
    '/merchants/',
    '/Order/',
    '/error/',
    ...(features.hasDiscoverPage ? ['/discover/'] : []),
    ...(program.enrollmentType === 'none' ? [] : ['/account/', '/activate/']),
    ...(contentPaths === undefined ? ['/earn/'] : []),
  ]
  const exact = [
    ...pagesOf(partner),
    ...ALSO_ALWAYS,
    ...features.extraContentPaths,
    ...(contentPaths ?? []),
    ...(program.enrollmentType === 'none' ? [] : ['/account', '/activate']),
    ...(program.enrollmentType === 'sso' ? ['/Login'] : []),
    ...(program.enrollmentType === 'direct' ? ['/fix_credentials'] : []),
  ]
  return exact.includes(path) || below.some((start) => path.startsWith(start) && path.length > start.length)
}
