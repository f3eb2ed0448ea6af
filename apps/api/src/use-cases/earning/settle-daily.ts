import type { ApiDeps } from '../../deps.ts'
import { describeError } from '../../observability/log.ts'
import { jobRunRepo } from '../../store/repositories/job-run.ts'
import type { FeedDeps } from '../feed/apply-line.ts'
import { retryUnmatched } from '../feed/retry-unmatched.ts'
import { settlementOf, settleProgram } from './settle.ts'

const JOB = 'settle'

/**
 * Settles each partner whose day, in its own time zone, has not been settled yet. A day without a running process is settled with the next
 * one, since a settlement includes all earlier days.
 * A partner whose settlement fails does not stop the others; the first error is thrown at the end.
 * @param signal stops between two partners
 * @returns ids of the partners that were settled
 */
export async function settleDaily(
  deps: FeedDeps & Pick<ApiDeps, 'store' | 'clock' | 'partners' | 'log'>,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const { store, clock, partners, log } = deps
  const last = await store.owner((tx) => jobRunRepo(tx).of(JOB))
  const lastDay = new Map(last.map(({ subject, period }) => [subject, period]))
  const due = [...partners.values()]
    .map(({ program }) => settlementOf(program, clock(), null))
    .filter(({ program, day }) => (lastDay.get(program.id) ?? '') < day)
  if (due.length > 0) await retryUnmatched(deps)
  const settled: string[] = []
  const errors: unknown[] = []
  for (const settlement of due) {
    if (signal.aborted) break
    const { id } = settlement.program
    try {
      const { awarded } = await settleProgram(store, settlement)
      const run = { job: JOB, subject: id, period: settlement.day, finished_at: clock(), amount: awarded }
      await store.owner((tx) => jobRunRepo(tx).save(run))
      settled.push(id)
    } catch (error) {
      log.error({ event: 'settlement-failed', partner: id, ...describeError(error) })
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
  return settled
}
