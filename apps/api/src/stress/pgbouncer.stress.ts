import { once } from 'node:events'
import { spawn, spawnSync } from 'node:child_process'
import { chmod, chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

import { endpoints } from '@dining/contract'
import { succeed } from '@dining/domain'
import { freePort } from '@dining/serving/free-port'
import { covered, isWhole, leftOut, scaled } from '@dining/stress'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createApi } from '../app.ts'
import { createJobQueue } from '../jobs/queue.ts'
import { createLog } from '../observability/log.ts'
import { migratePostgres } from '../store/migrate-postgres.ts'
import { openStore } from '../store/open.ts'
import type { Store } from '../store/store.ts'
import { addMember, signedIn } from '../testing/factories.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { storeLimits } from '../use-cases/limits.ts'

/** Connections to the server, for all processes together. */
const SERVER_CONNECTIONS = 3
/** API processes, and members who call at the same time. */
const PROCESSES = 4
const MEMBERS = 20
/** The first version that keeps prepared statements in transaction mode. */
const KEEPS_STATEMENTS = [1, 21] as const

const versionOf = () => /PgBouncer (\d+)\.(\d+)/.exec(spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' }).stdout ?? '')

/** Installs Debian's package at full size, where that is possible. */
function install(): void {
  if (versionOf() || !isWhole() || userInfo().uid !== 0) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'pgbouncer']])
    spawnSync('apt-get', ['-q', '-o', 'Acquire::Retries=1', ...args], { env, timeout: 240_000 })
}
install()
const version = versionOf()
if (!version) leftOut('pgbouncer', isWhole() ? 'not installed, and apt-get could not' : 'not installed')
const keepsStatements =
  version !== null &&
  [Number(version[1]), Number(version[2])].join('.').localeCompare(KEEPS_STATEMENTS.join('.'), 'en', { numeric: true }) >= 0

