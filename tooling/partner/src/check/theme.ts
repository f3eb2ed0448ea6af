import type { PartnerIssue } from '@dining/partner-kit/check'
import { checkContrast, derive, type Tokens } from '@dining/ui/theme/tools'

/** Pairs of the theme's roles with too little contrast, in light and dark, each with the nearest shade that passes. */
export function themeIssues(tokens: Tokens): readonly PartnerIssue[] {
  try {
    checkContrast(derive(tokens))
    return []
  } catch (failure) {
    const [, ...pairs] = failure instanceof Error ? failure.message.split('\n') : []
    if (pairs.length === 0) throw failure
    return pairs.map((pair) => {
      const [problem = pair, remedy] = pair.split('; ')
      return { location: 'tokens.ts', problem, remedy: remedy ? `Change the seed: ${remedy}.` : 'Change the seed colour.' }
    })
  }
}
