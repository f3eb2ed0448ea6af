import { allTexts, formsOf, tokensIn } from '@dining/copy-engine/check'
import { PLACEHOLDERS } from '@dining/copy-engine'
import type { Partner } from '@dining/partner-kit'
import type { PartnerIssue } from '@dining/partner-kit/check'

const ofEveryText = new Set<string>(PLACEHOLDERS)

/**
 * Overrides that omit parts of the default text: a value that the screen provides, or a link. What the copy engine
 * resolves itself ({currency}) is optional. An unknown token is a separate issue (check-partner).
 */
export function overrideIssues({ copy }: Partner): readonly PartnerIssue[] {
  return Object.entries(copy.texts).flatMap(([key, wording]) => {
    const text = allTexts.get(key)
    if (text === undefined || wording === undefined) return []
    const wanted = [...new Set(formsOf(text.wording).flatMap(tokensIn))].filter((token) => !ofEveryText.has(token))
    const there = new Set(formsOf(wording).flatMap(tokensIn))
    return wanted
      .filter((token) => !there.has(token))
      .map((token) => ({
        location: `copy.texts["${key}"]`,
        problem: `it lacks {${token}}, which the default text has`,
        remedy: `Work {${token}} in: "${formsOf(text.wording)[0] ?? ''}"`,
      }))
  })
}
