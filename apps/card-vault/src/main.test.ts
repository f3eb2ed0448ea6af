import { execFile, fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { startProcessor, type Processor } from '@dining/sandbox/processor'
import { build } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { encryptNumber } from './frame/encrypt.ts'
import { writeOldDataFolder } from './testing/old-data-folder.ts'

const VAULT = join(import.meta.dirname, '..')
const TOKEN = 'a-token-for-this-test-alone-0123456789'
const NETWORK_TOKEN = 'a-network-token-for-this-test-alone-01234'

interface Ready {
  readonly port: number
  readonly internalPort: number
}

let folder: string
let processor: Processor
const running: ChildProcess[] = []
beforeAll(() => build({ root: VAULT, logLevel: 'error' }).then(() => undefined))
beforeAll(async () => void (processor = await startProcessor({ token: NETWORK_TOKEN })))
afterAll(() => processor.close())
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'vault-'))))
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

function run(more: Record<string, string> = {}) {
  const env = {
    APP_ENV: 'development',
    PORT: '0',
    INTERNAL_PORT: '0',
    DATA_DIR: join(folder, 'data'),
    KEY_FILE: join(folder, 'keys/vault.json'),
    NETWORK_URL: processor.url,
    NETWORK_TOKEN,
    VAULT_TOKEN: TOKEN,
    PARENT_ORIGINS: '{"one":["http://one.localhost:1"]}',
    ...more,
  }
  const child = fork(join(VAULT, 'src/main.ts'), { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  running.push(child)
  const said = { out: '', err: '' }
  child.stdout?.on('data', (chunk) => (said.out += String(chunk)))
  child.stderr?.on('data', (chunk) => (said.err += String(chunk)))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const ready = new Promise<Ready>((resolve) => child.once('message', (message: Ready) => resolve(message)))
  return { child, said, ended, ready }
}

/** Reads the data of the frame's page, and encrypts like the frame. */
async function encrypt({ port }: Ready, number: string): Promise<string> {
  const page = await (await fetch(`http://127.0.0.1:${port}/frame?VISA=1&partner=one&nonce=${'A'.repeat(22)}`)).text()
  const data = JSON.parse(/id="data">(.*?)<\/script>/.exec(page)?.[1] ?? '') as Parameters<typeof encryptNumber>[1] & { now: number }
  return encryptNumber(number, data, data.now)
}
const tokenize = async ({ internalPort }: Ready, jwe: string) => {
  const answer = await fetch(`http://127.0.0.1:${internalPort}/tokenize`, {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ jwe, partnerId: 'one', accepted: ['VISA'] }),
  })
  return (await answer.json()) as { token?: string }
}

