import { addressOf, pagesOf } from '@dining/domain/pages'
import type { Partner } from '@dining/partner-kit'

import { SITEMAP_PATH } from './sitemap.ts'

/**
 * What crawlers may request: in production the pages that are the same for everyone, elsewhere nothing. Pages that may be read but not
 * listed are allowed, since their own header tells so; and the API, without which a crawler that runs scripts would see errors.
 */
export function robotsTxt(partner: Partner, origin: string, isProduction: boolean): string {
  if (!isProduction) return 'User-agent: *\nDisallow: /\n'
  const personal = pagesOf(partner)
    .filter(({ cache }) => cache === 'private')
    .map(addressOf)
  const shortest = personal.filter((path) => !personal.some((other) => path.startsWith(`${other}/`)))
  return [
    'User-agent: *',
    ...shortest.map((path) => `Disallow: ${path}`),
    ...(shortest.length === 0 ? ['Allow: /'] : []),
    '',
    `Sitemap: ${origin}${SITEMAP_PATH}`,
    '',
  ].join('\n')
}
