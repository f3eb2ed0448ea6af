import { execFile } from 'node:child_process'
import { join } from 'node:path'

import { ROOT } from '../root.ts'
import { StackError } from '../stack-error.ts'

/**
 * Migrates the tables of a PostgreSQL database, which the API does not do itself, and grants the user of `servingUrl` the right to serve.
 * Rejects with a StackError with the reason.
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
