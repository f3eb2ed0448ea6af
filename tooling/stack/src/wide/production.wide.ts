import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { endpoints, TOKEN_HEADER } from '@dining/contract'
import { studioEndpoints } from '@dining/contract/studio'
import { earnOf } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'
import { readPartners } from '@dining/partner-kit/node'
import { covered } from '@dining/wide'
import { beforeAll, describe, expect, it } from 'vitest'

import { ROOT } from '../root.ts'
import { PARTNERS_DIR } from '../run/partners.ts'
import { startProductionServices } from '../run/production-services.ts'
import { startStack, type Stack } from '../run/stack.ts'
import { askAt, type Ask } from '../testing/http.ts'
import { linkCard, newPerson, sealCard, signUp, visitorAt } from '../testing/journey.ts'
import { mailedText } from '../testing/mailbox.ts'

const DAY_MS = 86_400_000
const STEP_CENTS = 10_000
const DEMONSTRATION = /maya\.okafor|table-for-two|studio\.example|menus\.example/i

let stack: Stack
let partner: Partner
let folder: string
let agent: Agent
let ask: (host: string) => Ask

beforeAll(async () => {
  const { partners } = await readPartners(PARTNERS_DIR)
  const found = partners.find(({ partner: { program } }) => program.enrollmentType === 'direct' && program.currencyType === 'Credit')
  if (!found) throw new Error('No partner that members join directly pays statement credits')
  partner = found.partner
  folder = await mkdtemp(join(tmpdir(), 'dining-rehearsal-'))
  const services = await startProductionServices()
  const remove = async () => {
    await services.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    stack = await startStack({
      partners: [partner.program.id],
      port: 0,
      dataDir: join(folder, 'data'),
      database: services.database,
      productionLike: { kms: services.kms },
    })
  } catch (error) {
    await remove()
    throw error
  }
  agent = new Agent({ keepAlive: true, ca: stack.authority ?? '' })
  ask = (host) => askAt({ port: stack.port, host: `${host}.localhost:${stack.port}`, agent, tls: true })
  return async () => {
    agent.destroy()
    await stack.stop()
    await remove()
  }
}, 600_000)

/** Runs a program of the installation with the variables of one of its processes. */
function run(main: string, env: Readonly<Record<string, string>>, args: readonly string[] = []): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(ROOT, main), ...args],
      { cwd: ROOT, env: { PATH: process.env['PATH'], NODE_NO_WARNINGS: '1', ...env } },
      (error, stdout, stderr) => resolve({ code: error ? (child.exitCode ?? -1) : 0, said: `${stdout}${stderr}`.trim() }),
    )
  })
}

const api = (...args: string[]) => run('apps/api/src/cli/main.ts', stack.programs()['api']?.env ?? {}, args)

/** Restaurants of one town, as a partner's operations send them. */
async function restaurants(): Promise<string> {
  const rows = ['One', 'Two', 'Three'].map((name, index) =>
    JSON.stringify({
      networkId: `R${index + 1}`,
      name: `Rehearsal ${name}`,
      address1: `${index + 1} Main St`,
      city: 'Chicago',
      state: 'IL',
      zipCode: '60601',
      latitude: 41.8858,
      longitude: -87.6229,
    }),
  )
  const path = join(folder, 'restaurants.ndjson')
  await writeFile(path, rows.join('\n'))
  return path
}

describe('an installation in production, as an operator sets it up', () => {
  it('has every process in production, TLS in front and no demonstration data', async () => {
    const ours = Object.entries(stack.programs()).filter(([, { main }]) => !main.startsWith('apps/sandbox/'))
    expect(ours.map(([name]) => name).toSorted()).toEqual(['api', 'cards', 'studio', `web-${partner.program.id}`])
    expect(new Set(ours.map(([, { env }]) => env['APP_ENV']))).toEqual(new Set(['production']))
    const home = await ask(partner.program.id)('/')
    expect([home.status, home.headers.get('strict-transport-security')]).toEqual([200, expect.stringContaining('max-age=')])
    expect(await home.text()).not.toMatch(DEMONSTRATION)
    await expect(fetch(`http://127.0.0.1:${stack.port}/`)).rejects.toThrow('fetch failed')
  })

  it('shows an empty search to the first visitor', async () => {
    const visitor = visitorAt(ask(partner.program.id), partner.program.id)
    expect(await visitor.must(endpoints.searchMerchants, { query: { location: 'Chicago, IL' } })).toMatchObject({
      data: [],
      totalResultSize: 0,
    })
    const page = await visitor.page('/search?location=Chicago%2C%20IL')
    expect([page.status, await page.text()]).toEqual([200, expect.not.stringMatching(DEMONSTRATION)])
  })

  it('imports restaurants, lets its first operator sign in, and pays a member who joined, linked a card and dined', async () => {
    const imported = await api('merchants', 'import', await restaurants())
    expect(imported).toEqual({ code: 0, said: expect.stringContaining('3 added') })
    const visitor = visitorAt(ask(partner.program.id), partner.program.id)
    expect(await visitor.must(endpoints.searchMerchants, { query: { location: 'Chicago, IL' } })).toMatchObject({ totalResultSize: 3 })

    const added = await api('operators', 'add', 'first@operations.example', '--name', 'First Operator', '--all')
    const password = / (\S+)$/.exec(added.said)?.[1] ?? ''
    expect(added.code).toBe(0)
    expect(await signInOperator('first@operations.example', password)).toBe(200)
    expect(await signInOperator('editor@studio.example', 'table-for-two')).toBe(401)

    const person = newPerson(partner)
    await signUp(visitor, person)
    expect(await mailedText(stack.direct.mail, person.email)).toContain(stack.partners[0]?.origin)
    const card = await sealCard(ask('cards'), partner.program.id)
    expect((await linkCard(visitor, card)).status).toBe(200)

    const goal = partner.program.statementCreditFromCents ?? 0
    let bill = STEP_CENTS
    while (earnOf(bill, 2, { rates: partner.program.earnRates }) < goal) bill += STEP_CENTS
    const file = join(folder, 'dines.ndjson')
    const of = ['--partner', partner.program.id, '--email', person.email]
    expect(await api('feed', 'sample', ...of, '--merchant', 'R1', '--amount', (bill / 100).toFixed(2), '--out', file)).toMatchObject({
      code: 0,
    })
    expect(await api('feed', 'import', file)).toMatchObject({ code: 0 })
    const settled = await api('feed', 'settle', '--as-of', new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10))
    expect(settled).toEqual({ code: 0, said: expect.stringContaining('1 statement credits made') })
    const { data } = (await visitor.must(endpoints.getTransactionsStatementCredits, { query: {} })) as { data: unknown }
    expect(JSON.stringify(data)).toContain(card.number.slice(-4))
    covered('production rehearsal', { paid: 1 })
  })
})

