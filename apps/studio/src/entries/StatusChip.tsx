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
  /** Of the newest version. */
  readonly approval?: ContentSummary['approval']
}

const APPROVAL_WORDS = { waiting: 'Waits for approval', 'sent-back': 'Sent back' } as const

export function StatusChip({ of, shown, timeZone, versions = [], approval = null }: StatusChipProps) {
  if (approval) return <span className={css.chipDraft}>{APPROVAL_WORDS[approval]}</span>
  const look = of.status === 'draft' ? css.chipDraft : of.version === shown ? css.chipShown : css.chip
  return <span className={look}>{statusWords(of, shown, timeZone, versions)}</span>
}
