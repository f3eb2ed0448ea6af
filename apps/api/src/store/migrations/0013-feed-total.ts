import type { Kysely } from 'kysely'

import { referenceTable } from './tenant-table.ts'

/** What became of the lines of the card network so far, for /metrics of whichever process is asked. */
export async function up(db: Kysely<never>): Promise<void> {
  await referenceTable(db, 'feed_total', 'outcome text primary key, lines bigint not null', 'nothing')
}
