import type { Kysely } from 'kysely'

import { referenceTable, run } from './tenant-table.ts'

/** The transaction that last changed each merchant, removed ones included, so that every API process can follow the changes. */
export async function up(db: Kysely<never>): Promise<void> {
  await referenceTable(db, 'merchant_change', 'merchant_id text primary key, changed_in xid8 not null', 'read')
  await run(
    db,
    'create index merchant_change_changed_in on merchant_change (changed_in, merchant_id)',
    // Triggers, so that changes of an earlier version and by hand are recorded, too.
    `create function record_merchant_change() returns trigger language plpgsql as $$
     begin
       insert into merchant_change select distinct id, pg_current_xact_id() from changed
         on conflict (merchant_id) do update set changed_in = excluded.changed_in;
       return null;
     end $$`,
    ...[
      ['insert', 'new'],
      ['update', 'new'],
      ['delete', 'old'],
    ].map(
      ([event, rows]) => `create trigger record_${event} after ${event} on merchant referencing ${rows} table as changed
        for each statement execute function record_merchant_change()`,
    ),
  )
}
