import { sql, type Kysely } from 'kysely'

import { migrations } from './migrations/index.ts'
import type { Tables } from './tables.ts'

/** Key in `meta`: the name of the migration that a version must know to serve on these tables. */
export const SERVES_FROM = 'serves-from'

/** What the tables of a database are. */
export interface SchemaState {
  /** Names of the migrations that have run. */
  readonly applied: readonly string[]
  readonly servesFrom: string | null
}

/** Why a version cannot serve on tables: what it lacks there, or what it would have to know. */
export type SchemaFault =
  | { readonly kind: 'behind'; readonly missing: readonly string[] }
  | { readonly kind: 'ahead'; readonly servesFrom: string }

/** Reads which migrations have run; none on an empty database. */
export async function readSchema(db: Kysely<Tables>): Promise<SchemaState> {
  if (!(await mayRead(db, 'kysely_migration'))) return { applied: [], servesFrom: null }
  const { rows: applied } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  const isThere = await mayRead(db, 'meta')
  const floor = isThere ? await db.selectFrom('meta').select('value').where('key', '=', SERVES_FROM).executeTakeFirst() : undefined
  return { applied: applied.map(({ name }) => name), servesFrom: floor?.value ?? null }
}

/** Can the version that knows these migrations serve on tables in this state? Later additions do it no harm; null is yes. */
export function schemaFault(state: SchemaState, known: readonly string[] = Object.keys(migrations)): SchemaFault | null {
  const missing = known.filter((name) => !state.applied.includes(name))
  if (missing.length > 0) return { kind: 'behind', missing }
  const { servesFrom } = state
  return servesFrom === null || known.includes(servesFrom) ? null : { kind: 'ahead', servesFrom }
}

/** Is this table there, and open to whoever asks? */
async function mayRead(db: Kysely<Tables>, table: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean | null }>`select has_table_privilege(to_regclass(${table}), 'select') as may`.execute(db)
  return rows[0]?.may === true
}
