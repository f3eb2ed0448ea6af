import { sql } from 'kysely'

import { PARTNER_SETTING } from '../migrations/tenant-table.ts'
import type { Tx } from '../tables.ts'

/**
 * Runs work of a transaction for another tenant. Its statements must be sent before `work` returns: what the transaction sends afterwards belongs to
 * its own tenant again.
 */
export async function asTenant<T>(tx: Tx, tenant: string, own: string, work: () => Promise<T>): Promise<T> {
  const set = (partnerId: string) => sql`select set_config(${PARTNER_SETTING}, ${partnerId}, true)`.execute(tx)
  // Sent together, so that they take one round trip to the database.
  const [, result] = await Promise.all([set(tenant), work(), set(own)])
  return result
}
