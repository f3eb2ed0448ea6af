import type { Kysely } from 'kysely'

import { run, tenantTable } from './tenant-table.ts'

/**
 * Imports of files, for the studio: what was read and changed, how far a running one is, and why rows were refused. A file of all partners has the
 * installation in place of a partner. `seen_at` is the last sign of the process that imports. A reason is one of a list with numbers and words
 * of our own, so that no value of a file is stored.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await tenantTable(
    db,
    'import_run',
    `partner_id text not null,
     id text not null,
     kind text not null,
     file_name text not null,
     actor_kind text not null,
     actor text not null,
     state text not null,
     outcome text,
     outcome_line integer,
     rows_read integer not null default 0,
     refused integer not null default 0,
     added integer,
     changed integer,
     unchanged integer,
     withdrawn integer,
     unmatched integer,
     started_at timestamptz not null,
     seen_at timestamptz not null,
     ended_at timestamptz,
     primary key (partner_id, id)`,
    'select',
  )
  await tenantTable(
    db,
    'import_run_refusal',
    `partner_id text not null,
     run_id text not null,
     position integer not null,
     line integer not null,
     field text not null,
     reason text not null,
     words jsonb not null default '[]',
     primary key (partner_id, run_id, position),
     foreign key (partner_id, run_id) references import_run (partner_id, id) on delete cascade`,
    'select',
  )
  await run(
    db,
    'create index import_run_newest on import_run (partner_id, started_at desc, id)',
    'create index import_run_started_at on import_run (started_at)',
  )
}
