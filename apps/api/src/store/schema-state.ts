import { sql, type Kysely } from 'kysely'

import { migrations } from './migrations/index.ts'
import type { Tables } from './tables.ts'

/** Key in `meta`: the name of the migration that a version must include to serve on these tables. */
export const SERVES_FROM = 'serves-from'

/** The state of a database's tables. */
export interface SchemaState {
  /** Names of the migrations that have run. */
  readonly applied: readonly string[]
  readonly servesFrom: string | null
}

/** Why a version cannot serve on tables: the migrations that they lack, or the one that the version lacks. */
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

/** Why a version with these migrations cannot serve on tables in this state; null if it can. Later additions are allowed. */
export function schemaFault(state: SchemaState, known: readonly string[] = Object.keys(migrations)): SchemaFault | null {
  const missing = known.filter((name) => !state.applied.includes(name))
  if (missing.length > 0) return { kind: 'behind', missing }
  const { servesFrom } = state
  return servesFrom === null || known.includes(servesFrom) ? null : { kind: 'ahead', servesFrom }
}

/** Whether this table exists and the current role can access it. */
async function mayRead(db: Kysely<Tables>, table: string): Promise<boolean> {
  const { rows } = await sql<{ may: boolean | null }>`select has_table_privilege(to_regclass(${table}), 'select') as may`.execute(db)
  return rows[0]?.may === true
}
