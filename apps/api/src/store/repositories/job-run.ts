import type { Selectable } from 'kysely'

import type { JobRunTable, Tx } from '../tables.ts'

export type JobRun = Selectable<JobRunTable>

/** Last runs of scheduled jobs, one of each job and subject. */
export function jobRunRepo(tx: Tx) {
  return {
    of: (job: string) => tx.selectFrom('job_run').selectAll().where('job', '=', job).execute(),

    save: (run: JobRun) =>
      tx
        .insertInto('job_run')
        .values(run)
        .onConflict((conflict) =>
          conflict.columns(['job', 'subject']).doUpdateSet({ period: run.period, finished_at: run.finished_at, amount: run.amount }),
        )
        .execute(),
  }
}
