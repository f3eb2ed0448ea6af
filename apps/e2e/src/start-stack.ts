import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startStack } from '@dining/stack'
import { startPostgres } from '@dining/stack/postgres'

import { allPartners, bookedWithoutCards, firstOfEach } from './kinds.ts'
import { announceStack, isStackRunning } from './stack.ts'

/** Enough restaurants for a search with several pages, everywhere that tests search. */
const MERCHANTS = '3000'

/** The server of the other partners, whose sites show new content within five seconds: the tests that publish there wait for it. */
const CALM_WEB = 'apps/web/testing/calm-main.ts'

/**
 * Playwright's global set-up: production builds of every partner on new data and a free port; tests read where by `stack` of `stack.ts`. E2E_DATA names a folder of data to use again, to spare its preparation while tests are written; with the facts of a
 * stack that already runs in E2E_STACK, that one is used and left running. E2E_PROCESSES asks for so many processes of each server, on PostgreSQL, and
 * then for the first partner of each kind alone.
 */
export default async function startForTests(): Promise<() => Promise<void>> {
  if (isStackRunning()) return async () => undefined
  // An empty value would be the folder of the tests.
  const kept = process.env['E2E_DATA'] === '' ? undefined : process.env['E2E_DATA']
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'dining-e2e-'))
  const processes = Number(process.env['E2E_PROCESSES'] ?? 1)
  const visited = [...(await firstOfEach()).values()].map(({ program }) => program.id)
  const partners = processes > 1 ? visited : ('all' as const)
  const phoneOnly = bookedWithoutCards(await allPartners())
  const postgres = processes > 1 ? await startPostgres() : null
  // For the operator's commands, which then use the same data.
  if (postgres) Object.assign(process.env, { DATABASE_URL: postgres.url, APP_ENV: 'development' })
  const stack = await startStack({
    partners,
    port: 0,
    dataDir,
    processes,
    env: { DEMO_MERCHANTS: MERCHANTS },
    takesCards: (id) => id !== phoneOnly,
    webProgram: (id) => (visited.includes(id) ? 'apps/web/src/main.ts' : CALM_WEB),
    ...(postgres ? { database: postgres.url } : {}),
    onProgress: (line) => console.log(line),
    onLost: console.error,
  })
  announceStack(stack)
  return async () => {
    await stack.stop()
    await postgres?.stop()
    if (kept === undefined) for (const folder of [dataDir, `${dataDir}-keys`]) rmSync(folder, { recursive: true, force: true })
  }
}
