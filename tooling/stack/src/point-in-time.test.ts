import { execFile } from 'node:child_process'
import { chmod, cp, mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { startPostgres, type Postgres } from './postgres.ts'
import { ROOT } from './root.ts'
import { migrateDatabase } from './run/migrate.ts'

/** Rows that are written before the backup, and again between it and the moment to which the server returns. */
const ROWS = 5_000

let dir: string
let archive: string
let server: Postgres
/** After the second rows and before their loss. */
let moment: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'dining-point-in-time-'))
  archive = await mkdtemp(join(tmpdir(), 'dining-archive-'))
  // As root the server runs as another user.
  await chmod(archive, 0o777)
  const settings = { archive_mode: 'on', archive_command: `cp %p ${archive}/%f` }
  server = await startPostgres({ settings })
  await migrateDatabase(server.url)
  await query(server, `insert into meta select 'before-' || n, 'x' from generate_series(1, ${ROWS}) n`)
  const taken = await api(['backup', join(dir, 'backup'), '--json'])
  if (taken.code !== 0) throw new Error(taken.out)

  await query(server, `insert into meta select 'after-' || n, 'x' from generate_series(1, ${ROWS}) n`)
  moment = await momentOf(server)
  await query(server, 'truncate meta')
  await query(server, 'select pg_switch_wal()')
  await archived(server)
})
afterAll(async () => {
  await server.stop()
  await Promise.all([dir, archive].map((folder) => rm(folder, { recursive: true, force: true })))
})

interface Outcome {
  readonly code: number
  readonly out: string
}

/** Runs `pnpm api` as an operator of the server does. */
function api(args: readonly string[], url = server.url): Promise<Outcome> {
  const env = { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1', DATABASE_URL: url, BACKUP_DATABASE_URL: url }
  return new Promise((resolve) => {
    execFile(process.execPath, [join(ROOT, 'apps/api/src/cli/main.ts'), ...args], { cwd: dir, env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, out: stdout + stderr })
    })
  })
}

async function query(at: Postgres, text: string): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client(at.url)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(text)).rows
  } finally {
    await client.end()
  }
}

/** The server's clock, after the last commit and before the next one. */
async function momentOf(at: Postgres): Promise<string> {
  await wait(10)
  const [row] = await query(at, `select to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as moment`)
  await wait(10)
  return String(row?.['moment'])
}

/** Waits until the log up to now is archived. */
async function archived(at: Postgres): Promise<void> {
  const [last] = await query(at, 'select pg_walfile_name(pg_current_wal_lsn() - 1) as segment')
  const segment = String(last?.['segment'])
  while (!(await readdir(archive)).some((name) => name >= segment)) await wait(50)
}

/** Starts a server in a restored folder, and counts its rows. */
async function rowsIn(folder: string): Promise<Readonly<Record<string, number>>> {
  const restored = await startPostgres({ from: { folder, password: new URL(server.url).password } })
  try {
    // Until the end of the log the server can only be read.
    while ((await query(restored, 'select pg_is_in_recovery() as recovers'))[0]?.['recovers'] !== false) await wait(50)
    const rows = await query(
      restored,
      `select split_part(key, '-', 1) as kind, count(*)::integer as rows from meta where value = 'x' group by 1`,
    )
    await query(restored, `insert into meta values ('restored', 'writable')`)
    return Object.fromEntries(rows.map(({ kind, rows: count }) => [String(kind), Number(count)]))
  } finally {
    await restored.stop()
  }
}

describe('a backup of a server that serves', () => {
  it('returns with its archived log to the moment before a loss', async () => {
    const into = join(dir, 'until')
    const restored = await api(['restore', 'backup', '--into', into, '--until', moment, '--restore-command', `cp ${archive}/%f "%p"`])
    expect(restored.out).toMatch(/\d[\d,]* files, each compared with the server's list, in \d+\.\d s\./)
    expect(restored.out).toContain(`It then has the state of ${moment}.`)
    expect(restored.code).toBe(0)
    expect(await rowsIn(into)).toEqual({ before: ROWS, after: ROWS })
  })

  it('returns alone to the moment at which it was whole', async () => {
    const into = join(dir, 'alone')
    expect(await api(['restore', 'backup', '--into', into])).toMatchObject({ code: 0 })
    expect(await rowsIn(into)).toEqual({ before: ROWS })
  })

  it('is refused when a file of it is missing its end, and nothing is restored', async () => {
    const folder = join(dir, 'cut')
    await cp(join(dir, 'backup'), folder, { recursive: true })
    const { length } = await readFile(join(folder, 'base.tar.gz'))
    await truncate(join(folder, 'base.tar.gz'), length - 1)
    for (const args of [
      ['restore', 'cut', '--dry-run'],
      ['restore', 'cut', '--into', 'cut-into'],
    ]) {
      const { code, out } = await api(args)
      expect(out).toContain('is not as it was written')
      expect(code).toBe(1)
    }
    expect(await readdir(dir)).not.toContain('cut-into')
  })

  it('cannot return to a moment before it was whole', async () => {
    const args = ['--until', '2020-01-01T00:00:00Z', '--restore-command', `cp ${archive}/%f "%p"`]
    const { code, out } = await api(['restore', 'backup', '--into', 'early', ...args])
    expect(out).toContain('later than --until. Use an earlier backup.')
    expect(code).toBe(1)
  })

  it('needs a user with the right to copy the server', async () => {
    await query(server, "create role plain login password 'plain'")
    const url = new URL(server.url)
    url.username = 'plain'
    url.password = 'plain'
    const { code, out } = await api(['backup', 'refused'], url.href)
    expect(out).toMatch(/permission denied/)
    expect(code).toBe(1)
    expect((await readdir(dir)).filter((name) => name.startsWith('refused'))).toEqual([])
  })
})
