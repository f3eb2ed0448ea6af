import type { Kysely } from 'kysely'

import { OPERATOR_ROLE, run } from './tenant-table.ts'

/** Every column of an event, so that no value can be changed without another hash. The time is written in UTC to the microsecond. */
const HASH = `
  create function audit_event_hash(previous text, event audit_event) returns text language sql stable as $$
    select encode(sha256(convert_to(jsonb_build_array(
      previous, event.partner_id, event.id, to_char(event.at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US'), event.kind, event.member_id,
      event.actor_kind, event.actor, event.address, event.request_id, event.detail, event.before, event.after)::text, 'UTF8')), 'hex')
  $$`

/**
 * Runs when the transaction commits, so that writers of one partner wait for each other only for the duration of a commit, and no row is locked
 * after it.
 */
const CHAIN = `
  create function chain_audit_event() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    head audit_chain;
    previous text;
  begin
    perform pg_advisory_xact_lock(hashtextextended('audit_chain ' || new.partner_id, 0));
    select * into head from audit_chain where chain = new.partner_id order by number desc limit 1;
    previous := coalesce(head.hash, '');
    insert into audit_chain (chain, number, event_id, previous, hash)
      values (new.partner_id, coalesce(head.number, 0) + 1, new.id, previous, audit_event_hash(previous, new));
    return null;
  end $$`

/** Grants do not restrict the owner of a table. The owner removes old events with \`pnpm api audit purge\`, which sets this setting. */
const REFUSE = `
  create function refuse_audit_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and current_setting('app.audit_purge', true) = 'on'
      and pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'usage') then
      return null;
    end if;
    raise exception 'The audit trail is append-only: % on % is refused', lower(tg_op), tg_table_name using errcode = 'insufficient_privilege';
  end $$`

const appendOnly = (table: string) =>
  `create trigger append_only before update or delete or truncate on ${table} for each statement execute function refuse_audit_change()`

/**
 * Who caused an event, from where, and the values before and after; an audit trail that no role can change; and a chain of hashes for each
 * partner, written by a trigger, that reveals an event that was changed, removed or inserted by other means.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await run(
    db,
    `alter table audit_event
       add column actor_kind text not null default 'unknown',
       add column actor text not null default '',
       add column address text not null default '',
       add column request_id text,
       add column before jsonb,
       add column after jsonb`,
    'create index audit_event_newest on audit_event (at desc, id desc)',
    // Row level security is forced, so the owner needs a policy to remove old events and to read those that have no hash yet.
    'create policy owner on audit_event to current_user using (true) with check (true)',
    `create table audit_chain (
       chain text not null,
       number bigint not null,
       event_id text not null,
       previous text not null,
       hash text not null,
       primary key (chain, number),
       unique (chain, event_id))`,
    `grant select on audit_chain to ${OPERATOR_ROLE}`,
    HASH,
    CHAIN,
    REFUSE,
    `create constraint trigger chain_event after insert on audit_event deferrable initially deferred
       for each row execute function chain_audit_event()`,
    `revoke update, delete, truncate on audit_event from ${OPERATOR_ROLE}`,
    appendOnly('audit_event'),
    appendOnly('audit_chain'),
    // Events of earlier versions, in the order of their times.
    `do $$
     declare event audit_event;
     begin
       for event in select * from audit_event order by partner_id, at, id loop
         insert into audit_chain (chain, number, event_id, previous, hash)
           select event.partner_id, head.number + 1, event.id, head.hash, audit_event_hash(head.hash, event)
           from (select coalesce(max(number), 0) as number,
             coalesce((select hash from audit_chain where chain = event.partner_id order by number desc limit 1), '') as hash
             from audit_chain where chain = event.partner_id) head;
       end loop;
     end $$`,
  )
}
