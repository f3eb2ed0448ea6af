import { sql } from 'kysely'

import type { TestApi } from '../../testing/test-api.ts'
import { OWNER_PATTERN, type Owner } from './canary.ts'
import { MEMBERS } from './member.ts'
import { AUDIT_TABLE, type TenantTables } from './tables.ts'

/** Rows of one table, partner and owner, as a checksum; the owner "" has the rows that are not part of the test data. */
interface Group {
  readonly table: string
  readonly partner: string
  readonly owner: Owner
  readonly sum: string
}

interface Row {
  readonly table: string
  readonly partner: string
  readonly mark: string | null
  readonly sum: string
}

export type Snapshot = ReadonlyMap<string, Group>

const all = ({ ofMembers, ofPartners }: TenantTables) => [...ofMembers, ...ofPartners]

/** The text that identifies the owner of a row: the member's id if it has one. */
const mark = ({ ofPartners }: TenantTables, table: string) => {
  if (ofPartners.includes(table)) return sql`substring(to_jsonb(t)::text from ${OWNER_PATTERN})`
  return sql.ref(table === 'member' ? 't.id' : 't.member_id')
}

const ownerOf = (partner: string, mark: string | null): Owner =>
  MEMBERS.find((member) => member.partner === partner && member.id === mark)?.owner ?? (mark?.length === 2 ? mark : '')

/** Checksums of all tenant tables. */
export async function takeSnapshot(api: TestApi, tables: TenantTables): Promise<Snapshot> {
  const one = (table: string) => sql`
    select ${table} as "table", partner_id as partner, ${mark(tables, table)} as mark,
      md5(string_agg(to_jsonb(t)::text, ' ' order by to_jsonb(t)::text)) as sum
    from ${sql.table(table)} t group by partner_id, mark`
  const { rows } = await api.store.owner((tx) => sql<Row>`${sql.join(all(tables).map(one), sql` union all `)}`.execute(tx))
  return new Map(
    rows.map(({ table, partner, mark, sum }) => [`${partner} ${table} ${mark}`, { table, partner, owner: ownerOf(partner, mark), sum }]),
  )
}

/** Removes rows that calls have added and that are not part of the test data, and sessions that any sign-in may remove. */
export async function removeOthers(api: TestApi, tables: TenantTables): Promise<void> {
  const ids = sql.join([...new Set(MEMBERS.map(({ id }) => id))])
  const ours = (table: string) => (tables.ofPartners.includes(table) ? sql`is not null` : sql`in (${ids})`)
  await api.store.owner(async (tx) => {
    for (const table of all(tables).toReversed()) {
      if (table === AUDIT_TABLE) continue
      await sql`delete from ${sql.table(table)} t where (${mark(tables, table)} ${ours(table)}) is not true`.execute(tx)
    }
    await tx.deleteFrom('session').where('expires_at', '<=', api.clock.now()).execute()
  })
  // No role may do this: the superuser disables the triggers.
  const added = (column: string) => `${column} not like '%-${AUDIT_TABLE}%'`
  await api.store.admin(`set session_replication_role = replica;
    delete from audit_event where ${added('id')};
    delete from audit_chain where ${added('event_id')};
    set session_replication_role = origin`)
}

/** Names of the groups that differ although `kept` requires them to be unchanged. */
export function changes(before: Snapshot, after: Snapshot, kept: (group: Group) => boolean): readonly string[] {
  return [...new Map([...before, ...after])].flatMap(([name, group]) =>
    kept(group) && before.get(name)?.sum !== after.get(name)?.sum ? [name] : [],
  )
}
