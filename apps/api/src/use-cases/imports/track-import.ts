import { randomUUID } from 'node:crypto'

import type { ImportKind } from '@dining/contract/studio'

import { currentActor } from '../../audit/actor.ts'
import type { Clock } from '../../deps.ts'
import { importRunRepo, type ImportRefusalRow, type ImportRunRow } from '../../store/repositories/import-run.ts'
import type { Store } from '../../store/store.ts'
import type { RefusedLine } from './import-lines.ts'
import { storedIssue } from './issues.ts'

/** Between two writes of progress. */
const WRITE_MS = 1_000
/** Writes in which nothing has changed are left out, up to this many: a long transaction is no interruption. */
const SILENT_WRITES = 20
/** Refusals that are kept of an import; the others are counted. */
export const KEPT_REFUSALS = 1_000
/** Without a sign for this long, an import counts as interrupted: its process has ended, or cannot reach the database. */
export const INTERRUPTED_AFTER_MS = 180_000

type Counts = Pick<ImportRunRow, 'added' | 'changed' | 'unchanged' | 'withdrawn' | 'unmatched'>
type Outcome = NonNullable<ImportRunRow['outcome']>

/** What an import reports to the studio. None of it throws or waits. */
export interface ImportTracker {
  /** How many rows were read so far. */
  readonly read: (rows: number) => void
  /** An issue of a refused row; the issues of a row follow each other. */
  readonly refused: (refused: RefusedLine) => void
  /** The counts, as far as they are known. */
  readonly counted: (counts: Partial<Counts>) => void
  /** A successful end that the counts do not explain. */
  readonly ended: (outcome: Extract<Outcome, 'same-file'>) => void
  /** Why the file was not imported to its end. @param line of the file */
  readonly failed: (outcome: Exclude<Outcome, 'same-file' | 'stopped'>, line?: number) => void
}

interface Tracked {
  /** The installation for a file of all partners. */
  readonly partnerId: string
  readonly kind: ImportKind
  readonly fileName: string
  /** Of a run that is recorded already: it begins with the answer to the operator who has started it. */
  readonly runId?: string
}

/** A run as it begins. @param now by the clock of the API */
export function beginningRun({ partnerId, kind, fileName }: Omit<Tracked, 'runId'>, id: string, now: Date) {
  const { kind: actor_kind, id: actor } = currentActor()
  const running = { state: 'running', outcome: null, outcome_line: null, started_at: now, seen_at: now } as const
  return { partner_id: partnerId, id, kind, file_name: fileName, actor_kind, actor, ...running }
}

interface Deps {
  readonly store: Pick<Store, 'owner'>
  readonly clock: Clock
}

/**
 * Runs an import and records it for the studio: when it begins, at most once a second while it runs, and how it ended. A record that cannot be
 * written never fails the import.
 * @param onFault called once if a record cannot be written
 */
export async function trackImport<T>(
  { store, clock }: Deps,
  { runId, ...about }: Tracked,
  onFault: () => void,
  work: (tracker: ImportTracker) => Promise<T>,
): Promise<T> {
  const key = { partner_id: about.partnerId, id: runId ?? randomUUID() }
  const figures = { rows_read: 0, refused: 0 }
  const counts: Partial<Counts> = {}
  const end: { state: ImportRunRow['state']; outcome: Outcome | null; outcome_line: number | null } = {
    state: 'done',
    outcome: null,
    outcome_line: null,
  }
  let [isChanged, silent, kept, lastRefused] = [false, 0, 0, -1]
  let waiting: ImportRefusalRow[] = []
  let isRecorded = true
  let hasFault = false
  const fault = () => {
    if (!hasFault) onFault()
    hasFault = true
  }

  const write = async (more: Partial<ImportRunRow> = {}) => {
    const refusals = waiting
    waiting = []
    isChanged = false
    silent = 0
    try {
      await store.owner(async (tx) => {
        const repo = importRunRepo(tx)
        await repo.update(key, { ...figures, ...counts, seen_at: clock(), ...more })
        await repo.addRefusals(refusals)
      })
    } catch {
      // Rolled back as a whole: the next write has these, too.
      waiting = [...refusals, ...waiting]
      fault()
    }
  }

  try {
    if (runId === undefined) await store.owner((tx) => importRunRepo(tx).begin(beginningRun(about, key.id, clock())))
  } catch {
    isRecorded = false
    fault()
  }

  const writing = { last: Promise.resolve(), isBusy: false }
  const tick = () => {
    silent += 1
    if (!isRecorded || writing.isBusy || (!isChanged && silent < SILENT_WRITES)) return
    writing.isBusy = true
    writing.last = write().finally(() => void (writing.isBusy = false))
  }
  const timer = setInterval(tick, WRITE_MS)
  const changed = () => void (isChanged = true)
  const tracker: ImportTracker = {
    read: (rows) => {
      figures.rows_read = rows
      changed()
    },
    refused: ({ line, issue }) => {
      if (line !== lastRefused) figures.refused += 1
      lastRefused = line
      changed()
      if (kept >= KEPT_REFUSALS) return
      kept += 1
      waiting.push({ partner_id: key.partner_id, run_id: key.id, position: kept, line, ...storedIssue(issue) })
    },
    counted: (known) => {
      Object.assign(counts, known)
      changed()
    },
    ended: (outcome) => void (end.outcome = outcome),
    failed: (outcome, line) => Object.assign(end, { state: 'failed', outcome, outcome_line: line ?? null }),
  }
  try {
    return await work(tracker)
  } catch (error) {
    Object.assign(end, { state: 'failed', outcome: 'stopped' })
    throw error
  } finally {
    clearInterval(timer)
    await writing.last
    if (isRecorded) await write({ ...end, ended_at: clock() })
  }
}

/** The same records, with a report of how many were read. */
export async function* countRead<Row>(records: AsyncIterable<Row>, { read }: Pick<ImportTracker, 'read'>): AsyncGenerator<Row> {
  let rows = 0
  for await (const record of records) {
    rows += 1
    read(rows)
    yield record
  }
}
