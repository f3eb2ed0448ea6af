import { join } from 'node:path'

import { StackError } from '@dining/stack'
import { startPostgres } from '@dining/stack/postgres'
import pg from 'pg'
import * as v from 'valibot'

import type { Installation } from './installation.ts'
import { must, until } from './must.ts'
import { join as joinAs } from './visitors.ts'

/** Rows of each table of the API's and the vault's databases: "postgres.public.member". */
type Rows = Readonly<Record<string, number>>

/**
 * Counters of calls, and the queue of jobs: the API removes rows of them all the time, so that their number at the moment of the backup need not be between
 * those before and after it.
 */
const PASSING = /^postgres\.(?:public\.rate_limit|(?!public\.).*)$/

/** A backup, with the rows of the server before and after it. */
export interface Backup {
  readonly folder: string
  readonly before: Rows
  readonly after: Rows
}

const MEMBERS = 'postgres.public.member'

const backedUpSchema = v.object({ seconds: v.number(), bytes: v.number() })
const restoredSchema = v.object({ seconds: v.number(), files: v.number() })

/** Copies the database server by `pnpm api backup` while it serves; a member joins after it. */
export async function backUp(at: Installation, work: string): Promise<readonly [Backup, string]> {
  const folder = join(work, 'backup')
  const before = await rowsOf(at.database)
  const { bytes } = await at.operate(backedUpSchema, 'backup', folder)
  const after = await rowsOf(at.database)
  await joinAs(at)
  must((await rowsOf(at.database))[MEMBERS] === (after[MEMBERS] ?? 0) + 1, 'The member who joined after the backup has no row.')
  return [
    { folder, before, after },
    `${(bytes / 2 ** 20).toFixed(1)} MiB, ${total(before)} rows in ${Object.keys(before).length} tables; a member joined after it`,
  ]
}

/**
 * Restores a backup by `pnpm api restore`, starts a server on it, and compares the rows of each table: those of the moment of the backup, without the member
 * who joined later.
 */
export async function restore(at: Installation, { folder, before, after }: Backup, work: string, signal: AbortSignal): Promise<string> {
  await at.operate(restoredSchema, 'restore', folder, '--dry-run')
  const into = join(work, 'restored')
  const { files } = await at.operate(restoredSchema, 'restore', folder, '--into', into)
  const server = await startPostgres({ from: { folder: into, password: new URL(at.database).password } })
  try {
    signal.throwIfAborted()
    const rows = await rowsOf(server.url, signal)
    const tables = Object.keys({ ...before, ...rows }).filter((table) => !PASSING.test(table))
    const wrong = tables.filter((table) => !isBetween(rows[table], before[table], after[table]))
    must(
      wrong.length === 0,
      `Tables with other rows than at the backup: ${wrong.map((table) => `${table} ${rows[table]} (${before[table]})`).join(', ')}.`,
    )
    const members = rows[MEMBERS] ?? 0
    const now = (await rowsOf(at.database))[MEMBERS] ?? 0
    must(members > 0 && members < now, `The restored server has ${members} members, and the other one ${now}.`)
    return `${files} files compared with the server's list; ${total(rows)} rows in ${tables.length} tables, ${members} members (${now} now)`
  } finally {
    await server.stop()
  }
}

const total = (rows: Rows) => Object.values(rows).reduce((sum, count) => sum + count, 0)

/** The server serves while it is copied, so a table may have as many rows as before, as after, or between. */
function isBetween(rows: number | undefined, before: number | undefined, after: number | undefined): boolean {
  if (rows === undefined || before === undefined || after === undefined) return false
  return rows >= Math.min(before, after) && rows <= Math.max(before, after)
}

/** Rows of each table in the databases of a server. Waits until a restored one can be written to. */
async function rowsOf(url: string, signal?: AbortSignal): Promise<Rows> {
  const rows: Record<string, number> = {}
  for (const database of ['postgres', 'postgres_vault']) {
    const client = new pg.Client({ connectionString: Object.assign(new URL(url), { pathname: `/${database}` }).href })
    try {
      await client.connect()
      if (signal) await until(async () => !(await recovers(client)), 'The restored server does not end its recovery.', signal)
      await client.query('begin transaction isolation level repeatable read read only')
      const { rows: tables } = await client.query<{ schema: string; name: string }>(
        `select schemaname as schema, tablename as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
      )
      for (const { schema, name } of tables) {
        const { rows: counted } = await client.query<{ count: string }>(
          `select count(*) from ${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`,
        )
        rows[`${database}.${schema}.${name}`] = Number(counted[0]?.count)
      }
    } catch (error) {
      throw error instanceof StackError ? error : new StackError(`The rows of ${database} cannot be counted: ${String(error)}`)
    } finally {
      await client.end()
    }
  }
  return rows
}

async function recovers(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ recovers: boolean }>('select pg_is_in_recovery() as recovers')
  return rows[0]?.recovers !== false
}
