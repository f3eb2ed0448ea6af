import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'

import { readPartners } from '@dining/partner-kit/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { fetchAs, testCallerKeysFile } from './testing/caller-keys.ts'
import { openSearchServer } from './testing/open-search/open-search-server.ts'

const MAIN = resolve(import.meta.dirname, 'main.ts')
const PARTNERS_DIR = resolve(import.meta.dirname, '../../../partners')

const { partners: PARTNERS } = await readPartners(PARTNERS_DIR)
const PARTNER_ID = PARTNERS[0]?.partner.program.id ?? ''
const CALLER_KEYS_FILE = testCallerKeysFile([PARTNER_ID])

let dir = ''
const children: ChildProcess[] = []

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'api-'))
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(dir, { recursive: true, force: true })
})

interface Running {
  readonly child: ChildProcess
  readonly port: number
  readonly progress: readonly string[]
}

function start(change: Record<string, string> = {}): ChildProcess {
  const env = {
    PATH: process.env['PATH'] ?? '',
    APP_ENV: 'development',
    DATA_DIR: join(dir, 'data'),
    PARTNERS_DIR,
    VAULT_URL: 'http://127.0.0.1:9',
    VAULT_TOKEN: 'x'.repeat(40),
    CALLER_KEYS_FILE,
    SMTP_URL: 'smtp://127.0.0.1:9',
    PUBLIC_ORIGIN_PATTERN: 'http://{partner}.localhost:3000',
    ...(process.env['NODE_COMPILE_CACHE'] === undefined ? {} : { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] }),
    ...change,
  }
  const child = fork(MAIN, { env, silent: true, execPath: process.execPath, execArgv: [] })
  children.push(child)
  return child
}

async function serving(change: Record<string, string> = {}): Promise<Running> {
  const child = start(change)
  const progress: string[] = []
  const port = await new Promise<number>((done, broken) => {
    child.once('exit', () => void text(child.stderr ?? process.stdin).then((said) => broken(new Error(said))))
    child.on('message', (message: { kind: string; text?: string; port?: number }) => {
      if (message.kind === 'progress') progress.push(message.text ?? '')
      if (message.kind === 'ready') done(message.port ?? 0)
    })
  })
  return { child, port, progress }
}

/** Exit code and output on stderr. */
async function refused(change: Record<string, string>): Promise<readonly [number | null, string]> {
  const child = start(change)
  const [said, [code]] = await Promise.all([text(child.stderr ?? process.stdin), once(child, 'exit') as Promise<[number | null]>])
  return [code, said.trim()]
}

async function stopped(child: ChildProcess): Promise<number | null> {
  child.kill('SIGTERM')
  const [code] = (await once(child, 'exit')) as [number | null]
  return code
}

/** Files and folders that another user of the machine could read, change or enter. */
async function openToOthers(...path: readonly string[]): Promise<readonly string[]> {
  const folder = join(...path)
  const names = ['.', ...(await readdir(folder, { recursive: true }))]
  const modes = await Promise.all(names.map(async (name) => [name, (await stat(join(folder, name))).mode & 0o077] as const))
  return modes.filter(([, mode]) => mode !== 0).map(([name]) => name)
}

