import type { Kysely } from 'kysely'

import { run } from './tenant-table.ts'

/**
 * Cards that members give for reservations: the card-payment provider's id of the setup, which is good for one booking, and what is shown of the card.
 * The number is known to the provider alone. A hold keeps whether the booking service asks for a card.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await run(
    db,
    `alter table reservation
       add column card_setup text,
       add column card_brand text,
       add column card_last4 text`,
    'alter table reservation_hold add column card_required boolean not null default false',
    'create unique index reservation_card_setup on reservation (partner_id, member_id, card_setup) where card_setup is not null',
  )
}
