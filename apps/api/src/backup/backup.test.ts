import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openStore } from '../store/open.ts'
import type { Store } from '../store/store.ts'
import { restoreBackup, verifyBackup } from './restore-backup.ts'
import { backUpEmbedded } from './take-backup.ts'

/** Points that transfers move between accounts: their sum never changes. */
const SUM = 1_000
const ACCOUNTS = ['account-0', 'account-1', 'account-2', 'account-3'] as const

let dir: string
let store: Store
let whole: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'dining-backup-'))
  const dataDir = join(dir, 'data')
  await mkdir(dataDir, { mode: 0o700 })
  await writeFile(join(dataDir, 'app-secret'), 'secret of the data\n', { mode: 0o600 })
  store = await openStore({ dataDir: join(dataDir, 'db') })
  const values = ACCOUNTS.map((key) => ({ key, value: String(SUM / ACCOUNTS.length) }))
  await store.owner((tx) => tx.insertInto('meta').values(values).execute())
  whole = join(dir, 'whole')
  const taken = await backUpOf(whole)
  if (!taken.ok) throw new Error(taken.error)
})
afterAll(async () => {
  await store.close()
  await rm(dir, { recursive: true })
})

function backUpOf(folder: string) {
  if (!store.copyTo) throw new Error('an embedded database can be copied')
  return backUpEmbedded(store.copyTo, folder, () => new Date(), join(dir, 'data', 'app-secret'))
}

/** The accounts in a restored data folder. */
async function accountsIn(dataDir: string): Promise<Readonly<Record<string, number>>> {
  const restored = await openStore({ dataDir: join(dataDir, 'db') })
  try {
    const rows = await restored.reference((tx) => tx.selectFrom('meta').selectAll().where('key', 'like', 'account-%').execute())
    return Object.fromEntries(rows.map(({ key, value }) => [key, Number(value)]))
  } finally {
    await restored.close()
  }
}

/** Moves points from one account to the next in two statements of one transaction. */
async function transfer(turn: number): Promise<void> {
  const [from, to] = [ACCOUNTS[turn % ACCOUNTS.length], ACCOUNTS[(turn + 1) % ACCOUNTS.length]]
  await store.owner(async (tx) => {
    for (const [key, change] of [
      [from, -1],
      [to, 1],
    ] as const) {
      const { value } = await tx
        .selectFrom('meta')
        .select('value')
        .where('key', '=', key ?? '')
        .executeTakeFirstOrThrow()
      await tx
        .updateTable('meta')
        .set({ value: String(Number(value) + change) })
        .where('key', '=', key ?? '')
        .execute()
    }
  })
}

describe('a backup of an embedded database', () => {
  it('is one moment of a database that is written meanwhile, and returns with its secret and all rows', async () => {
    const folder = join(dir, 'busy')
    const isTaken = new AbortController()
    let turns = 0
    const transfers = (async () => {
      while (!isTaken.signal.aborted) {
        await transfer(turns++)
        // Statements of PGlite leave no turn to files and timers.
        await nextTurn()
      }
    })()
    const taken = await backUpOf(folder)
    isTaken.abort()
    await transfers
    expect(taken).toMatchObject({ ok: true, value: { engine: 'pglite', rows: { meta: expect.any(Number) as number } } })
    expect(turns).toBeGreaterThan(0)

    const into = join(dir, 'busy-restored')
    const restored = await restoreBackup(folder, into, null)
    if (!restored.ok || !taken.ok) throw new Error('not restored')
    expect(restored.value.rows).toEqual(taken.value.rows)
    const accounts = await accountsIn(into)
    expect(Object.keys(accounts).toSorted()).toEqual([...ACCOUNTS])
    expect(Object.values(accounts).reduce((sum, points) => sum + points, 0)).toBe(SUM)
    expect(await readFile(join(into, 'app-secret'), 'utf8')).toBe('secret of the data\n')
  })

  it('can be read by its user alone, as can what is restored from it', async () => {
    const into = join(dir, 'private')
    expect(await restoreBackup(whole, into, null)).toMatchObject({ ok: true })
    for (const folder of [whole, into]) {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true })
      const open: string[] = []
      for (const entry of entries) {
        const path = join(entry.parentPath, entry.name)
        if (((await stat(path)).mode & 0o077) !== 0) open.push(path)
      }
      expect(open).toEqual([])
      expect((await stat(folder)).mode & 0o077).toBe(0)
    }
  })

  it('never overwrites a folder with content, whether it is written or restored', async () => {
    const full = join(dir, 'full')
    await mkdir(full)
    await writeFile(join(full, 'kept'), 'kept')
    const refusal = { ok: false, error: `${full} has content already. Give a folder that does not exist or is empty.` }
    expect(await backUpOf(full)).toEqual(refusal)
    expect(await restoreBackup(whole, full, null)).toEqual(refusal)
    expect(await readdir(full)).toEqual(['kept'])
  })

  it('leaves nothing behind when it fails', async () => {
    const folder = join(dir, 'failed')
    const failing = () => Promise.reject(new Error('no space left on device'))
    await expect(backUpEmbedded(failing, folder, () => new Date(), undefined)).rejects.toThrow('no space left')
    expect((await readdir(dir)).filter((name) => name.startsWith('failed'))).toEqual([])
  })
})

describe('a backup that was changed', () => {
  /** A copy of the whole backup with some files replaced. */
  async function changed(name: string, files: Readonly<Record<string, (was: Buffer) => Buffer | string>>): Promise<string> {
    const folder = join(dir, name)
    await mkdir(folder)
    for (const file of await readdir(whole)) {
      const was = await readFile(join(whole, file))
      await writeFile(join(folder, file), files[file]?.(was) ?? was)
    }
    return folder
  }
  const flipped = (was: Buffer) => {
    const bytes = Buffer.from(was)
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    return bytes
  }

  it.each([
    ['one bit of its archive', { 'base.tar.gz': flipped }, /is not as it was written/],
    ['the end of its archive', { 'base.tar.gz': (was: Buffer) => was.subarray(0, -1) }, /is not as it was written/],
    ['its record', { 'backup.json': () => '{"format":2}' }, /is damaged, or of a later version/],
  ])('in %s is refused, and nothing is restored', async (name, files, why) => {
    const folder = await changed(name.replaceAll(' ', '-'), files)
    const into = `${folder}-into`
    for (const outcome of [await verifyBackup(folder), await restoreBackup(folder, into, null)]) {
      expect(outcome).toEqual({ ok: false, error: expect.stringMatching(why) as string })
    }
    expect(await readdir(dir)).not.toContain(`${folder.slice(dir.length + 1)}-into`)
  })

  it('is refused where the folder is none', async () => {
    expect(await verifyBackup(join(dir, 'data'))).toEqual({ ok: false, error: expect.stringMatching(/is not a backup/) as string })
  })
})
