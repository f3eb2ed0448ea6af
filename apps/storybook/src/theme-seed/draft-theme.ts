import { derive, type Theme, type Tokens } from '@dining/ui/theme'

import { shownPartner } from '../partners.ts'
import { draftOf } from './drafts.ts'
import { readTexts, withValues, type SeedTexts } from './seed-values.ts'

interface Look {
  readonly tokens: Tokens
  readonly theme: Theme
}

const kept = new Map<string, Look & { readonly draft: SeedTexts }>()

/** A partner's theme with what is typed on the page "Theme seed" and not yet saved, as far as it is valid. */
export function draftLook(partner: string): Look {
  const draft = draftOf(partner)
  const saved = shownPartner(partner)
  if (Object.keys(draft).length === 0) return saved
  const known = kept.get(partner)
  if (known?.draft === draft) return known
  const tokens = withValues(saved.tokens, readTexts(draft).values)
  const look = { draft, tokens, theme: derive(tokens) }
  kept.set(partner, look)
  return look
}
