import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'

import { afterAll, beforeAll, expect, it } from 'vitest'

import { lockDataDir } from '../store/data-lock.ts'
import { openStore } from '../store/open.ts'
import { preparePlaces } from '../store/reference/prepare-places.ts'
import { serverDatabase, type ServerDatabase } from '../store/testing.ts'

const MAIN = resolve(import.meta.dirname, 'main.ts')
const ROWS = 400
const ON_SERVER = process.env['TEST_ENGINE'] === 'postgres'

let dir: string
let database: ServerDatabase | null
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'commands-'))
  database = ON_SERVER ? await serverDatabase() : null
  const store = await open()
  await preparePlaces(store, () => undefined)
  await store.close()
})
afterAll(async () => {
  await database?.drop()
  await rm(dir, { recursive: true })
})

const open = () => openStore(database ? { databaseUrl: database.url } : { dataDir: join(dir, 'data/db') })

function command(variables: Record<string, string>, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [MAIN, ...args], {
    env: { PATH: process.env['PATH'] ?? '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}
const onData = (...args: string[]) => command(database ? { DATABASE_URL: database.url } : { DATA_DIR: join(dir, 'data') }, ...args)

async function finished(child: ChildProcess): Promise<{ code: number | null; out: string }> {
  const exit = once(child, 'exit') as Promise<[number | null]>
  const out = child.stdout ? await text(child.stdout) : ''
  return { code: (await exit)[0], out }
}

/** A file of restaurants named by its version; half of them are also in the previous file. */
async function file(version: number): Promise<string> {
  const rows = Array.from({ length: ROWS }, (_, index) =>
    JSON.stringify({
      networkId: `K${(version * ROWS) / 2 + index}`,
      name: `v${version} ${index}`,
      address1: '1 Main St',
      city: 'Chicago',
      state: 'IL',
      zipCode: '60601',
      latitude: 41.886,
      longitude: -87.623,
    }),
  )
  const path = join(dir, `${version}.ndjson`)
  await writeFile(path, rows.join('\n'))
  return path
}

/** The file from which the participating merchants were imported. */
async function versionInPlace(): Promise<string> {
  const store = await open()
  const found = await store.reference((tx) => tx.selectFrom('merchant').select('name').where('active', '=', true).execute())
  await store.close()
  const versions = new Set(found.map((row) => row.name.split(' ')[0]))
  return versions.size === 1 && found.length === ROWS ? [...versions].join() : `a mix: ${found.length} rows of ${[...versions].join(', ')}`
}

it('leaves the old merchants or the new ones when an import is killed, never a mix', { timeout: 300_000 }, async () => {
  expect((await finished(onData('merchants', 'import', await file(0)))).code).toBe(0)
  let before = 'v0'
  // Milliseconds after its first line ("Replacing the merchants …"): before, in or after the swap, depending on the machine.
  for (const [index, delay] of [0, 20, 80].entries()) {
    const child = onData('merchants', 'import', await file(index + 1))
    const exit = once(child, 'exit')
    if (child.stdout) await Promise.race([once(child.stdout, 'data'), exit])
    await new Promise((done) => setTimeout(done, delay))
    child.kill('SIGKILL')
    await exit
    const version = await versionInPlace()
    expect([before, `v${index + 1}`]).toContain(version)
    before = version
  }
  expect((await finished(onData('merchants', 'import', await file(9)))).code).toBe(0)
  expect(await versionInPlace()).toBe('v9')
})

it('creates no database where there is none', async () => {
  const nowhere = join(dir, 'nowhere')
  const { code, out } = await finished(command({ DATA_DIR: nowhere }, 'content', 'list', 'one'))
  expect([code, out.trim(), existsSync(nowhere)]).toEqual([1, expect.stringContaining(`There is no folder ${nowhere} with data.`), false])
})

it('does not open a data folder that another process uses, and names the process', async () => {
  const dataDir = join(dir, 'taken')
  const unlock = await lockDataDir(join(dataDir, 'db'))
  const { code, out } = await finished(command({ DATA_DIR: dataDir }, 'feed', 'unmatched'))
  await unlock()
  expect([code, out.trim()]).toEqual([
    1,
    expect.stringContaining(`belongs to the running process ${process.pid}, perhaps of another container. Stop it first`),
  ])
})
