import { fork, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'

import { demonstrationRepo } from '@dining/api/data-loading'
import { fetchAs, openStore, serverDatabase, testCallerKeysFile, type ServerDatabase } from '@dining/api/testing'
import { readPartners } from '@dining/partner-kit/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../../..')
const WITH_DEMONSTRATION = resolve(import.meta.dirname, 'api-main.ts')
const API = join(ROOT, 'apps/api/src/main.ts')
const CLI = join(ROOT, 'apps/api/src/cli/main.ts')
const ON_SERVER = process.env['TEST_ENGINE'] === 'postgres' ? ['on a server'] : []

let folder: string
let env: Record<string, string>
let partnerId: string
const children: ChildProcess[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dining-production-'))
  const secretFile = join(folder, 'secret')
  await writeFile(secretFile, randomBytes(32).toString('hex'), { mode: 0o600 })
  const { partners } = await readPartners(join(ROOT, 'partners'))
  partnerId = partners[0]?.partner.program.id ?? ''
  const smsFile = join(folder, 'sms.json')
  const account = { accountSid: `AC${randomBytes(16).toString('hex')}`, authToken: randomBytes(32).toString('hex') }
  const accounts = Object.fromEntries(partners.map(({ partner }) => [partner.program.id, account]))
  await writeFile(smsFile, JSON.stringify(accounts), { mode: 0o600 })
  env = {
    PATH: process.env['PATH'] ?? '',
    DATA_DIR: folder,
    PARTNERS_DIR: join(ROOT, 'partners'),
    APP_SECRET_FILE: secretFile,
    VAULT_URL: 'https://vault.example',
    VAULT_TOKEN: randomBytes(32).toString('hex'),
    CALLER_KEYS_FILE: testCallerKeysFile([partnerId]),
    SMTP_URL: 'smtps://mail.example',
    SMS_FILE: smsFile,
    PUBLIC_ORIGIN_PATTERN: 'https://{partner}.example.com',
    MAIL_FROM: 'dining@{partner}.example.com',
    PROXIES_IN_FRONT: '1',
    DEMO_MERCHANTS: '300',
    NODE_NO_WARNINGS: '1',
    ...(process.env['NODE_COMPILE_CACHE'] === undefined ? {} : { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] }),
  }
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

function start(main: string, variables: Record<string, string>, ...args: string[]): ChildProcess {
  const child = fork(main, args, { env: { ...env, ...variables }, silent: true, execArgv: [] })
  children.push(child)
  return child
}

const outputOf = ({ stdout, stderr }: ChildProcess) =>
  Promise.all([stdout, stderr].map((stream) => (stream ? text(stream) : Promise.resolve('')))).then((parts) => parts.join('').trim())

/** Exit code and output of a program that ends. */
async function ended(main: string, variables: Record<string, string>, ...args: string[]): Promise<readonly [number | null, string]> {
  const child = start(main, variables, ...args)
  const output = outputOf(child)
  const [code] = (await once(child, 'exit')) as [number | null]
  return [code, await output]
}

/** Starts an API, searches restaurants in New York, and ends it. @returns their number */
async function restaurantsOf(main: string, variables: Record<string, string>): Promise<number> {
  const child = start(main, variables)
  const output = outputOf(child)
  const port = await new Promise<number>((done, broken) => {
    child.on('message', (message: { readonly kind: string; readonly port?: number }) => message.kind === 'ready' && done(message.port ?? 0))
    child.once('exit', () => void output.then((said) => broken(new Error(said))))
  })
  const reply = await fetchAs({ fetch }, partnerId)(`http://127.0.0.1:${port}/api/v2/Merchants/Search?location=New%20York%2C%20NY`)
  const { totalResultSize } = (await reply.json()) as { totalResultSize: number }
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
  return totalResultSize
}

