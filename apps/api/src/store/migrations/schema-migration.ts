import type { Migration } from 'kysely/migration'

/** A change of the tables. One that removes something names the oldest version that can still serve. */
export interface SchemaMigration extends Migration {
  /** Name of a migration: versions that include it do not use what this one removes (apps/api/docs/data.md "Changing the tables"). */
  readonly servesFrom?: string
}
