import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'

import { migrations } from './migrations/index.ts'
import type { Tables } from './tables.ts'

/** Brings the tables up to date; changes nothing when they are. Throws what the database said when a migration fails. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