/** Status of the studio's answer to a sign-in. */
async function signInOperator(email: string, password: string): Promise<number> {
  const studio = ask('studio')
  const headers = { 'content-type': 'application/json', origin: stack.studio, 'sec-fetch-site': 'same-origin' }
  const begun = await studio(studioEndpoints.getStudioToken.path, { headers })
  const { csrfToken } = (await begun.json()) as { readonly csrfToken: string }
  const cookie = begun.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const answer = await studio(studioEndpoints.signInOperator.path, {
    method: studioEndpoints.signInOperator.method,
    headers: { ...headers, cookie, [TOKEN_HEADER]: csrfToken },
    body: JSON.stringify({ email, password }),
  })
  return answer.status
}

/** Each insecure setting of each process, and what the refusal says. */
const INSECURE: readonly (readonly [app: string, change: Readonly<Record<string, string | undefined>>, refusal: string])[] = [
  ['api', { DATABASE_URL: undefined }, 'DATABASE_URL must be set'],
  ['api', { DATABASE_URL: 'postgres://u:p@db.example/dining' }, 'DATABASE_URL must have sslmode=verify-full'],
  ['api', { VAULT_URL: 'http://vault.example' }, 'VAULT_URL "http://vault.example" must start with https://'],
  ['api', { VAULT_TOKEN: 'short' }, 'VAULT_TOKEN must be a random secret'],
  ['api', { SMTP_URL: 'smtp://mail.example:25' }, 'SMTP_URL'],
  ['api', { PUBLIC_ORIGIN_PATTERN: 'http://{partner}.example.com' }, 'PUBLIC_ORIGIN_PATTERN'],
  ['api', { STUDIO_ORIGIN: 'http://studio.example.com' }, 'STUDIO_ORIGIN'],
  ['api', { PROXIES_IN_FRONT: undefined }, 'PROXIES_IN_FRONT must be set'],
  ['api', { LIMIT_SCALE: '20' }, 'LIMIT_SCALE'],
  ['api', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'NODE_TLS_REJECT_UNAUTHORIZED'],
  ['api', { CALLER_KEYS_FILE: undefined }, 'CALLER_KEYS_FILE is missing'],
  ['web', { CALLER_KEYS_FILE: undefined }, 'CALLER_KEYS_FILE is missing'],
  ['studio', { CALLER_KEYS_FILE: undefined }, 'CALLER_KEYS_FILE is missing'],
  ['cards', { DATABASE_URL: undefined }, 'DATABASE_URL must be set'],
  ['cards', { KMS_KEY_ID: undefined }, 'KMS_KEY_ID must be set'],
  ['cards', { KEY_FILE: '/tmp/key' }, 'KEY_FILE'],
  ['cards', { NETWORK_URL: 'http://network.example' }, 'NETWORK_URL'],
  ['cards', { INTERNAL_HOST: '0.0.0.0' }, 'INTERNAL_HOST "0.0.0.0" must be an address of a private network'],
  ['cards', { PARENT_ORIGINS: '{"a":["http://a.example.com"]}' }, 'PARENT_ORIGINS'],
  ['web', { API_URL: 'http://api.example' }, 'API_URL'],
  ['web', { VAULT_ORIGIN: 'http://cards.example.com' }, 'VAULT_ORIGIN'],
  ['web', { PUBLIC_ORIGIN: 'http://dining.example.com' }, 'PUBLIC_ORIGIN'],
  ['studio', { API_URL: 'http://api.example' }, 'API_URL'],
  ['studio', { PUBLIC_ORIGIN_PATTERN: 'http://{partner}.example.com' }, 'PUBLIC_ORIGIN_PATTERN'],
]

describe('a process of it does not start with', () => {
  it.each(INSECURE)('%s: %j', async (app, change, refusal) => {
    const program = stack.programs()[app === 'web' ? `web-${partner.program.id}` : app]
    const env = Object.fromEntries(
      Object.entries({ ...program?.env, PORT: '0', ...(app === 'cards' ? { INTERNAL_PORT: '0' } : {}), ...change }).flatMap(
        ([name, value]) => (value === undefined ? [] : [[name, value] as const]),
      ),
    )
    const { code, said } = await run(program?.main ?? '', env)
    expect([code, said]).toEqual([1, expect.stringContaining(refusal)])
  })

  it('demonstration data', async () => {
    const { code, said } = await run('tooling/demo-data/src/api-main.ts', { ...stack.programs()['api']?.env, PORT: '0' })
    expect([code, said]).toEqual([1, expect.stringContaining('Demonstration data is for development only.')])
  })
})
