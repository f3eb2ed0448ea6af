import type { Kysely } from 'kysely'

import { referenceTable } from './tenant-table.ts'

/** The words of all merchants, to which misspelt words are corrected. */
export async function up(db: Kysely<never>): Promise<void> {
  await referenceTable(db, 'search_word', 'word text primary key, uses integer not null', 'read')
}
