import type { ApiDeps } from '../deps.ts'
import { markClosedMembers } from '../store/repositories/erase-members.ts'
import { jobRunRepo } from '../store/repositories/job-run.ts'
import { oldRowsRepo, type OldRows } from '../store/repositories/old-rows.ts'
import type { Tx } from '../store/tables.ts'
import { RETENTION, type RetentionRule } from './rules.ts'

type RetentionDeps = Pick<ApiDeps, 'store' | 'clock'>

/** Rows of one transaction. */
const BATCH = 500
const DAY_MS = 86_400_000

export const RETENTION_JOB = 'retention'

const oldRowsOf = ({ table, column, where, days }: RetentionRule, now: Date): OldRows => ({
  table,
  column,
  where,
  before: new Date(now.getTime() - days * DAY_MS),
})

/** Removes up to a batch of old rows. Rows that a request has locked are left to the next run. @returns how many */
function removeBatch(tx: Tx, rule: RetentionRule, now: Date): Promise<number> {
  const old = oldRowsOf(rule, now)
  return rule.action === 'erase-member' ? oldRowsRepo(tx).erase(old, BATCH, now) : oldRowsRepo(tx).remove(old, BATCH)
}

/** What a rule has removed. */
export interface Removed {
  readonly rule: RetentionRule
  readonly rows: number
}

/**
 * Removes rows that are older than their rule allows, in batches of one transaction each, so that requests hardly wait for it. A rule that
 * fails does not stop the others; the first error is thrown at the end.
 * @param signal stops between two batches
 * @param everyRule also those that were carried out today
 * @returns the rules that were carried out completely
 */
export async function removeOldData({ store, clock }: RetentionDeps, signal: AbortSignal, everyRule: boolean): Promise<readonly Removed[]> {
  const now = clock()
  const today = now.toISOString().slice(0, 10)
  const runs = await store.owner((tx) => jobRunRepo(tx).of(RETENTION_JOB))
  const isDone = new Set(runs.filter(({ period }) => period >= today).map(({ subject }) => subject))
  const removed: Removed[] = []
  const errors: unknown[] = []
  for (const rule of RETENTION.filter(({ name }) => everyRule || !isDone.has(name))) {
    try {
      if (rule.action === 'erase-member') await store.owner((tx) => markClosedMembers(tx, now))
      let rows = 0
      for (let batch = BATCH; batch === BATCH && !signal.aborted; rows += batch)
        batch = await store.owner((tx) => removeBatch(tx, rule, now))
      if (signal.aborted) break
      const run = { job: RETENTION_JOB, subject: rule.name, period: today, finished_at: now, amount: rows }
      await store.owner((tx) => jobRunRepo(tx).save(run))
      removed.push({ rule, rows })
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
  return removed
}

/** State of a rule: rows that it would remove now, and its last run. */
export interface RetentionState {
  readonly rule: RetentionRule
  readonly due: number
  readonly lastRun: Date | null
  readonly lastRemoved: number
}

/** How many rows each rule would remove, and what it did at its last run. */
export function retentionStates({ store, clock }: RetentionDeps): Promise<readonly RetentionState[]> {
  const now = clock()
  return store.owner(async (tx) => {
    const runs = new Map((await jobRunRepo(tx).of(RETENTION_JOB)).map((run) => [run.subject, run]))
    const states: RetentionState[] = []
    for (const rule of RETENTION) {
      const due = await oldRowsRepo(tx).count(oldRowsOf(rule, now))
      const run = runs.get(rule.name)
      states.push({ rule, due, lastRun: run?.finished_at ?? null, lastRemoved: run?.amount ?? 0 })
    }
    return states
  })
}
