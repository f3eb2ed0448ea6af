import type { Kysely } from 'kysely'

import { APP_ROLE, run, tenantTable } from './tenant-table.ts'

/** Increments the partner's count before a row is written, so that writers of one partner run one after the other without deadlocks. */
const COUNT_CHANGE = `
  create function count_content_change() returns trigger language plpgsql as $$
  declare changed text := case when tg_op = 'DELETE' then old.partner_id else new.partner_id end;
  begin
    insert into content_change as c (partner_id, changes) values (changed, 1)
      on conflict (partner_id) do update set changes = c.changes + 1;
    return case when tg_op = 'DELETE' then old else new end;
  end $$`

const counted = (table: string) =>
  `create trigger count_change before insert or update or delete on ${table} for each row execute function count_content_change()`

/**
 * The reason of a version of an entry; versions that people have written are kept; and a count of a partner's changes, by which web servers
 * detect with one small query that content or flags have changed. Triggers count, so that the previous version's changes count, too.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await run(
    db,
    `alter table content_entry add column note text not null default ''`,
    // The previous version removes versions that files added; a request cannot change or remove any other version.
    `revoke update on content_entry from ${APP_ROLE}`,
    `create policy history on content_entry as restrictive for delete to ${APP_ROLE} using (updated_by = 'files')`,
    `create index content_entry_scheduled on content_entry (partner_id, publish_at) where status = 'scheduled'`,
  )
  await tenantTable(
    db,
    'content_change',
    `partner_id text primary key,
     changes bigint not null`,
    'select, insert, update, delete',
  )
  await run(db, COUNT_CHANGE, counted('content_entry'), counted('feature_flag'))
}
