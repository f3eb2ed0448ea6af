import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import {
  createLog,
  fetchAs,
  followMerchants,
  givenMember,
  givenMerchant,
  NO_FILTERS,
  openStore,
  type IndexSearch,
} from '@dining/api/testing'
import { install, type Installation } from '@dining/api/testing/processes'
import { freePort } from '@dining/serving/free-port'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { startPostgres, type Postgres } from './postgres.ts'
import { ROOT } from './root.ts'

const MAX_LAG_SECONDS = 1
/** Looks until something has happened: far more than it takes. */
const SOON = { timeout: 30_000, interval: 100 }

let dir: string
let primary: Postgres
let standby: Postgres
let at: Installation
let metricsUrl: string
let ask: (path: string) => Promise<Response>
let before: string | undefined

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'dining-replica-'))
  primary = await startPostgres()
  before = process.env['TEST_DATABASE_URL']
  // Where `install` creates its database.
  process.env['TEST_DATABASE_URL'] = primary.url
  at = await install('postgres')
  standby = await startStandby()
  const metricsPort = await freePort()
  const api = await at.start({
    DATABASE_READ_URL: onStandby(at.env['DATABASE_URL'] ?? ''),
    DATABASE_READ_MAX_LAG_S: String(MAX_LAG_SECONDS),
    METRICS_PORT: String(metricsPort),
  })
  metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`
  const fetchOf = fetchAs({ fetch }, at.partner.program.id)
  ask = (path) => fetchOf(`${api.url}${path}`)
})
afterAll(async () => {
  await at?.remove()
  await standby?.stop()
  await primary?.stop()
  if (before === undefined) delete process.env['TEST_DATABASE_URL']
  else process.env['TEST_DATABASE_URL'] = before
  await rm(dir, { recursive: true, force: true })
})

const EVERYTHING: IndexSearch = {
  ...NO_FILTERS,
  around: null,
  radiusMiles: null,
  bounds: null,
  text: '',
  ids: null,
  campaignCode: undefined,
  hasVIP: true,
  sortBy: 'rating',
  now: new Date(0),
  offset: 0,
  limit: 10,
  counts: false,
  points: false,
}

/** The same database and user on the standby. */
const onStandby = (url: string) => Object.assign(new URL(url), { port: new URL(standby.url).port }).href

/** Copies the primary by `pnpm api backup`, and starts a server that follows it. */
async function startStandby(): Promise<Postgres> {
  const run = promisify(execFile)
  const backup = join(dir, 'backup')
  const env = { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1', DATABASE_URL: primary.url, BACKUP_DATABASE_URL: primary.url }
  await run(process.execPath, [join(ROOT, 'apps/api/src/cli/main.ts'), 'backup', backup], { cwd: dir, env })
  const folder = join(dir, 'data')
  await mkdir(folder, { mode: 0o700 })
  await run('tar', ['xzf', join(backup, 'base.tar.gz'), '-C', folder])
  const { port, password } = new URL(primary.url)
  const settings = { primary_conninfo: `host=127.0.0.1 port=${port} user=postgres password=${password}` }
  return startPostgres({ from: { folder, password, isStandby: true }, settings })
}

async function query(server: Postgres, text: string): Promise<void> {
  const client = new pg.Client(server.url)
  await client.connect()
  await client.query(text)
  await client.end()
}

/** A metric of the API, for each value of its label. */
async function metric(name: string): Promise<Readonly<Record<string, number>>> {
  const lines = (await (await fetch(metricsUrl)).text()).split('\n')
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, labels = '', value] = new RegExp(`^${name}(?:_total)?(\\{.*\\})? (\\S+)`).exec(line) ?? []
      return value === undefined ? [] : [[/(?:state|server)="([^"]+)"/.exec(labels)?.[1] ?? '', Number(value)]]
    }),
  )
}
const state = async () => Object.entries(await metric('db_replica_state')).find(([, value]) => value === 1)?.[0]
const lag = async () => Object.values(await metric('db_replica_lag_seconds'))[0]
const reads = async (server: 'replica' | 'primary') => (await metric('db_replica_reads'))[server] ?? 0

/** Writes a restaurant on the primary, of which no other has the name. */
const writeMerchant = async (name: string) =>
  (await at.inspect((store) => givenMerchant(store, { name, latitude: 45.52, longitude: -122.68, zip_code: '97205' }))).id
const pageOf = async (id: string) => (await ask(`/api/v2/Merchants/${id}`)).status
const namesFound = async () => (await ask('/api/v2/Merchants/Search?location=97205&pageSize=50')).text()

it('shows a change on the primary by reads of the replica, in the search and on the page', async () => {
  await expect.poll(state, SOON).toBe('used')
  const [onReplica, onPrimary] = [await reads('replica'), await reads('primary')]
  const id = await writeMerchant('Trattoria Quince')
  await expect.poll(namesFound, SOON).toContain('Trattoria Quince')
  await expect.poll(() => pageOf(id), SOON).toBe(200)
  expect(await reads('replica')).toBeGreaterThan(onReplica)
  expect(await reads('primary')).toBe(onPrimary)
})

it('keeps partners apart on the replica, and refuses writes there', async () => {
  const store = await openStore({
    databaseUrl: at.env['DATABASE_URL'] ?? '',
    replica: { url: onStandby(at.env['DATABASE_URL'] ?? ''), maxLagSeconds: 60 },
  })
  try {
    await expect.poll(() => store.replica()?.state, SOON).toBe('used')
    for (const partner of ['one', 'two']) await givenMember(store, partner)
    const partnersSeenBy = (partner: string) =>
      store
        .delayed()
        .tenant(partner, async (tx) => (await tx.selectFrom('member').select('partner_id').execute()).map((row) => row.partner_id))
    await expect.poll(() => partnersSeenBy('one'), SOON).toEqual(['one'])
    expect(await partnersSeenBy('')).toEqual([])
    expect(store.replica()?.reads).toMatchObject({ primary: 0 })
    const write = store.delayed().tenant('one', (tx) => tx.deleteFrom('member').execute())
    await expect(write).rejects.toThrow(/read-only transaction/)
  } finally {
    await store.close()
  }
})

it('never replaces a newer restaurant in the search by an older one, when it returns to a replica that lags', async () => {
  const databaseUrl = at.env['DATABASE_URL'] ?? ''
  const store = await openStore({ databaseUrl, replica: { url: onStandby(databaseUrl), maxLagSeconds: 600 } })
  let source: 'primary' | 'replica' = 'primary'
  const delayed = () => (source === 'primary' ? store.reading : store.delayed())
  // As long as it is open, the next look reads all changes since then again.
  const open = new pg.Client(databaseUrl)
  await open.connect()
  const following = await followMerchants({ delayed }, createLog('silent', { write: () => undefined }))
  const nameOf = async (id: string) => {
    const found = await following.search({ ...EVERYTHING, ids: [id] })
    return found.ok ? found.value.rows[0]?.name : found.error
  }
  const replayed = () => store.delayed().reference((tx) => tx.selectFrom('merchant').select('name').where('id', '=', id).executeTakeFirst())
  await expect.poll(() => store.replica()?.state, SOON).toBe('used')
  await open.query('begin; select pg_current_xact_id()')
  const id = await writeMerchant('Older')
  try {
    await expect.poll(replayed, SOON).toEqual({ name: 'Older' })
    await query(standby, 'select pg_wal_replay_pause()')
    await store.owner((tx) => tx.updateTable('merchant').set({ name: 'Newer' }).where('id', '=', id).execute())
    await open.query('commit')
    await expect.poll(() => nameOf(id), SOON).toBe('Newer')
    source = 'replica'
    const before = store.replica()?.reads.replica ?? 0
    await expect.poll(() => store.replica()?.reads.replica, SOON).toBeGreaterThan(before + 4)
    expect(await replayed()).toEqual({ name: 'Older' })
    expect(await nameOf(id)).toBe('Newer')
  } finally {
    await query(standby, 'select pg_wal_replay_resume()')
    await following.stop()
    await open.end()
    await store.close()
  }
})

it('notices a replica that does not replay, reads from the primary meanwhile, and returns to it', async () => {
  await query(standby, 'select pg_wal_replay_pause()')
  const id = await writeMerchant('Bistro Medlar')
  await expect.poll(state, SOON).toBe('behind')
  expect(await lag()).toBeGreaterThan(MAX_LAG_SECONDS)
  expect(await pageOf(id)).toBe(200)
  await expect.poll(namesFound, SOON).toContain('Bistro Medlar')
  expect(await reads('primary')).toBeGreaterThan(0)
  await query(standby, 'select pg_wal_replay_resume()')
  await expect.poll(state, SOON).toBe('used')
  expect(await namesFound()).toContain('Bistro Medlar')
  expect(await lag()).toBeLessThanOrEqual(MAX_LAG_SECONDS)
})

it('answers every call while the replica stops, is away and returns', async () => {
  const id = await writeMerchant('Cantina Sorrel')
  await expect.poll(() => pageOf(id), SOON).toBe(200)
  const answers: number[] = []
  const over = new AbortController()
  const visitors = Array.from({ length: 4 }, async () => {
    while (!over.signal.aborted) answers.push(await pageOf(id))
  })
  await standby.halt()
  await expect.poll(state, SOON).toBe('unreachable')
  const onReplica = await reads('replica')
  await expect.poll(() => answers.length, SOON).toBeGreaterThan(200)
  expect(await reads('replica')).toBe(onReplica)
  await standby.resume()
  await expect.poll(state, SOON).toBe('used')
  await expect.poll(() => reads('replica'), SOON).toBeGreaterThan(onReplica)
  over.abort()
  await Promise.all(visitors)
  expect(new Set(answers)).toEqual(new Set([200]))
})
