import { Kysely, PostgresDialect, sql } from 'kysely'

import { migrate } from './migrate.ts'
import { APP_ROLE, OPERATOR_ROLE } from './migrations/tenant-table.ts'
import { assertReachable, hasCode, NO_SUCH_ROLE, openPool, queueOf, REFUSED } from './postgres-pool.ts'
import { installQueue } from './queue-schema.ts'
import { StoreError } from './store-error.ts'
import type { Tables } from './tables.ts'

/**
 * Migrates the tables of a server's database, and grants the serving user the roles of requests and of the operator.
 * @param ownerUrl postgres://…; its user owns the tables, and may create roles or has been granted both
 * @param servingUser name of the user of DATABASE_URL, if it differs
 * @returns names of the migrations that it ran
 * Throws StoreError `unreachable`, or `no-rights` when the owner lacks a right.
 */
export async function migratePostgres(ownerUrl: string, servingUser?: string): Promise<readonly string[]> {
  const pool = openPool(ownerUrl, { max: 2 })
  await assertReachable(pool, ownerUrl, 'MIGRATE_DATABASE_URL')
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const { username, pathname } = new URL(ownerUrl)
  try {
    const applied = await migrate(db)
    await installQueue(queueOf(pool))
    if (servingUser !== undefined && servingUser !== username) {
      await sql`grant ${sql.id(APP_ROLE)}, ${sql.id(OPERATOR_ROLE)} to ${sql.id(servingUser)}`.execute(db)
    }
    return applied
  } catch (error) {
    if (hasCode(error, NO_SUCH_ROLE)) {
      const remedy = 'Let a superuser make the user of DATABASE_URL, then run this again.'
      throw new StoreError('no-rights', `There is no user ${servingUser ?? ''} on the server. ${remedy}`, error)
    }
    if (!hasCode(error, REFUSED)) throw error
    const roles = `${APP_ROLE}, ${OPERATOR_ROLE}`
    throw new StoreError(
      'no-rights',
      `The user ${username} of MIGRATE_DATABASE_URL lacks a right: ${error.message}. Let a superuser run: create role ${APP_ROLE}; create role ${OPERATOR_ROLE}; grant ${roles} to ${username} with admin option; grant create on database ${pathname.slice(1)} to ${username};`,
      error,
    )
  } finally {
    await db.destroy()
  }
}
