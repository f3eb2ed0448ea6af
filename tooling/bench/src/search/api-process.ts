import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { testCallerKeysFile } from '@dining/api/testing'
import { ROOT } from '@dining/stack'

/** The API in a process of its own. */
export interface ApiProcess {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Starts the API on a database; resolves when it is ready. */
export async function startApi(databaseUrl: string, partners: readonly string[]): Promise<ApiProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-api-'))
  const child = fork(join(ROOT, 'apps/api/src/main.ts'), {
    env: {
      PATH: process.env['PATH'],
      APP_ENV: 'development',
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      PARTNERS_DIR: join(ROOT, 'partners'),
      VAULT_URL: 'http://127.0.0.1:9',
      VAULT_TOKEN: 'x'.repeat(40),
      CALLER_KEYS_FILE: testCallerKeysFile(partners),
      SMTP_URL: 'smtp://127.0.0.1:9',
      PUBLIC_ORIGIN_PATTERN: 'http://{partner}.localhost:3000',
      PORT: '0',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (message: { kind: string; port?: number }) => {
      if (message.kind === 'ready') resolve(message.port ?? 0)
    })
    child.once('exit', (code) => reject(new Error(`the API ended with ${code}`)))
  })
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
