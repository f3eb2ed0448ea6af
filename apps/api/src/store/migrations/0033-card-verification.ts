import type { Kysely } from 'kysely'

import { tenantTable } from './tenant-table.ts'

/** Claims of cards that are linked in another account: the card's data from the vault, and the pending verification of the claim. */
export async function up(db: Kysely<never>): Promise<void> {
  await tenantTable(
    db,
    'card_verification',
    `partner_id text not null,
     id text not null,
     member_id text not null,
     verification_id text not null,
     vault_token text not null,
     fingerprint text not null,
     card_brand text not null,
     last_four text not null check (last_four ~ '^[0-9]{4}$'),
     description text not null,
     reopens boolean not null,
     tokenized_at timestamptz not null,
     expires_at timestamptz not null,
     primary key (partner_id, id),
     foreign key (partner_id, member_id) references member (partner_id, id) on delete cascade`,
    'select, insert, update, delete',
  )
}
