import type { StudioImport } from '@dining/contract/studio'

import * as entries from '../entries/entries.css.ts'
import * as css from './imports.css.ts'
import { STATE_WORDS } from './import-words.ts'

const LOOKS: Readonly<Record<StudioImport['state'], string>> = {
  running: entries.chip,
  done: entries.chipShown,
  failed: css.chipFailed,
  interrupted: entries.chipDraft,
}

/** The state of an import; that rows were refused is a part of it. */
export function StateChip({ of: { state, counts } }: { readonly of: Pick<StudioImport, 'state' | 'counts'> }) {
  if (state === 'done' && counts.refused > 0)
    return <span className={entries.chipDraft}>{`Done, ${counts.refused.toLocaleString('en-US')} refused`}</span>
  return <span className={LOOKS[state]}>{STATE_WORDS[state]}</span>
}
