import type { ImportKind } from '@dining/contract/studio'
import type { ColumnType, Generated } from 'kysely'

/** How an import ended, where the counts do not say it. */
export type ImportOutcome = 'same-file' | 'malformed' | 'unreadable' | 'empty' | 'mostly-refused' | 'overtaken' | 'stopped'

/** An import of a file, or one that runs. */
export interface ImportRunTable {
  /** The installation for a file of all partners. */
  partner_id: string
  /** UUID. */
  id: string
  kind: ImportKind
  /** Without its folder. */
  file_name: string
  /** `command`, `operator` or `system`. */
  actor_kind: string
  actor: string
  state: 'running' | 'done' | 'failed'
  outcome: ImportOutcome | null
  /** Line of the file that the outcome concerns. */
  outcome_line: number | null
  rows_read: Generated<number>
  refused: Generated<number>
  /** Null while unknown; most imports count these at their end. */
  added: Generated<number | null>
  changed: Generated<number | null>
  unchanged: Generated<number | null>
  withdrawn: Generated<number | null>
  unmatched: Generated<number | null>
  started_at: Date
  /** Last sign of the process that imports. */
  seen_at: Date
  ended_at: Date | null
}

/** Why a row of a file was refused. */
export interface ImportRunRefusalTable {
  partner_id: string
  run_id: string
  /** In the order of the refusals, from 1. */
  position: number
  line: number
  /** Our name of the field; '' if the reason concerns the whole row. */
  field: string
  /** A kind of `ISSUE_KINDS`, with the numbers and words of its text. */
  reason: string
  words: ColumnType<readonly string[], string>
}
