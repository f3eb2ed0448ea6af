import type { Kysely } from 'kysely'

import { referenceTable } from './tenant-table.ts'

/** Total results of the card network's lines, for /metrics of every process. */
export async function up(db: Kysely<never>): Promise<void> {
  await referenceTable(db, 'feed_total', 'outcome text primary key, lines bigint not null', 'nothing')
}
