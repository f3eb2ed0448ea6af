import type { Kysely } from 'kysely'

import { APP_ROLE, OPERATOR_ROLE, run } from './tenant-table.ts'

/** Roles belong to the whole server, so another database of the same server may have created them already, or at the same time. */
const role = (name: string) => `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${name}') then
      create role ${name} nologin;
    end if;
  exception when duplicate_object or unique_violation then null;
  end $$`

/** From PostgreSQL 16 on, even the creator of a role may only use it if it is granted; a superuser may use any. */
const taking = (name: string) => `
  do $$ begin
    if not (select rolsuper from pg_roles where rolname = current_user) then
      grant ${name} to current_user;
    end if;
  exception when insufficient_privilege then null; -- granted by somebody else, or the check after the migrations tells
  end $$`

export async function up(db: Kysely<never>): Promise<void> {
  await run(
    db,
    role(APP_ROLE),
    role(OPERATOR_ROLE),
    taking(APP_ROLE),
    taking(OPERATOR_ROLE),
    'create extension if not exists pg_trgm',
    `grant usage on schema public to ${APP_ROLE}, ${OPERATOR_ROLE}`,
  )
}
