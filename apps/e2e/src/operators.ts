import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { ROOT } from '@dining/stack'

import { stack } from './stack.ts'

const run = promisify(execFile)

/** Runs `pnpm api …` against the running stack, like an operator; returns its output. Rejects if it fails. */
export async function api(...args: readonly string[]): Promise<string> {
  const env = { ...process.env, DATA_DIR: join(stack().dataDir, 'api') }
  const { stdout } = await run(process.execPath, [join(ROOT, 'apps/api/src/cli/main.ts'), ...args], { env })
  return stdout
}
