import type { Migration } from 'kysely/migration'

/** A change of the tables. One that takes something away names the oldest version that it leaves able to serve. */
export interface SchemaMigration extends Migration {
  /** Name of a migration: programs that know it do without what this one takes away (apps/api/README.md "Changing the tables"). */
  readonly servesFrom?: string
}
