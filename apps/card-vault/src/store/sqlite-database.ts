import { DatabaseSync } from 'node:sqlite'

import type { Database, Queries } from './database.ts'
import { TABLES } from './database.ts'

/** Opens the database file, or one in memory with ':memory:', only for this process. Throws if the file is not a database. */
export function openSqlite(path: string): Database {
  const db = new DatabaseSync(path)
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON; PRAGMA busy_timeout = 5000;')
  for (const table of TABLES) db.exec(table)
  const direct: Queries = {
    query: async (sql, values = []) => db.prepare(sql.replaceAll(/\$(\d+)/g, '?$1')).all(...values),
  }
  // One connection: a statement outside a transaction must not run within another caller's transaction.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    return turn
  }
  return {
    query: (sql, values) => inTurn(() => direct.query(sql, values)),
    transaction: (work) =>
      inTurn(async () => {
        db.exec('BEGIN IMMEDIATE')
        try {
          const result = await work(direct)
          db.exec('COMMIT')
          return result
        } catch (error) {
          db.exec('ROLLBACK')
          throw error
        }
      }),
    close: () => inTurn(async () => db.close()),
  }
}
