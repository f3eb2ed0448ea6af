import type { Kysely } from 'kysely'

import { referenceTable } from './tenant-table.ts'

/** The words of all merchants: what a misspelt one is corrected to. */
export async function up(db: Kysely<never>): Promise<void> {
  await referenceTable(db, 'search_word', 'word text primary key, uses integer not null', 'read')
}
