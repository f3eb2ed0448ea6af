import { sql, type Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'

import { migrations } from './migrations/index.ts'
import type { SchemaMigration } from './migrations/schema-migration.ts'
import { APP_ROLE, OPERATOR_ROLE } from './migrations/tenant-table.ts'
import { readSchema, SERVES_FROM } from './schema-state.ts'
import type { Tables } from './tables.ts'

/**
 * Migrates the tables if they are not up to date. Tables of a later version are not changed.
 * @returns names of the migrations that it ran
 * Throws the error of the database if a migration fails.
 */
export async function migrate(
  db: Kysely<Tables>,
  known: Readonly<Record<string, SchemaMigration>> = migrations,
): Promise<readonly string[]> {
  const { applied } = await readSchema(db)
  // Kysely refuses tables with unknown migrations.
  const later = applied.filter((name) => !(name in known)).map((name) => [name, { up: () => Promise.resolve() }] as const)
  const all = { ...known, ...Object.fromEntries(later) }
  const migrator = new Migrator({ db, allowUnorderedMigrations: true, provider: { getMigrations: () => Promise.resolve(all) } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  await sql`grant select on kysely_migration to ${sql.id(APP_ROLE)}, ${sql.id(OPERATOR_ROLE)}`.execute(db)
  await keepServesFrom(db, known)
  return results.map(({ migrationName }) => migrationName)
}

/** Records which versions can serve from now on; the record of a later version is kept. */
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
