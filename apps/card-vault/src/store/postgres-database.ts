import pg from 'pg'

import type { Database, Queries, Row } from './database.ts'
import { TABLES } from './database.ts'

/** Connections of one vault process. */
const CONNECTIONS = 5
/** Milliseconds to wait for a connection and for a statement. The API waits four seconds for a card. */
const CONNECT_TIMEOUT_MS = 3_000
const STATEMENT_TIMEOUT_MS = 3_000
/** Key of the advisory lock that processes hold while they create the tables: "vault" in ASCII. */
const SCHEMA_LOCK = 0x76_61_75_6c_74

/** BIGINT columns contain milliseconds and counts, which a JavaScript number represents exactly. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text'),
}

/**
 * Opens a database of a PostgreSQL server that several vault processes share, and creates the tables it lacks.
 * Rejects with the driver's error when the server cannot be reached or refuses the user.
 */
export async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS + 1_000,
    types,
    pipeline: true,
  })
  // A connection that breaks is replaced at the next query. One in use has no other listener, without which its error would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const queriesOf = (client: pg.Pool | pg.PoolClient): Queries => ({
    query: async (sql, values = []) => (await client.query<Row>(sql, [...values])).rows,
  })
  const database: Database = {
    ...queriesOf(pool),
    async transaction(work) {
      const client = await pool.connect()
      let broken: Error | undefined
      const begun = client.query('BEGIN')
      try {
        // BEGIN and the first statements of the work reach the server in one round trip.
        const [result] = await Promise.all([work(queriesOf(client)), begun])
        await client.query('COMMIT')
        return result
      } catch (error) {
        await client.query('ROLLBACK').catch((fault: Error) => (broken = fault))
        throw error
      } finally {
        client.release(broken)
      }
    },
    close: () => pool.end(),
  }
  try {
    await database.transaction(async ({ query }) => {
      await query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK])
      for (const table of TABLES) await query(table)
    })
  } catch (error) {
    await pool.end()
    throw error
  }
  return database
}