describe('the API with demonstration data', () => {
  it.each([[{ APP_ENV: 'production' }], [{}]])('ends with an error unless APP_ENV is development: %j', async (variables) => {
    const [code, said] = await ended(WITH_DEMONSTRATION, variables)
    expect([code, said]).toEqual([
      1,
      'Demonstration data is for development only. Set APP_ENV=development, or start apps/api/src/main.ts for production.',
    ])
  })
})

const REFUSAL = 'The database holds demonstration data (members with a public password, invented restaurants), which production refuses.'

describe.each(ON_SERVER)('a production installation', { timeout: 300_000 }, () => {
  const production = (database: ServerDatabase) => ({ APP_ENV: 'production', DATABASE_URL: database.url })

  it('starts empty, and no demonstration data is loaded into its database afterwards', async () => {
    const database = await serverDatabase()
    try {
      expect(await restaurantsOf(API, production(database))).toBe(0)
      const store = await openStore({ databaseUrl: database.url })
      const rows = await store.owner(async (tx) => ({
        members: await tx.selectFrom('member').select('id').execute(),
        merchants: await tx.selectFrom('merchant').select('id').execute(),
        operators: await tx.selectFrom('operator').select('email').execute(),
        places: (await tx.selectFrom('place').select('zip_code').execute()).length > 41_000,
      }))
      await store.close()
      expect(rows).toEqual({ members: [], merchants: [], operators: [], places: true })
      const [code, said] = await ended(WITH_DEMONSTRATION, { ...production(database), APP_ENV: 'development' })
      expect([code, said.split('\n').at(-1)]).toEqual([
        1,
        'The database has served in production, so no demonstration data is loaded into it. Set DATABASE_URL to another database.',
      ])
    } finally {
      await database.drop()
    }
  })

  /** What the version before left of the demonstration data: no list of its rows. */
  const AS_THE_VERSION_BEFORE = [
    'delete from demonstration_data',
    `delete from meta`,
    `insert into meta select key, 'done' from unnest(array['default-data', 'demo-operator', 'members:any']) as key`,
  ]

  it('refuses a database with demonstration data, of this version and of the one before, until the command has removed it', async () => {
    const database = await serverDatabase()
    try {
      expect(await restaurantsOf(WITH_DEMONSTRATION, { ...production(database), APP_ENV: 'development' })).toBeGreaterThan(0)
      for (const statements of [[], AS_THE_VERSION_BEFORE]) {
        for (const statement of statements) await database.asOwner(statement)
        const [code, said] = await ended(API, production(database))
        expect([code, said.split('\n').at(-1)]).toEqual([1, `${REFUSAL} Run pnpm api demo remove, or use an empty database.`])
        const [settled, answer] = await ended(CLI, production(database), 'feed', 'settle', '--as-of', '2030-01-01')
        expect([settled, answer]).toEqual([1, expect.stringContaining(REFUSAL)])
      }

      const [listed, list] = await ended(CLI, production(database), 'demo', 'remove')
      expect([listed, list]).toEqual([1, expect.stringMatching(/holds demonstration data: \d+ members, 300 restaurants, 1 operator\. Run/)])
      const [removed, what] = await ended(CLI, production(database), 'demo', 'remove', '--yes')
      expect([removed, what]).toEqual([0, expect.stringMatching(/^Removed: \d+ members, 300 restaurants, 1 operator\.$/)])

      expect(await restaurantsOf(API, production(database))).toBe(0)
      const store = await openStore({ databaseUrl: database.url })
      const left = await store.owner(async (tx) => [await demonstrationRepo(tx).rows(), [...(await demonstrationRepo(tx).steps())]])
      await store.close()
      expect(left).toEqual([{ members: 0, restaurants: 0, operators: 0, otherDines: 0 }, []])
      expect(await ended(CLI, production(database), 'demo', 'remove')).toEqual([0, 'The database holds no demonstration data.'])
    } finally {
      await database.drop()
    }
  })
})
