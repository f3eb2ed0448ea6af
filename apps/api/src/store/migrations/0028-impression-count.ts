import type { Kysely } from 'kysely'

import { tenantTable } from './tenant-table.ts'

/**
 * Impressions per day in place of one row each. `impression` is kept for processes of the previous version, which write it; nothing reads it, and its
 * rows expire by `at` as those of this table do by `day` (retention). Columns that do not apply are empty strings, because they are part of the key.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await tenantTable(
    db,
    'impression_count',
    `partner_id text not null,
     day date not null,
     placement text not null,
     channel text not null,
     merchant_id text not null,
     count integer not null,
     primary key (partner_id, day, placement, channel, merchant_id)`,
    'select, insert, update, delete',
  )
}
