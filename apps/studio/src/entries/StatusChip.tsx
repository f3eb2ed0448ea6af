import type { ContentSummary, ContentVersion } from '@dining/contract/studio'

import * as css from './entries.css.ts'
import { statusWords } from './status.ts'

interface StatusChipProps {
  readonly of: ContentSummary | ContentVersion
  /** Number of the version that visitors see. */
  readonly shown: number | null
  readonly timeZone: string
  /** The entry's versions, if there may be newer ones. */
  readonly versions?: readonly ContentVersion[]
}

export function StatusChip({ of, shown, timeZone, versions = [] }: StatusChipProps) {
  const look = of.status === 'draft' ? css.chipDraft : of.version === shown ? css.chipShown : css.chip
  return <span className={look}>{statusWords(of, shown, timeZone, versions)}</span>
}
