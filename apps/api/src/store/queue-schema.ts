import { getConstructionPlans, getMigrationPlans, type Db } from 'pg-boss'

import { OPERATOR_ROLE } from './migrations/tenant-table.ts'

/** The schema of the job queue's tables (pg-boss). */
export const QUEUE_SCHEMA = 'pgboss'

/** Version of that schema that this pg-boss supports. */
export const QUEUE_VERSION = 46

/** State of the queue's tables: `behind` lacks a change that this version needs, `ahead` has changes that are unknown to it. */
export type QueueState = 'ready' | 'behind' | 'ahead'

async function versionOf(db: Db): Promise<number | null> {
  const { rows } = await db.executeSql(`select to_regclass('${QUEUE_SCHEMA}.version') is not null as installed`)
  if (rows[0]?.installed !== true) return null
  const found = await db.executeSql(`select version from ${QUEUE_SCHEMA}.version`)
  return Number(found.rows[0]?.version)
}

/** Whether this version can run jobs on these tables. */
export async function queueState(db: Db): Promise<QueueState> {
  const version = await versionOf(db)
  if (version === null || version < QUEUE_VERSION) return 'behind'
  return version === QUEUE_VERSION ? 'ready' : 'ahead'
}

/**
 * Creates or migrates the queue's tables, and grants the operator's role the right to use them.
 * @param db runs as the owner of the tables; accepts several statements at once
 */
export async function installQueue(db: Db): Promise<void> {
  const version = await versionOf(db)
  if (version !== null && version > QUEUE_VERSION) return
  if (version === null) await db.executeSql(getConstructionPlans(QUEUE_SCHEMA))
  else if (version < QUEUE_VERSION) await db.executeSql(getMigrationPlans(QUEUE_SCHEMA, version))
  if (version !== QUEUE_VERSION) await db.executeSql(grants())
}

const grants = () =>
  [
    `grant usage on schema ${QUEUE_SCHEMA} to ${OPERATOR_ROLE}`,
    `grant select, insert, update, delete on all tables in schema ${QUEUE_SCHEMA} to ${OPERATOR_ROLE}`,
    `grant usage on all sequences in schema ${QUEUE_SCHEMA} to ${OPERATOR_ROLE}`,
    `grant execute on all functions in schema ${QUEUE_SCHEMA} to ${OPERATOR_ROLE}`,
  ].join(';\n')
