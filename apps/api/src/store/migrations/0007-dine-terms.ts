import type { Kysely } from 'kysely'

import { run } from './tenant-table.ts'

export async function up(db: Kysely<never>): Promise<void> {
  await run(
    db,
    // The terms with which a dine was rated: its refunds use the same terms, even if the program has changed.
    'alter table dine add column rate jsonb, add column bonus_units integer',
    'create index dine_refund on dine (partner_id, refund_of) where refund_of is not null',
    // A dine can arrive after its card was unlinked, and a refund long after.
    'drop index member_card_token',
    'create index member_card_token on member_card (vault_token)',
  )
}
