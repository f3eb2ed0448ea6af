import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startStack } from '@dining/stack'

import { firstOfEach } from './kinds.ts'
import { STACK_VARIABLE } from './stack.ts'

/**
 * Playwright's global set-up: production builds of the first partner of each kind on new data and a free port; tests read where by
 * `stack` of `stack.ts`. E2E_DATA names a folder of data to use again, to spare its preparation while tests are written; with the facts of a
 * stack that already runs in E2E_STACK, that one is used and left running.
 */
export default async function startForTests(): Promise<() => Promise<void>> {
  if (process.env[STACK_VARIABLE] !== undefined) return async () => undefined
  const kept = process.env['E2E_DATA']
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'dining-e2e-'))
  const partners = [...(await firstOfEach()).values()].map(({ program }) => program.id)
  const stack = await startStack({ partners, port: 0, dataDir, onProgress: (line) => console.log(line), onLost: console.error })
  const { stop, ...facts } = stack
  process.env[STACK_VARIABLE] = JSON.stringify(facts)
  return async () => {
    await stop()
    if (kept === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
}
