import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openStore } from '../store/open.ts'
import { preparePlaces } from '../store/reference/prepare-places.ts'
import { serverDatabase, type ServerDatabase } from '../store/testing.ts'

const MAIN = resolve(import.meta.dirname, '../cli/main.ts')
const ROWS = 400

describe.each(['a data folder', 'a server'])('an import into %s', (kind) => {
  let dir: string
  let database: ServerDatabase | null
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'commands-'))
    database = kind === 'a server' ? await serverDatabase() : null
    const store = await open()
    await preparePlaces(store, () => undefined)
    await store.close()
  })
  afterAll(async () => {
    await database?.drop()
    await rm(dir, { recursive: true })
  })

  const open = () => openStore(database ? { databaseUrl: database.url } : { dataDir: join(dir, 'data/db') })

  /** Starts the import of a file of restaurants named by its version; half of them are also in the file before. */
  async function importing(version: number): Promise<ChildProcess> {
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
    const data = database ? { DATABASE_URL: database.url } : { DATA_DIR: join(dir, 'data') }
    const env = { PATH: process.env['PATH'] ?? '', ...data }
    return spawn(process.execPath, [MAIN, 'merchants', 'import', path], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  }

  async function imported(version: number): Promise<number | null> {
    const child = await importing(version)
    child.stdout?.resume()
    const [code] = (await once(child, 'exit')) as [number | null]
    return code
  }

  /** The file from which the participating merchants were imported. */
  async function versionInPlace(): Promise<string> {
    const store = await open()
    const found = await store.reference((tx) => tx.selectFrom('merchant').select('name').where('active', '=', true).execute())
    await store.close()
    const versions = new Set(found.map((row) => row.name.split(' ')[0]))
    return versions.size === 1 && found.length === ROWS
      ? [...versions].join()
      : `a mix: ${found.length} rows of ${[...versions].join(', ')}`
  }

  it('leaves the old merchants or the new ones when it is killed, never a mix', async () => {
    expect(await imported(0)).toBe(0)
    let before = 'v0'
    // Milliseconds after its first line ("Replacing the merchants …"): before, in or after the swap, depending on the machine.
    for (const [index, delay] of [0, 20, 80].entries()) {
      const child = await importing(index + 1)
      const exit = once(child, 'exit')
      if (child.stdout) await Promise.race([once(child.stdout, 'data'), exit])
      await new Promise((done) => setTimeout(done, delay))
      child.kill('SIGKILL')
      await exit
      const version = await versionInPlace()
      expect([before, `v${index + 1}`]).toContain(version)
      before = version
    }
    expect(await imported(9)).toBe(0)
    expect(await versionInPlace()).toBe('v9')
  })
})
