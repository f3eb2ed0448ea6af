import type { ContentSet } from '@dining/domain'

import type { Partner } from '../../partner.ts'
import { hasPath, pagesOf } from '../pages.ts'
import { suggest } from '../suggest.ts'
import type { WordFinding } from './finding.ts'
import type { ObjectLocation } from './locations.ts'

/** Fields that contain an address of the site. */
const ADDRESS = /^(?:url|url_allowed|url_disallowed)$/
/** Fields that contain a picture, and the field with its alternative text. */
const PICTURE = /^(?:image|image_mobile|picture|photo)$/
const ALTERNATIVE = /alt/

/** Addresses of the partner's own site that lead to no page. */
export function brokenLinks(
  partner: Partner,
  set: ContentSet,
  contentPaths?: readonly string[],
): (location: ObjectLocation) => readonly WordFinding[] {
  return ({ path, fields }) =>
    Object.entries(fields).flatMap(([key, value]): WordFinding[] => {
      if (!ADDRESS.test(key) || typeof value !== 'string' || !value.startsWith('/') || value.startsWith('//')) return []
      const wanted = value.split(/[?#]/u, 1)[0] ?? value
      // The url of a content page is its own address, which exists once it is published.
      const isOwn = set === 'earn_details' && path === ''
      if (hasPath(partner, wanted, isOwn ? undefined : contentPaths)) return []
      const meant = suggest(
        wanted,
        [...pagesOf(partner), ...(contentPaths ?? [])].filter((page) => page !== '/'),
      )
      return [
        {
          path: path === '' ? key : `${path}.${key}`,
          kind: 'broken-link',
          problem: `the partner has no page ${wanted}`,
          remedy: meant === undefined ? 'Use one of the partner’s pages, or an https: address.' : `Did you mean “${meant}”?`,
        },
      ]
    })
}

/** Pictures without an alternative text. */
export function picturesWithoutAlternative({ path, fields }: ObjectLocation): readonly WordFinding[] {
  const pictures = Object.entries(fields).filter(([key, value]) => PICTURE.test(key) && typeof value === 'string' && value !== '')
  const hasAlternative = Object.entries(fields).some(
    ([key, value]) => ALTERNATIVE.test(key) && typeof value === 'string' && value.trim() !== '',
  )
  const [first] = pictures
  if (first === undefined || hasAlternative) return []
  const here = path === '' ? '' : `${path}.`
  return [
    {
      path: here + first[0],
      kind: 'no-alternative',
      problem: 'the picture has no alternative text',
      remedy: `Describe the picture in ${here}image_mobile_alt_text.`,
    },
  ]
}
