import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import type { Answer } from '@dining/contract'
import { studioEndpoints } from '@dining/contract/studio'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { openStore } from '../../store/open.ts'
import type { Store } from '../../store/store.ts'
import { addOperator, signedInOperator, withStudio } from '../../testing/operator-browser.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { imported, previewed, runIn, runOf, uploaded } from '../../testing/uploads.ts'

const PROCESS = resolve(import.meta.dirname, '../../testing/upload-process.ts')
/** Enough that the import runs for a while after its first rows. */
const ROWS = 6_000
/** Lines of one transaction. */
const BATCH = 100
const MINUTE_MS = 60_000

let api: TestApi
let folder: string
beforeAll(async () => {
  api = await testApi()
  folder = await mkdtemp(join(tmpdir(), 'killed-upload-'))
})
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true })
})

it('leaves what the command line leaves when its process is killed, and the studio shows it as interrupted', async () => {
  const dataDir = join(folder, 'db')
  const { databaseUrl } = api.store
  const child = spawn(process.execPath, [PROCESS, databaseUrl ?? dataDir, String(ROWS)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  for await (const text of child.stdout) if (String(text).includes('some rows')) break
  child.kill('SIGKILL')
  expect((await exit)[1]).toBe('SIGKILL')

  const store: Store = databaseUrl === null ? await openStore({ dataDir }) : api.store
  // The process had the clock of the machine.
  api.clock.set(new Date())
  const there = { ...api, store: Object.assign({ ...store }, { admin: api.store.admin, databaseUrl: null }), deps: { ...api.deps, store } }
  await addOperator(there, 'uploader@studio.example', ['one'])
  const signedIn = () => signedInOperator(withStudio(there), 'uploader@studio.example')
  let operator = await signedIn()
  const [list, audit] = [studioEndpoints.listImports, () => store.owner((tx) => tx.selectFrom('audit_event').select('kind').execute())]
  const shown = async () => {
    const reply = await operator.call(list, { params: { partner: 'one' }, query: {} })
    return (reply.body as Answer<typeof list>).imports.map(({ fileName, state, by, note }) => ({ fileName, state, by: by.kind, note }))
  }
  const rows = async () => (await store.owner((tx) => tx.selectFrom('bonus').select('code').execute())).length

  expect(await shown()).toMatchObject([{ fileName: 'killed.ndjson', state: 'running' }])
  api.clock.advance(4 * MINUTE_MS)
  operator = await signedIn()
  expect(await shown()).toMatchObject([
    { state: 'interrupted', note: expect.stringContaining('The rows that it had finished are imported.') as string },
  ])
  const done = await rows()
  expect(done % BATCH).toBe(0)
  expect(done).toBeGreaterThan(0)
  expect(done).toBeLessThan(ROWS)
  const kinds = (await audit()).map(({ kind }) => kind)
  expect([kinds.includes('file-import-started'), kinds.includes('file-import-ended')]).toEqual([true, false])

  const bonus = { kind: 'campaign', description: 'Dine once.', amount: 500, lastDay: '2026-12-31' }
  const content = Array.from({ length: ROWS }, (_, index) => JSON.stringify({ code: `N${index}`, ...bonus })).join('\n')
  const upload = await uploaded(operator, { kind: 'bonuses', content })
  const preview = runIn(await previewed(operator, upload))
  await runOf(there, operator, preview)
  const again = await runOf(there, operator, runIn(await imported(operator, upload, preview)))
  expect(again.import.counts).toMatchObject({ added: ROWS - done, unchanged: done })
  if (store !== api.store) await store.close()
})
