import { sql, type Insertable } from 'kysely'

import type { Tables, Tx } from '../tables.ts'

/**
 * Inserts a row of a member, or nothing if there is no such member; null stands for a person who is no member. Both use one statement of the same form, so that the time of an answer does not
 * reveal whether an address is known.
 */
export async function insertForMember<Name extends 'recovery' | 'mail_outbox' | 'text_outbox' | 'notice_outbox'>(
  tx: Tx,
  table: Name,
  row: Insertable<Tables[Name]> & { readonly partner_id: string; readonly member_id: string | null },
): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  await sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)
    where ${row.member_id}::text is null or exists (select from member where partner_id = ${row.partner_id} and id = ${row.member_id})
    ${table === 'notice_outbox' ? sql`on conflict (partner_id, id) do nothing` : sql``}`.execute(tx)
}
