import { Kysely, PostgresDialect } from 'kysely'

import { assertReachable, hasCode, openPool, REFUSED } from './postgres-pool.ts'
import { purgeAuditTrails, type AuditPurge, type AuditPurged } from './repositories/audit-purge.ts'
import { StoreError } from './store-error.ts'
import type { Tables } from './tables.ts'

/**
 * Removes old events of the audit trail. Only the owner of the tables can do this: no role of the API has the right, and a trigger refuses
 * all others. Each partner's trail keeps an event that records the purge and the last hash that was removed.
 * @param ownerUrl postgres://…; its user owns the tables
 * Throws StoreError `unreachable`, or `no-rights` when the user does not own the tables.
 */
export async function purgeAudit(ownerUrl: string, purge: AuditPurge): Promise<readonly AuditPurged[]> {
  const pool = openPool(ownerUrl, { max: 1 })
  await assertReachable(pool, ownerUrl, 'MIGRATE_DATABASE_URL')
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await db.transaction().execute((tx) => purgeAuditTrails(tx, purge))
  } catch (error) {
    if (!hasCode(error, REFUSED)) throw error
    const { username } = new URL(ownerUrl)
    throw new StoreError('no-rights', `The user ${username} of MIGRATE_DATABASE_URL does not own the tables: ${error.message}.`, error)
  } finally {
    await db.destroy()
  }
}
