import type { Tracing } from '@dining/serving'
import { Kysely, PostgresDialect, Transaction, type CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely'
import pg from 'pg'

import { PARTNER_SETTING } from './migrations/tenant-table.ts'
import { recordQuery } from './query-log.ts'
import type { Transact, TransactionSettings } from './store.ts'
import type { Tables } from './tables.ts'

/**
 * Transactions on a pool of pipelined connections. BEGIN, the settings and the first statements of the work reach the server in one round trip, since
 * none waits for the answer of the one before; statements that the work sends together (Promise.all) share one, too. If BEGIN or a setting fails, the
 * server refuses every later statement of the transaction, so none runs without its role and tenant. A read-only transaction resolves before its
 * COMMIT is answered: nothing depends on it.
 *
 * Kysely's own transactions wait for the answer of each statement before they send the next one.
 * @param pool its connections have the option `pipeline`
 * @param prepares whether statements are prepared under a name, which stays on the connection
 */
export function pipelinedTransactions(pool: pg.Pool, tracing: Tracing, prepares: boolean): Transact {
  const dialect = new PostgresDialect({ pool })
  const config = { dialect }
  const driver = dialect.createDriver()
  const executor = new Kysely<Tables>(config).getExecutor()
  return async (settings, work) => {
    const client = await pool.connect()
    const connection = new PipelinedConnection(client, tracing, prepares)
    const provider = { provideConnection: <T>(consumer: (to: DatabaseConnection) => Promise<T>) => consumer(connection) }
    const tx = new Transaction<Tables>({ config, dialect, driver, executor: executor.withConnectionProvider(provider) })
    const begun = connection.send(beginning(settings))
    // Awaited below, after the work.
    begun.catch(() => undefined)
    let result
    try {
      result = await work(tx)
      await begun
    } catch (error) {
      await connection.rollback()
      // If BEGIN failed, the statements after it only report that the transaction is aborted.
      await begun
      throw error
    }
    await connection.commit(settings.readOnly)
    return result
  }
}

/** One message of several statements: after one that fails, the server skips the others. */
const beginning = ({ role, partnerId, readOnly, durable }: TransactionSettings) =>
  [
    readOnly ? 'begin read only' : 'begin',
    `set local role ${pg.escapeIdentifier(role)}`,
    `set local ${PARTNER_SETTING} = ${pg.escapeLiteral(partnerId)}`,
    ...(durable ? [] : ['set local synchronous_commit = off']),
  ].join('; ')

/** A connection of the pool during one transaction. Refuses statements after the end: the connection then belongs to another transaction. */
class PipelinedConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #tracing: Tracing
  readonly #prepares: boolean
  #hasEnded = false

  constructor(client: pg.PoolClient, tracing: Tracing, prepares: boolean) {
    this.#client = client
    this.#tracing = tracing
    this.#prepares = prepares
  }

  async send(sql: string, parameters?: readonly unknown[]): Promise<pg.QueryResult> {
    if (this.#hasEnded) throw new Error('The transaction has ended; a statement was sent after its work resolved or rejected.')
    this.#gather()
    const name = this.#prepares && parameters?.length ? nameOf(sql) : undefined
    return recordQuery(this.#tracing, sql, () =>
      this.#client.query({ text: sql, ...(parameters && { values: [...parameters] }), ...(name !== undefined && { name }) }),
    )
  }

  /** Holds what is written until this turn of the event loop has ended, so that statements which are sent together are one write to the socket. */
  #gather(): void {
    const { stream } = this.#client.connection
    if (stream.writableCorked > 0) return
    stream.cork()
    process.nextTick(() => stream.uncork())
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await this.send(sql, parameters)
    return WRITES.has(command) ? { rows, numAffectedRows: BigInt(rowCount ?? 0) } : { rows }
  }

  /**
   * @param withoutAnswer resolves at once; the pool's next use of the connection waits for the server's answer
   * Rejects if the server did not commit.
   */
  async commit(withoutAnswer: boolean): Promise<void> {
    const committed = this.#end('commit')
    if (withoutAnswer) {
      committed.catch(() => undefined)
      this.#client.release()
      return
    }
    const { command } = await committed.finally(() => this.#client.release())
    if (command === 'ROLLBACK') throw new Error('The transaction was rolled back, because one of its statements had failed.')
  }

  /** Resolves when the server has released the transaction's locks, or the connection is closed. */
  async rollback(): Promise<void> {
    await this.#end('rollback').then(
      () => this.#client.release(),
      () => this.#client.release(true),
    )
  }

  #end(statement: 'commit' | 'rollback'): Promise<pg.QueryResult> {
    const ended = this.send(statement)
    this.#hasEnded = true
    return ended
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('A pipelined connection has no cursors.')
  }
}

/** At most so many statements are prepared on a connection: each takes memory of the server. A list of values makes a statement for each length. */
const PREPARED = 400
const names = new Map<string, string>()

/**
 * The name under which a connection prepares a statement at its first use, so that the server parses and plans it once: that is a third to two thirds of
 * its time for a call that reads. Without a name: a statement that returns all columns, whose result a migration changes while this process serves.
 */
function nameOf(sql: string): string | undefined {
  const known = names.get(sql)
  if (known !== undefined || names.size >= PREPARED || ALL_COLUMNS.test(sql)) return known
  const name = `s${names.size}`
  names.set(sql, name)
  return name
}

/** A `*` that is not in `count(*)`. */
const ALL_COLUMNS = /(?<!\()\*/

const WRITES: ReadonlySet<string> = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])
