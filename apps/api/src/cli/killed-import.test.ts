import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import type { Answer } from '@dining/contract'
import { studioEndpoints } from '@dining/contract/studio'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { openStore } from '../store/open.ts'
import { preparePlaces } from '../store/reference/prepare-places.ts'
import type { Store } from '../store/store.ts'
import { PLACES } from '../store/testing.ts'
import { addOperator, signedInOperator, withStudio } from '../testing/operator-browser.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const MAIN = resolve(import.meta.dirname, 'main.ts')
/** Enough that the import runs for seconds after its first refusal. */
const ROWS = 400_000
const MINUTE_MS = 60_000

let api: TestApi
let folder: string
beforeAll(async () => {
  api = await testApi(undefined, PLACES)
  folder = await mkdtemp(join(tmpdir(), 'killed-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

/** The data of the command: the server's, or a folder, which one process at a time owns. */
const openData = (): Promise<Store> =>
  api.store.databaseUrl === null ? openStore({ dataDir: join(folder, 'db') }) : Promise.resolve(api.store)

it('shows an import whose process was killed as interrupted', async () => {
  if (api.store.databaseUrl === null) {
    const store = await openData()
    await preparePlaces(store, () => undefined)
    await store.close()
  }
  const path = join(folder, 'feed.ndjson')
  await writeFile(path, '{}\n'.repeat(ROWS))
  const env = {
    PATH: process.env['PATH'] ?? '',
    DATA_DIR: folder,
    ...(api.store.databaseUrl === null ? {} : { DATABASE_URL: api.store.databaseUrl }),
  }
  const child = spawn(process.execPath, [MAIN, 'feed', 'import', path], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  for await (const text of child.stdout) if (String(text).includes('refused')) break
  child.kill('SIGKILL')
  expect((await exit)[1]).toBe('SIGKILL')

  const store = await openData()
  // The command has the clock of the machine.
  api.clock.set(new Date())
  const there = { ...api, store: Object.assign({ ...store }, { admin: api.store.admin, databaseUrl: null }), deps: { ...api.deps, store } }
  await addOperator(there, 'of-all@studio.example', null)
  const operator = await signedInOperator(withStudio(there), 'of-all@studio.example')
  const shown = async () => {
    const reply = await operator.call(studioEndpoints.listImports, { params: { partner: 'one' }, query: { kind: 'feed' } })
    return (reply.body as Answer<typeof studioEndpoints.listImports>).imports.map(({ fileName, state, endedAt }) => [
      fileName,
      state,
      endedAt,
    ])
  }
  expect(await shown()).toEqual([['feed.ndjson', 'running', null]])
  api.clock.advance(4 * MINUTE_MS)
  expect(await shown()).toEqual([['feed.ndjson', 'interrupted', null]])
  if (store !== api.store) await store.close()
})
