import { openAsBlob } from 'node:fs'
import { access, chmod, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { NO_TRACING } from '@dining/serving'
import { PGlite, types, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { fromPglite } from 'pg-boss'

import { lockDataDir } from './data-lock.ts'
import { migrate } from './migrate.ts'
import { PARTNER_SETTING } from './migrations/tenant-table.ts'
import { queryLog } from './query-log.ts'
import { countRows } from './repositories/count-rows.ts'
import { installQueue } from './queue-schema.ts'
import { StoreError } from './store-error.ts'
import { createStore, oneAtATime, type Store } from './store.ts'
import { SYNCED_START_PARAMS, SyncedNodeFS } from './synced-files.ts'
import type { Tables } from './tables.ts'

/** Exists once the database's files are complete; without it they are remains of an interrupted first start. */
const COMPLETE = 'complete'

/** Options of every PGlite: dates stay text, as on the server. */
export const PGLITE_OPTIONS = {
  extensions: { pg_trgm },
  parsers: { [types.DATE]: (text: string) => text },
} satisfies PGliteOptions

/**
 * Opens the database in a folder, creates it if there is none, and owns the folder until the store is closed.
 * Throws StoreError `in-use` or `damaged`.
 */
export async function openPglite(dataDir: string, tracing = NO_TRACING): Promise<Store> {
  const unlock = await lockDataDir(dataDir)
  try {
    const pglite = await openFolder(dataDir)
    return await pgliteStore(pglite, unlock, tracing)
  } catch (error) {
    await unlock()
    throw error
  }
}

/**
 * Makes an embedded database in a folder that has none from an archive of `copyTo`.
 * @returns the number of rows of each table
 * Throws StoreError `damaged` if the archive holds no database.
 */
export async function loadPglite(dataDir: string, archive: string): Promise<Readonly<Record<string, number>>> {
  const folder = join(dataDir, 'pg')
  const copy = await openAsBlob(archive, { type: 'application/x-gzip' })
  const pglite = await create(folder, `the archive ${archive}`, { loadDataDir: copy })
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) })
  try {
    return await countRows(db)
  } finally {
    await db.destroy()
    await closeToOthers(folder)
    await writeFile(join(dataDir, COMPLETE), '', { mode: 0o600 })
  }
}

/** A store on an open PGlite; migrates the tables. */
export async function pgliteStore(pglite: PGlite, release: () => Promise<void>, tracing = NO_TRACING): Promise<Store> {
  await migrate(new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }) }))
  await installQueue(fromPglite(pglite))
  return migratedPgliteStore(pglite, release, tracing)
}

/** A store on an open PGlite whose tables are up to date. */
export function migratedPgliteStore(pglite: PGlite, release: () => Promise<void>, tracing = NO_TRACING): Store {
  const db = new Kysely<Tables>({ dialect: new PGliteDialect({ pglite }), ...queryLog(tracing) })
  const running = new Set<string>()
  return createStore({
    engine: 'pglite',
    transact: ({ role, partnerId, readOnly, durable }, work) =>
      db.transaction().execute(async (tx) => {
        await sql`select set_config('role', ${role}, true), set_config(${PARTNER_SETTING}, ${partnerId}, true),
          set_config('transaction_read_only', ${readOnly ? 'on' : 'off'}, true),
          set_config('synchronous_commit', ${durable ? 'on' : 'off'}, true)`.execute(tx)
        return work(tx)
      }),
    gate: oneAtATime(),
    // No other process uses the folder.
    exclusively: (work) => work(),
    unlessElsewhere: async (name, work) => {
      // Two parts of this process may begin the same work.
      if (running.has(name)) return null
      running.add(name)
      try {
        return await work()
      } finally {
        running.delete(name)
      }
    },
    queue: fromPglite(pglite),
    connections: (begun) => ({ used: Math.min(begun, 1), idle: begun > 0 ? 0 : 1, waiting: Math.max(begun - 1, 0) }),
    vacuum: async () => void (await sql`vacuum analyze`.execute(db)),
    copyTo: async (archive) => {
      const rows = await countRows(db)
      // The copy then needs little of the log.
      await sql`checkpoint`.execute(db)
      const copy = await pglite.dumpDataDir('gzip')
      await writeFile(archive, copy.stream(), { mode: 0o600, flag: 'wx' })
      return rows
    },
    release: async () => {
      await db.destroy()
      await release()
    },
  })
}

async function openFolder(dataDir: string): Promise<PGlite> {
  const folder = join(dataDir, 'pg')
  const marker = join(dataDir, COMPLETE)
  const complete = await exists(marker)
  if (!complete) await rm(folder, { recursive: true, force: true })
  // PGlite would silently create an empty database in its place.
  else if (!(await exists(join(folder, 'PG_VERSION')))) throw damaged(dataDir)
  const pglite = await create(folder, dataDir)
  if (!complete) {
    await closeToOthers(folder)
    await writeFile(marker, '', { mode: 0o600 })
  }
  return pglite
}

/** PGlite sets its own modes on the files of a new database, regardless of the umask. */
async function closeToOthers(folder: string): Promise<void> {
  await chmod(folder, 0o700)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
}

async function create(folder: string, source: string, options: PGliteOptions = {}): Promise<PGlite> {
  try {
    return await PGlite.create({ ...PGLITE_OPTIONS, ...options, fs: new SyncedNodeFS(folder), startParams: [...SYNCED_START_PARAMS] })
  } catch (cause) {
    throw damaged(source, cause)
  }
}

function damaged(dataDir: string, cause?: unknown): StoreError {
  return new StoreError('damaged', `The data in ${dataDir} cannot be read. Start with --fresh to make it anew, or put a copy back.`, cause)
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path)
    return true
  } catch {
    return false
  }
}
