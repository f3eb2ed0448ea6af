import { formsOf } from '@dining/copy-engine/check'

import type { Partner } from '../../partner.ts'
import { casingFindings } from './casing.ts'
import { figureFindings } from './figures.ts'
import type { WordFinding } from './finding.ts'
import { markFindings } from './marks.ts'
import { punctuationFindings } from './punctuation.ts'
import { shownBy } from './shown.ts'

/** Signs and letters are the same for every reader. */
const ANYBODY = { name: 'a visitor', visitor: { tier: null, publicId: null, firstName: null } } as const

/**
 * Checks the partner's own wordings of the product's texts: names, signs, stops and figures; `checkPartner` checks their tokens. Earlier texts of
 * the page are unknown here, so signs are required only if the partner wants them at every mention.
 */
export function checkTexts(partner: Partner): readonly WordFinding[] {
  const { texts, marks } = partner.copy
  const shown = shownBy(partner)
  const [casing, punctuation, figures] = [casingFindings(partner), punctuationFindings(partner), figureFindings(partner)]
  const signs = marks?.mentions === 'first' ? () => [] : markFindings(partner)
  return Object.entries(texts).flatMap(([key, wording]) =>
    formsOf(wording ?? '').flatMap((text) => {
      const location = { path: key, keys: [key], text, item: '' }
      return [...casing(location), ...punctuation(location), ...figures(location), ...signs(key, shown.written(text, ANYBODY))]
    }),
  )
}
