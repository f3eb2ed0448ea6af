import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { ROOT } from '../root.ts'
import type { Installation } from './installation.ts'

const run = promisify(execFile)

/** Runs `pnpm api …` on an installation's data, like an operator. */
export const operatorOf =
  ({ database, stack }: Installation) =>
  (...args: string[]) =>
    run(process.execPath, ['apps/api/src/cli/main.ts', ...args], {
      cwd: ROOT,
      env: { ...process.env, APP_ENV: 'development', DATABASE_URL: database, DATA_DIR: join(stack.dataDir, 'api') },
    })
