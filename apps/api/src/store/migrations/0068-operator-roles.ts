import type { Kysely } from 'kysely'

import { run } from './tenant-table.ts'

/**
 * Roles and the second factor of operators. Operators from before keep every right. `factor_step` is the last used time step of the factor, so that
 * no code works twice.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await run(
    db,
    `alter table operator
       add column roles jsonb not null default '{"*": ["administrator"]}',
       add column factor_sealed text,
       add column factor_step integer,
       add column recovery_hashes jsonb not null default '[]'`,
    'alter table operator_session add column device text',
  )
}
