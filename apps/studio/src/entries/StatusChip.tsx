import type { ContentSet } from '@dining/domain'
import type { ContentSummary, ContentVersion } from '@dining/contract/studio'

import * as css from './entries.css.ts'
import { SETS } from './sets.ts'
import { offSite, statusWords } from './status.ts'

interface StatusChipProps {
  readonly set: ContentSet
  readonly of: ContentSummary | ContentVersion
  /** Number of the version that visitors see. */
  readonly shown: number | null
  readonly timeZone: string
  /** The entry's versions, if there may be newer ones. */
  readonly versions?: readonly ContentVersion[]
}

export function StatusChip({ set, of, shown, timeZone, versions = [] }: StatusChipProps) {
  const look = of.status === 'draft' ? css.chipDraft : of.version === shown ? css.chipShown : css.chip
  const words = statusWords(of, shown, timeZone, versions)
  return <span className={look}>{SETS[set].isOnSite ? words : offSite(words)}</span>
}
