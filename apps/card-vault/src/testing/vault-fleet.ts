import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { tokenizeAnswerSchema, type TokenizeAnswer } from '@dining/contract'
import { startProcessor, type Processor } from '@dining/sandbox/processor'
import * as v from 'valibot'
import { build } from 'vite'

import { encryptNumber } from '../frame/encrypt.ts'
import { createTestDatabase } from './test-database.ts'

const VAULT = join(import.meta.dirname, '../..')
const TOKEN = 'a-token-for-this-test-alone-0123456789'
const NETWORK_TOKEN = 'a-network-token-for-this-test-alone-01234'
/** Milliseconds that a process goes on after it is not ready; callers look far more often. */
const NOTICE_MS = 1_000

const readySchema = v.object({ kind: v.literal('ready'), port: v.number(), internalPort: v.number() })
const pageSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    partner: v.string(),
    kid: v.string(),
    jwk: v.object({ kty: v.literal('RSA'), n: v.string(), e: v.string() }),
    now: v.number(),
  }),
)

/** One vault process, which a test can end and start again. */
export interface VaultProcess {
  readonly frame: () => string
  readonly internal: () => string
  readonly isReady: () => Promise<boolean>
  readonly kill: () => Promise<void>
  /** Ends as a roll-out does; resolves with the exit code. */
  readonly drain: () => Promise<number | null>
  readonly start: () => Promise<void>
  /** All that it has written. */
  readonly output: () => string
}

export interface Fleet {
  readonly processes: readonly VaultProcess[]
  readonly processor: Processor
  readonly databaseUrl: string
  /** Encrypts a number as the frame of a process does. */
  readonly encrypt: (number: string, at?: VaultProcess) => Promise<string>
  /** Calls a process; null when there is no answer. */
  readonly call: (at: VaultProcess, path: string, body: unknown) => Promise<Response | null>
  readonly tokenize: (at: VaultProcess, jwe: string) => Promise<TokenizeAnswer | null>
  readonly close: () => Promise<void>
}

async function startProcess(env: Readonly<Record<string, string>>): Promise<VaultProcess> {
  let child: ChildProcess
  let ports = { port: 0, internalPort: 0 }
  let text = ''
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
    return child.exitCode
  }
  const start = async () => {
    // Any free port each time: another connection of this machine may take the one that an ended process had.
    const anyPort = { PORT: '0', INTERNAL_PORT: '0' }
    child = fork(join(VAULT, 'src/main.ts'), { env: { PATH: process.env['PATH'], ...env, ...anyPort }, silent: true, execArgv: [] })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => void (text += chunk.toString()))
    const gone = once(child, 'exit').then(() => Promise.reject(new Error(`The vault ended before it was ready: ${text.slice(-2000)}`)))
    gone.catch(() => undefined)
    const [message] = await Promise.race([once(child, 'message'), gone])
    ports = v.parse(readySchema, message)
  }
  await start()
  const internal = () => `http://127.0.0.1:${ports.internalPort}`
  return {
    frame: () => `http://127.0.0.1:${ports.port}`,
    internal,
    isReady: () =>
      fetch(`${internal()}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    kill: async () => void (await end('SIGKILL')),
    drain: () => end('SIGTERM'),
    start,
    output: () => text,
  }
}

/** Starts so many vault processes on one PostgreSQL database, with a local card processor. */
export async function startFleet(count: number): Promise<Fleet> {
  await build({ root: VAULT, logLevel: 'error' })
  const folder = mkdtempSync(join(tmpdir(), 'vault-fleet-'))
  const database = await createTestDatabase()
  const processor = await startProcessor({ token: NETWORK_TOKEN })
  const env = {
    APP_ENV: 'development',
    DRAIN_NOTICE_MS: String(NOTICE_MS),
    DATABASE_URL: database.url,
    KEY_FILE: join(folder, 'keys.json'),
    NETWORK_URL: processor.url,
    NETWORK_TOKEN,
    VAULT_TOKEN: TOKEN,
    PARENT_ORIGINS: '{"one":["http://one.localhost:1"]}',
    NODE_NO_WARNINGS: '1',
  }
  // The first one makes the key file; the others start together.
  const first = await startProcess(env)
  const processes = [first, ...(await Promise.all(Array.from({ length: count - 1 }, () => startProcess(env))))]
  const call: Fleet['call'] = (at, path, body) =>
    fetch(`${at.internal()}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).catch(() => null)
  return {
    processes,
    processor,
    databaseUrl: database.url,
    call,
    async encrypt(number, at = first) {
      const page = await (await fetch(`${at.frame()}/frame?VISA=1&partner=one&nonce=${'A'.repeat(22)}`)).text()
      const data = v.parse(pageSchema, /id="data">(.*?)<\/script>/.exec(page)?.[1])
      return encryptNumber(number, data, data.now)
    },
    async tokenize(at, jwe) {
      const response = await call(at, '/tokenize', { jwe, partnerId: 'one', accepted: ['VISA'] })
      if (!response?.ok) return null
      return response.json().then(
        (body) => v.parse(tokenizeAnswerSchema, body),
        () => null,
      )
    },
    close: async () => {
      await Promise.all(processes.map(({ kill }) => kill()))
      await processor.close()
      await database.drop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
