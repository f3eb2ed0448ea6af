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
  /** Whether it only shows what the file would change. */
  is_preview: Generated<boolean>
  /** SHA-256 of the file's bytes in hexadecimal, and how it is read; null for an import of the command line. */
  file_hash: string | null
  settings: string | null
}

/** A file that an operator uploads to import it. */
export interface ImportUploadTable {
  /** The installation for a file of all partners. */
  partner_id: string
  /** UUID. */
  id: string
  kind: ImportKind
  file_name: string
  /** Bytes of the whole file. */
  bytes: ColumnType<string, number, never>
  /** Email key of the operator, who alone may use it. */
  operator: string
  created_at: Date
  /** Last use. */
  seen_at: Date
  /** How the file is read, as JSON; null before its first preview. */
  settings: string | null
  /** The run of its last preview, and that of its import. */
  preview_id: string | null
  run_id: string | null
}

/** A part of an uploaded file. */
export interface ImportUploadPartTable {
  partner_id: string
  upload_id: string
  /** From 0. */
  position: number
  content: Uint8Array
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
