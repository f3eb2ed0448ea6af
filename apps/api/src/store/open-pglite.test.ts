import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { openStore } from './open.ts'

let dir: string
let whole: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'dining-open-'))
  whole = join(dir, 'whole')
  const store = await openStore({ dataDir: whole })
  await store.owner((tx) => tx.insertInto('meta').values({ key: 'kept', value: 'yes' }).execute())
  await store.close()
})
afterAll(() => rm(dir, { recursive: true }))

const kept = async (dataDir: string) => {
  const store = await openStore({ dataDir })
  try {
    return await store.reference((tx) => tx.selectFrom('meta').select('value').execute())
  } finally {
    await store.close()
  }
}

it('reads what it wrote after reopening', async () => {
  expect(await kept(whole)).toEqual([{ value: 'yes' }])
})

it.each([
  ['its control file emptied', (pg: string) => truncate(join(pg, 'global', 'pg_control'), 0)],
  ['its version gone', (pg: string) => rm(join(pg, 'PG_VERSION'))],
  ['its log gone', (pg: string) => rm(join(pg, 'pg_wal'), { recursive: true })],
  ['its tables gone', (pg: string) => rm(join(pg, 'base'), { recursive: true })],
  ['the whole database gone', (pg: string) => rm(pg, { recursive: true })],
])('reports the cause and the remedy for a folder with %s', async (name, damage) => {
  const dataDir = join(dir, name)
  await cp(whole, dataDir, { recursive: true })
  await damage(join(dataDir, 'pg'))
  await expect(openStore({ dataDir })).rejects.toMatchObject({
    kind: 'damaged',
    message: `The data in ${dataDir} cannot be read. Start with --fresh to make it anew, or put a copy back.`,
  })
  // The lock is released, so that the remedy can be tried at once.
  await rm(dataDir, { recursive: true })
})

it('starts over after an interrupted first start', async () => {
  const dataDir = join(dir, 'interrupted')
  await cp(whole, dataDir, { recursive: true })
  await rm(join(dataDir, 'complete'))
  await writeFile(join(dataDir, 'pg', 'PG_VERSION'), '')
  expect(await kept(dataDir)).toEqual([])
})

it('refuses a folder that is open', async () => {
  const store = await openStore({ dataDir: whole })
  await expect(openStore({ dataDir: whole })).rejects.toMatchObject({ kind: 'in-use' })
  await store.close()
})

it('has committed data on the disk', async () => {
  const script = `import fs from 'node:fs'
    import { syncBuiltinESMExports } from 'node:module'
    let syncs = 0
    const { fsyncSync } = fs
    fs.fsyncSync = (file) => { syncs++; fsyncSync(file) }
    syncBuiltinESMExports()
    const { openStore } = await import(${JSON.stringify(join(import.meta.dirname, 'open.ts'))})
    const store = await openStore({ dataDir: ${JSON.stringify(join(dir, 'synced'))} })
    const before = syncs
    for (let turn = 0; turn < 5; turn++)
      await store.owner((tx) => tx.insertInto('meta').values({ key: 'turn ' + turn, value: 'x' }).execute())
    console.log(JSON.stringify({ atStart: before > 0, commits: syncs - before }))
    await store.close()`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  const { atStart, commits } = JSON.parse(stdout) as { atStart: boolean; commits: number }
  expect([atStart, commits]).toEqual([true, expect.toSatisfy((count: number) => count >= 5)])
})