/** Runs `keys …` like an operator. */
function keysCommand(args: readonly string[], env: Readonly<Record<string, string>>) {
  return new Promise<{ code: unknown; out: string }>((resolve) => {
    const options = { env: { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1', ...env } }
    execFile(process.execPath, [join(VAULT, 'src/keys-command.ts'), ...args], options, (error, out) =>
      resolve({ code: error?.code ?? 0, out }),
    )
  })
}

describe('the command that rotates keys', () => {
  it('rotates each key of a running vault, and explains what is missing or wrong', async () => {
    const { ready, said } = run()
    const { internalPort } = await ready
    const env = { VAULT_URL: `http://127.0.0.1:${internalPort}`, VAULT_TOKEN: TOKEN }
    for (const key of ['frame', 'data', 'master']) {
      expect(await keysCommand(['rotate', key], env)).toEqual({ code: 0, out: `Rotated the ${key} key.\n` })
      // The vault's log comes through a pipe, perhaps after the command has ended.
      await expect.poll(() => said.out).toContain(`"event":"key-rotated","key":"${key}"`)
    }
    expect(await keysCommand(['rotate'], env)).toMatchObject({ code: 2, out: expect.stringContaining('Usage:') })
    expect(await keysCommand(['rotate', 'data'], {})).toMatchObject({ code: 2, out: expect.stringContaining('Set VAULT_URL') })
    const wrong = await keysCommand(['rotate', 'data'], { ...env, VAULT_TOKEN: `${TOKEN}-wrong` })
    expect(wrong).toMatchObject({ code: 1, out: expect.stringContaining('answered 401') })
    const nowhere = await keysCommand(['rotate', 'data'], { ...env, VAULT_URL: 'http://127.0.0.1:9' })
    expect(nowhere).toMatchObject({ code: 1, out: expect.stringContaining('does not answer') })
  })
})

describe('the process', () => {
  it('keeps keys and cards over a restart, readable only by its user', async () => {
    const first = run()
    const before = await first.ready
    const pending = await encrypt(before, '4242424242424242')
    const { token } = await tokenize(before, await encrypt(before, '4242424242424242'))
    first.child.kill('SIGTERM')
    expect(await first.ended).toBe(0)

    const second = run()
    const after = await second.ready
    expect(await tokenize(after, pending)).toMatchObject({ result: 'token', token })
    for (const file of ['keys/vault.json', 'data/vault.sqlite']) expect(statSync(join(folder, file)).mode & 0o077, file).toBe(0)
    expect(second.said.err).toBe('')
  })

  it('starts on the data folder of the version that stored card numbers, and keeps tokens and no number', async () => {
    const numbers = ['4242424242424242', '4111111111111111', '4000056655665556']
    const old = writeOldDataFolder(join(folder, 'data'), numbers)
    old.db.close()
    const { child, ready, ended, said } = run()
    const at = await ready
    const authorization = `Bearer ${TOKEN}`
    expect((await fetch(`http://127.0.0.1:${at.internalPort}/keys/rotate`, { method: 'POST', headers: { authorization } })).status).toBe(
      200,
    )
    const [number = ''] = numbers
    expect(await tokenize(at, await encrypt(at, number))).toMatchObject({
      result: 'token',
      token: old.tokenOf(number),
      fingerprint: old.fingerprintOf(number),
    })
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const bytes = Buffer.concat(files.map(({ parentPath, name }) => readFileSync(join(parentPath, name))))
    expect(numbers.filter((one) => bytes.includes(one) || said.out.includes(one))).toEqual([])
    expect(old.sealed.filter((one) => bytes.includes(one.subarray(12)))).toEqual([])
    expect(said.out).toContain('"event":"migrated","cards":3')
  })

  it('is ready until SIGTERM, and ends when its parent has ended', async () => {
    const { child, ready } = run()
    const { internalPort } = await ready
    expect((await fetch(`http://127.0.0.1:${internalPort}/readyz`)).status).toBe(200)
    // Without its channel a child tells only `exit`.
    const exit = new Promise((resolve) => child.once('exit', resolve))
    child.disconnect()
    expect(await exit).toBe(0)
  })

  it.each([
    ['a wrong variable', { VAULT_TOKEN: 'short' }, 'VAULT_TOKEN must have'],
    ['a key file in the data folder', { KEY_FILE: 'IN_DATA' }, 'KEY_FILE lies in DATA_DIR'],
    [
      'a database that cannot be reached',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/vault' },
      'DATABASE_URL cannot be opened (ECONNREFUSED)',
    ],
    ['a busy port', null, 'is in use: choose another PORT'],
  ])('%s is one line and the exit code 1', async (_what, more, expected) => {
    const { said, ended } = run(
      more
        ? { ...more, ...('KEY_FILE' in more ? { KEY_FILE: join(folder, 'data/sub/keys.json') } : {}) }
        : { PORT: String((await run().ready).port), DATA_DIR: join(folder, 'second') },
    )
    expect(await ended).toBe(1)
    expect(said.err.trim().split('\n')).toHaveLength(1)
    expect(said.err).toContain(expected)
  })
})
