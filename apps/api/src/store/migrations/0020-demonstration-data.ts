import type { Kysely } from 'kysely'

import { referenceTable } from './tenant-table.ts'

/** Which demonstration data a database contains: a row for each step of its loader, written in the step's own transaction. */
export async function up(db: Kysely<never>): Promise<void> {
  await referenceTable(db, 'demonstration_data', 'step text primary key, loaded_at timestamptz not null', 'nothing')
}
