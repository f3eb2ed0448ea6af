import type { Kysely } from 'kysely'

import { referenceTable } from './tenant-table.ts'

/** The last run of each scheduled job, for each of its subjects: a partner, a table, or the empty string. */
export async function up(db: Kysely<never>): Promise<void> {
  await referenceTable(
    db,
    'job_run',
    `job text not null,
     subject text not null,
     period text not null,
     finished_at timestamptz not null,
     amount bigint not null,
     primary key (job, subject)`,
    'nothing',
  )
}
