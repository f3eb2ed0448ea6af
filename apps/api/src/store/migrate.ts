import { sql, type Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'

import { migrations } from './migrations/index.ts'
import type { SchemaMigration } from './migrations/schema-migration.ts'
import { APP_ROLE, OPERATOR_ROLE } from './migrations/tenant-table.ts'
import { readSchema, SERVES_FROM } from './schema-state.ts'
import type { Tables } from './tables.ts'

/**
 * Brings the tables up to date; changes nothing when they are. Tables of a later version stay as they are.
 * @returns names of the migrations that it ran
 * Throws what the database said when a migration fails.
 */
export async function migrate(
  db: Kysely<Tables>,
  known: Readonly<Record<string, SchemaMigration>> = migrations,
): Promise<readonly string[]> {
  const { applied } = await readSchema(db)
  // Kysely refuses tables of which it does not know every change.
  const later = applied.filter((name) => !(name in known)).map((name) => [name, { up: () => Promise.resolve() }] as const)
  const all = { ...known, ...Object.fromEntries(later) }
  const migrator = new Migrator({ db, allowUnorderedMigrations: true, provider: { getMigrations: () => Promise.resolve(all) } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  await sql`grant select on kysely_migration to ${sql.id(APP_ROLE)}, ${sql.id(OPERATOR_ROLE)}`.execute(db)
  await keepServesFrom(db, known)
  return results.map(({ migrationName }) => migrationName)
}

/** Notes which versions can serve from now on; what a later version noted stays. */
async function keepServesFrom(db: Kysely<Tables>, known: Readonly<Record<string, SchemaMigration>>): Promise<void> {
  const [oldest] = Object.values(known)
    .flatMap(({ servesFrom }) => servesFrom ?? [])
    .toSorted()
    .toReversed()
  if (oldest === undefined) return
  await db
    .insertInto('meta')
    .values({ key: SERVES_FROM, value: oldest })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: sql<string>`greatest(meta.value collate "C", excluded.value collate "C")` }),
    )
    .execute()
}
