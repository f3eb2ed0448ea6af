import { createHash, randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { NO_TRACING } from '@dining/serving'
import { madeOnce } from '@dining/serving/testing'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

import { migratedPgliteStore, PGLITE_OPTIONS, pgliteStore } from './open-pglite.ts'
import { migratePostgres } from './migrate-postgres.ts'
import { openPostgres } from './open-postgres.ts'
import type { Store } from './store.ts'

/** The template of test stores. */
interface Template {
  /** A hash of the files that determine its contents, so that no stale copy is used. */
  readonly name: string
  readonly fill: (store: Store) => Promise<void>
}

/** Long, because a machine that runs many tests at once is slow. */
const MUCH_PATIENCE = { forConnection: 120_000, forAnswer: 120_000 }

/** The serving user in tests on a server; owns nothing. */
const SERVING_USER = 'test_serving'

const EMPTY: Template = { name: 'empty', fill: () => Promise.resolve() }

/** All places, the initial data of every installation. */
export const PLACES: Template = {
  name: `places_${versionOf('reference')}`,
  fill: async (store: Store) => {
    const { preparePlaces } = await import('./reference/prepare-places.ts')
    await preparePlaces(store, () => undefined)
  },
}

/** A hash of the current contents of these folders and files, relative to this one. */
function versionOf(...paths: string[]): string {
  const hash = createHash('sha256')
  for (const path of paths.map((name) => join(import.meta.dirname, name))) {
    const files = statSync(path).isDirectory() ? readdirSync(path).toSorted() : ['']
    for (const name of files) hash.update(readFileSync(join(path, name)))
  }
  return hash.digest('hex').slice(0, 12)
}

/** A template's name, which changes with the tables. */
const versioned = ({ name, fill }: Template): Template => ({
  name: `${name}_${versionOf('migrations', 'migrate.ts', 'queue-schema.ts', 'open-pglite.ts', 'testing.ts')}`,
  fill,
})

/** A store that a test may also damage: `admin` runs a statement as the database's superuser. */
export interface TestStore extends Store {
  readonly admin: (statement: string) => Promise<void>
  /** Address on the server for the serving user; null for PGlite. */
  readonly databaseUrl: string | null
}

/**
 * A separate migrated store for a test file, on the engine that TEST_ENGINE names (pglite unless it is postgres). Close it in afterAll.
 * @param template empty unless another is given, such as PLACES
 * @param engine in place of that of TEST_ENGINE
 */
export function testStore(
  template: Template = EMPTY,
  engine: Store['engine'] = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'pglite',
): Promise<TestStore> {
  return engine === 'postgres' ? onServer(template) : inProcess(versioned(template))
}

/**
 * Options of a PGlite in tests. Its buffers are a tenth of the default, since all of them are written when it is opened; a test reads little.
 */
const TEST_OPTIONS = { ...PGLITE_OPTIONS, startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=12MB'] }
/** The write-ahead log of a new database is one segment, 16 MB by default, which each copy would have to load. */
const SMALL_LOG = ['--wal-segsize=1']

/** A snapshot in memory. A Blob copies its content each time it is read. */
class Snapshot extends Blob {
  readonly #bytes: ArrayBuffer
  constructor(bytes: ArrayBuffer) {
    super()
    this.#bytes = bytes
  }
  override arrayBuffer() {
    return Promise.resolve(this.#bytes)
  }
}

/** Snapshots that this process has read, by their names. */
const snapshots = new Map<string, Promise<Snapshot>>()

/** Copies a snapshot: creating the database's files takes seconds, loading them a quarter of a second. */
async function copied(name: string, make: () => Promise<PGlite>): Promise<PGlite> {
  const known = snapshots.get(name) ?? readOrMake(name, make)
  snapshots.set(name, known)
  return PGlite.create({ ...TEST_OPTIONS, loadDataDir: await known })
}

/** Reads a snapshot that this or another process has made, now or earlier. */
async function readOrMake(name: string, make: () => Promise<PGlite>): Promise<Snapshot> {
  const path = join(tmpdir(), `dining-test-${name}.tar`)
  await madeOnce(path, async () => {
    const made = await make()
    const snapshot = await made.dumpDataDir('none')
    await made.close()
    // Renamed, so that nobody reads a partial file.
    await writeFile(`${path}.next`, snapshot.stream())
    await rename(`${path}.next`, path)
  })
  const { buffer, byteOffset, byteLength } = await readFile(path)
  return new Snapshot(buffer.slice(byteOffset, byteOffset + byteLength))
}

/** A PGlite without any table. */
export const blankPglite = () =>
  copied(`blank_${versionOf('open-pglite.ts', 'testing.ts')}`, async () => {
    const blank = await PGlite.create({ ...TEST_OPTIONS, initDbStartParams: SMALL_LOG })
    // Two thirds of the files belong to the templates of further databases, which are never made.
    await blank.exec(`update pg_database set datistemplate = false where datname like 'template_'`)
    await blank.exec('drop database template0')
    await blank.exec('drop database template1')
    await blank.exec('checkpoint')
    return blank
  })

async function inProcess(template: Template): Promise<TestStore> {
  const pglite = await copied(template.name, async () => {
    const fresh = await blankPglite()
    await template.fill(await pgliteStore(fresh, () => Promise.resolve()))
    return fresh
  })
  const store = migratedPgliteStore(pglite, () => (pglite.closed ? Promise.resolve() : pglite.close()))
  return { ...store, admin: async (statement) => void (await pglite.exec(statement)), databaseUrl: null }
}

/** A separate database on the server of TEST_DATABASE_URL, for tests that open it in other processes. */
export interface ServerDatabase {
  /** Address for a user who may only serve. */
  readonly url: string
  /** Address for the user who owns the tables. */
  readonly ownerUrl: string
  /** Runs a statement as that user. */
  readonly asOwner: (statement: string) => Promise<void>
  readonly drop: () => Promise<void>
}

export async function serverDatabase(template: Template = EMPTY): Promise<ServerDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  if (!server) throw new Error('TEST_ENGINE=postgres needs TEST_DATABASE_URL; the set-up of vitest.config.ts starts a server and sets it')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await copyTemplate(server, versioned(template), name)
  const ownerUrl = withDatabase(server, name)
  return {
    url: Object.assign(new URL(ownerUrl), { username: SERVING_USER, password: SERVING_USER }).href,
    ownerUrl,
    asOwner: (statement) => withClient(ownerUrl, (client) => client.query(statement)),
    drop: () => withClient(server, (client) => client.query(`drop database if exists ${name} with (force)`)),
  }
}

/** A database copied from a migrated template; dropped when the store is closed. */
async function onServer(template: Template): Promise<TestStore> {
  const database = await serverDatabase(template)
  const store = await openPostgres(database.url, NO_TRACING, MUCH_PATIENCE)
  return {
    ...store,
    admin: database.asOwner,
    databaseUrl: database.url,
    close: async () => {
      await store.close()
      await database.drop()
    },
  }
}

/** An empty database on the server of TEST_DATABASE_URL with a separate ordinary user as its owner; dropped afterwards. */
export async function withOwnUser(right: 'createrole' | 'nocreaterole', work: (url: string) => Promise<void>): Promise<void> {
  const server = process.env['TEST_DATABASE_URL'] ?? ''
  const name = `user_${randomUUID().replaceAll('-', '')}`
  await withClient(server, async (client) => {
    await client.query(`create role ${name} login password 'own' ${right}`)
    await client.query(`create database ${name} owner ${name}`)
    // A user that may create roles may also use existing roles.
    const roles = await client.query(`select rolname from pg_roles where rolname like 'dining\\_%'`)
    if (right === 'createrole') for (const { rolname } of roles.rows) await client.query(`grant ${String(rolname)} to ${name}`)
  })
  try {
    await work(Object.assign(new URL(withDatabase(server, name)), { username: name, password: 'own' }).href)
  } finally {
    await withClient(server, async (client) => {
      await client.query(`drop database ${name} with (force)`)
      await client.query(`drop role ${name}`)
    })
  }
}

async function copyTemplate(server: string, template: Template, name: string): Promise<void> {
  await withClient(server, async (client) => {
    // Parallel workers wait for each other: the first creates the template.
    await client.query('select pg_advisory_lock(662607015)')
    const found = await client.query('select from pg_database where datname = $1', [template.name])
    if (found.rowCount === 0) {
      const making = withDatabase(server, `${template.name}_making`)
      await client.query(`create database ${template.name}_making`)
      const user = await client.query('select from pg_roles where rolname = $1', [SERVING_USER])
      if (user.rowCount === 0) await client.query(`create role ${SERVING_USER} login password '${SERVING_USER}'`)
      await migratePostgres(making, SERVING_USER)
      const store = await openPostgres(making)
      await template.fill(store)
      await store.close()
      await client.query(`alter database ${template.name}_making rename to ${template.name}`)
    }
    await client.query(`create database ${name} template ${template.name}`)
  })
}

async function withClient(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function withDatabase(url: string, database: string): string {
  return Object.assign(new URL(url), { pathname: `/${database}` }).href
}