describe('the process', () => {
  it(
    'prepares the data with progress, in files that only its user can read, serves, stops, and starts at once the next time',
    { timeout: 300_000 },
    async () => {
      // Like a mounted volume, or a folder that another program created.
      await mkdir(join(dir, 'data'))
      await chmod(join(dir, 'data'), 0o777)
      const first = await serving()
      expect(first.progress).toEqual([
        'Opening the database',
        'Reading places',
        expect.stringMatching(/^Preparing \d\d,\d{3} ZIP places$/),
        'Reading restaurants for the search',
      ])
      const get = async (port: number, path: string) =>
        (await fetchAs({ fetch }, PARTNER_ID)(`http://127.0.0.1:${port}${path}`)).json() as Promise<{ data: unknown[] }>
      expect(await get(first.port, '/api/v2/Merchants/Search?location=10001')).toMatchObject({
        data: [],
        totalResultSize: 0,
        place: { zipCode: '10001' },
      })
      expect((await get(first.port, '/api/cms/pages/*/?page_size=100')).data.length).toBeGreaterThan(0)
      expect(await openToOthers(dir, 'data')).toEqual([])

      const [code, said] = await refused({})
      expect([code, said.split('\n').length]).toEqual([1, 1])
      expect(said).toContain('running process')

      expect(await stopped(first.child)).toBe(0)
      const secret = await readFile(join(dir, 'data/app-secret'))
      const second = await serving()
      expect(second.progress).toEqual(['Opening the database', 'Reading restaurants for the search'])
      expect(await readFile(join(dir, 'data/app-secret'))).toEqual(secret)

      // With OPEN_SEARCH_FILE it searches in a cluster.
      expect(await stopped(second.child)).toBe(0)
      const cluster = await openSearchServer()
      const file = join(dir, 'open-search.json')
      await writeFile(file, JSON.stringify({ url: cluster.url, index: 'dining' }))
      const third = await serving({ OPEN_SEARCH_FILE: file })
      const search = () =>
        fetchAs({ fetch }, PARTNER_ID)(`http://127.0.0.1:${third.port}/api/v2/Merchants/Search?location=10001&counts=true`)
      expect(await (await search()).json()).toMatchObject({
        data: [],
        totalResultSize: 0,
        place: { zipCode: '10001' },
        counts: { removed: [] },
      })
      expect([...cluster.indexes.keys()].some((name) => name.startsWith('dining-v1-rows-'))).toBe(true)
      cluster.instead.set('/_msearch', 'no-answer')
      const failed = await search()
      expect([failed.status, failed.headers.get('retry-after'), await failed.json()]).toEqual([
        503,
        '3',
        expect.objectContaining({ code: 'unavailable', retryAfter: 3 }),
      ])
      cluster.close()

      // An orphan would keep the data locked, so the process ends when its parent does.
      const ended = once(third.child, 'exit')
      third.child.disconnect()
      expect(await ended).toEqual([0, null])
    },
  )

  it('stops while it prepares', async () => {
    const child = start({ DATA_DIR: join(dir, 'interrupted') })
    await once(child, 'message')
    expect(await stopped(child)).toBe(0)
  })

  it.each([
    [{ VAULT_URL: 'vault' }, 'VAULT_URL "vault" must be an address'],
    [{ PARTNERS_DIR: '/nowhere' }, 'There is no partner in /nowhere'],
    [{ CALLER_KEYS_FILE: '/nowhere/keys' }, 'The file /nowhere/keys of CALLER_KEYS_FILE cannot be read'],
    [{ APP_SECRET_FILE: '/nowhere/secret' }, 'The secret file /nowhere/secret cannot be read'],
    [{ DATABASE_URL: 'postgres://127.0.0.1:9/none' }, 'No database answers'],
  ])('exits with a one-line error with %j', async (change, why) => {
    const [code, said] = await refused({ DATA_DIR: join(dir, 'other'), ...change })
    expect(code).toBe(1)
    expect(said).toContain(why)
    expect(said).not.toContain('\n')
  })

  it('refuses a data folder in production that other users may enter', async () => {
    const data = join(dir, 'entered')
    await mkdir(data)
    await chmod(data, 0o755)
    const production = {
      APP_ENV: 'production',
      DATA_DIR: data,
      DATABASE_URL: 'postgres://127.0.0.1:9/none',
      VAULT_TOKEN: randomBytes(32).toString('hex'),
      PUBLIC_ORIGIN_PATTERN: 'https://{partner}.example.com',
      PROXIES_IN_FRONT: '1',
    }
    const [code, said] = await refused(production)
    expect([code, said]).toEqual([1, expect.stringContaining(`${data} (mode 0755). Run chmod 700 ${data}.`)])
  })

  it('reports that its port is in use', async () => {
    const taken = createServer()
    await new Promise<void>((done) => taken.listen(0, '127.0.0.1', done))
    const { port } = taken.address() as AddressInfo
    const [code, said] = await refused({ DATA_DIR: join(dir, 'other'), PORT: String(port) })
    taken.close()
    expect([code, said]).toEqual([1, `Port ${port} is in use. Stop what listens there, or start with another PORT.`])
  })
})
