import { execFile } from 'node:child_process'
import { join } from 'node:path'

import { ROOT } from '../root.ts'
import { StackError } from '../stack-error.ts'

/**
 * Brings the tables of a PostgreSQL database up to date, as the API does not do that by itself, and lets the user of `servingUrl` serve.
 * Rejects with a StackError that says why not.
 */
export function migrateDatabase(ownerUrl: string, servingUrl = ownerUrl): Promise<void> {
  const env = { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1', MIGRATE_DATABASE_URL: ownerUrl, DATABASE_URL: servingUrl }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [join(ROOT, 'apps/api/src/cli/main.ts'), 'migrate'], { cwd: ROOT, env }, (error, stdout, stderr) => {
      if (!error) return resolve()
      reject(new StackError(`${stdout}${stderr}`.trim().split('\n').at(-1) ?? error.message))
    })
  })
}
