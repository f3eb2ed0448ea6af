import { createHash } from 'node:crypto'

import { sql } from 'kysely'

import type { Tx } from '../store/tables.ts'

/** Values that a check or a policy of a table requires; all others are generated from the column's type. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  last_four: '1234',
  channel: 'online',
  tier_level: 0,
  units: 1,
  updated_by: 'files',
  purpose: 'use',
}

interface Column {
  readonly name: string
  readonly type: string
}

/** Every table whose rows belong to a partner. */
export async function tenantTables(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select c.relname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'partner_id'
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`.execute(tx)
  return rows.map((row) => row.name)
}

/**
 * Inserts a row of a partner into any tenant table, independent of its columns.
 * @param given values of columns, if the table has them
 * @param text value of every other text column
 */
export async function insertTenantRow(
  tx: Tx,
  table: string,
  partner: string,
  given: Readonly<Record<string, unknown>> = {},
  text = 'x',
): Promise<void> {
  const { rows } = await sql<Column>`select a.attname as name, format_type(a.atttypid, null) as type
    from pg_attribute a where a.attrelid = ${table}::regclass and a.attnum > 0 and not a.attisdropped
      and (a.attnotnull and not a.atthasdef or a.attname in (${sql.join(['partner_id', ...Object.keys(given)])}))`.execute(tx)
  const names = sql.join(rows.map((column) => sql.ref(column.name)))
  const values = sql.join(rows.map((column) => sql`${valueOf(column, given[column.name]) ?? sampleOf(column, partner, text)}`))
  await sql`insert into ${sql.table(table)} (${names}) values (${values})`.execute(tx)
}

/** A given value; in a UUID column, a text becomes the same UUID for the same text. */
function valueOf({ type }: Column, given: unknown): unknown {
  return type === 'uuid' && typeof given === 'string' ? createHash('md5').update(given).digest('hex') : given
}

function sampleOf({ name, type }: Column, partner: string, text: string): unknown {
  if (name === 'partner_id') return partner
  // The one key that is unique over all partners.
  if (name === 'fingerprint') return `print-${partner}`
  if (name in SAMPLES) return SAMPLES[name]
  if (type === 'boolean') return true
  if (type === 'uuid') return '00000000-0000-4000-8000-000000000000'
  if (type === 'jsonb') return '{}'
  if (type === 'bytea') return Buffer.from(text)
  if (type.startsWith('timestamp')) return new Date(0)
  if (type === 'date') return '2026-01-01'
  return ['smallint', 'integer', 'bigint'].includes(type) ? 1 : text
}