/** PgBouncer in transaction mode in front of a server. @returns an address with this pooler in place of the server, and the end of it */
async function openPooler(serverUrl: string, users: readonly (readonly [name: string, password: string])[]) {
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
  const [port, { hostname, port: serverPort }] = [await freePort(), new URL(serverUrl)]
  await writeFile(join(folder, 'users.txt'), users.map(([name, password]) => `"${name}" "${password}"\n`).join(''))
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    [
      '[databases]',
      `* = host=${hostname} port=${serverPort}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = plain',
      `auth_file = ${join(folder, 'users.txt')}`,
      'pool_mode = transaction',
      `default_pool_size = ${SERVER_CONNECTIONS}`,
      // The card vault sends it.
      'ignore_startup_parameters = statement_timeout',
      ...(keepsStatements ? ['max_prepared_statements = 400'] : []),
    ].join('\n'),
  )
  // It does not run as root.
  const unprivileged = userInfo().uid === 0 ? { uid: 65_534, gid: 65_534 } : null
  for (const path of unprivileged ? [folder, join(folder, 'users.txt'), join(folder, 'pgbouncer.ini')] : [])
    await chown(path, unprivileged?.uid ?? 0, unprivileged?.gid ?? 0)
  await chmod(folder, 0o700)
  const process = spawn('pgbouncer', [join(folder, 'pgbouncer.ini')], { ...unprivileged, stdio: 'ignore' })
  const through = (url: string, parameters: Readonly<Record<string, string>> = {}) => {
    const address = Object.assign(new URL(url), { hostname: '127.0.0.1', port: String(port) })
    for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
    return address.href
  }
  for (let tries = 100; ; tries--) {
    const client = new pg.Client({ connectionString: through(serverUrl), statement_timeout: 60_000 })
    try {
      await client.connect()
      await client.end()
      break
    } catch (error) {
      if (tries === 0) throw error
      await wait(100)
    }
  }
  return {
    through,
    close: async () => {
      process.kill('SIGKILL')
      await once(process, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}

describe.runIf(version)('behind PgBouncer in transaction mode', () => {
  let api: TestApi
  let pooler: Awaited<ReturnType<typeof openPooler>>
  let stores: readonly Store[]
  let url: string
  const server = process.env['TEST_DATABASE_URL'] ?? ''

  beforeAll(async () => {
    api = await testApi()
    const direct = api.store.databaseUrl ?? ''
    const { username, password } = new URL(direct)
    const { username: owner, password: ownerPassword } = new URL(server)
    pooler = await openPooler(server, [
      [username, password],
      [decodeURIComponent(owner), decodeURIComponent(ownerPassword)],
    ])
    url = pooler.through(direct, keepsStatements ? {} : { prepared_statements: 'off' })
    stores = await Promise.all(Array.from({ length: PROCESSES }, () => openStore({ databaseUrl: url })))
  })
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()))
    await pooler.close()
    await api.close()
  })

  it('members of two partners read and write through several processes, and see what is theirs', async () => {
    const apps = stores.map((store) =>
      createApi({ ...api.deps, store, limits: { ...storeLimits(store), take: () => Promise.resolve(null) } }),
    )
    const members = await Promise.all(
      Array.from({ length: MEMBERS }, async (_, at) => {
        const partner = at % 2 === 0 ? 'one' : 'two'
        const member = await addMember(api, partner, { zip_code: '97201', first_name: `Name${at}` })
        const signed = await Promise.all(apps.map((app) => signedIn({ ...api, app }, partner, member)))
        return { at, signed }
      }),
    )
    const rounds = scaled(100, 3)
    let calls = 0
    for (let round = 0; round < rounds; round++)
      await Promise.all(
        members.map(async ({ at, signed }) => {
          const by = signed[(at + round) % PROCESSES]
          const reply = await by?.call(endpoints.getMember, {})
          calls++
          expect([reply?.status, JSON.stringify(reply?.body)]).toEqual([200, expect.stringContaining(`"Name${at}"`)])
          for (const { path } of [endpoints.getCards, endpoints.getTransactions]) {
            calls++
            expect((await by?.send('GET', path))?.status).toBe(200)
          }
        }),
      )
    covered('pgbouncer', { processes: PROCESSES, 'connections to the server': SERVER_CONNECTIONS, calls, failed: 0 })
  })

  it('work of which one process does one at a time does not block itself with more processes than connections', async () => {
    let running = 0
    let most = 0
    const work = (store: Store) => async () => {
      most = Math.max(most, ++running)
      await store.owner((tx) => tx.selectFrom('member').select('id').limit(1).execute())
      await wait(20)
      running--
    }
    await Promise.all([...stores, ...stores].map((store) => store.exclusively(work(store))))
    expect([running, most]).toEqual([0, 1])
    const [first, second] = stores
    const inside = await first?.unlessElsewhere('task', async () => second?.unlessElsewhere('task', () => Promise.resolve('twice')))
    expect(inside).toBeNull()
    expect(await second?.unlessElsewhere('task', () => Promise.resolve('after'))).toBe('after')
  })

  it('jobs are run once each', async () => {
    const ran: unknown[] = []
    const queues = stores.slice(0, 2).map((store) => createJobQueue(store, createLog('info', { write: () => undefined })))
    const run = (data: unknown) => Promise.resolve(void ran.push(data)).then(() => succeed(null))
    const attempts = { heartbeatSeconds: 10, retryLimit: 5, retryDelay: 1 }
    for (const queue of queues) await queue.start([{ name: 'work', attempts, atOnce: 5, run }])
    await queues[0]?.add(
      'work',
      Array.from({ length: 20 }, (_, at) => ({ data: { at }, key: String(at) })),
    )
    await expect.poll(() => ran.length).toBe(20)
    await Promise.all(queues.map((queue) => queue.stop()))
    expect(new Set(ran.map((data) => JSON.stringify(data))).size).toBe(20)
  })

  it('an empty database is migrated, and found up to date by the next run', async () => {
    const name = `bounced_${Date.now()}`
    const asOwner = async (statement: string) => {
      const client = new pg.Client({ connectionString: server })
      await client.connect()
      await client.query(statement)
      await client.end()
    }
    await asOwner(`create database ${name}`)
    const owner = Object.assign(new URL(pooler.through(server)), { pathname: `/${name}` }).href
    try {
      expect((await migratePostgres(owner, 'test_serving')).length).toBeGreaterThan(50)
      expect(await migratePostgres(owner, 'test_serving')).toEqual([])
    } finally {
      await asOwner(`drop database ${name} with (force)`)
    }
  })

  it.runIf(!keepsStatements)('a version before 1.21 needs prepared_statements=off', async () => {
    const store = await openStore({ databaseUrl: pooler.through(api.store.databaseUrl ?? '') })
    const read = () => store.tenant('one', (tx) => tx.selectFrom('member').select('id').where('id', '=', 'none').execute())
    const failed = await Promise.allSettled(Array.from({ length: 50 }, read))
    expect(failed.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : [])).join('\n')).toMatch(
      /prepared statement "s\d+" (?:already exists|does not exist)/,
    )
    await store.close()
  })
})
