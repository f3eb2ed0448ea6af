import { join } from 'node:path'

import { endpoints, TOKEN_HEADER } from '@dining/contract'
import { studioEndpoints } from '@dining/contract/studio'
import { earnOf } from '@dining/domain'
import type { Partner } from '@dining/partner-kit'
import { covered } from '@dining/stress'
import { Secret, TOTP } from 'otpauth'
import { chromium } from 'playwright-core'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { CHROMIUM_ARGS, ensureChromium } from '../chromium.ts'
import type { Stack } from '../run/stack-types.ts'
import { linkCard, newPerson, sealCard, signUp, visitorAt } from '../testing/journey.ts'
import { mailedText } from '../testing/mailbox.ts'
import { openProduction, restaurantsFile, type Production } from '../testing/production.ts'

const DAY_MS = 86_400_000
const STEP_CENTS = 10_000
const DEMONSTRATION = /maya\.okafor|table-for-two|studio\.example|menus\.example/i

let production: Production
let stack: Stack
let partner: Partner
let ask: Production['ask']

beforeAll(async () => {
  production = await openProduction()
  ;({ stack, partner, ask } = production)
  return production.close
}, 600_000)

// The steps of one set-up, each on what the one before left.
describe('an installation in production, as an operator sets it up', { shuffle: false }, () => {
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
    const { api, folder } = production
    const imported = await api('merchants', 'import', await restaurantsFile(folder))
    expect(imported).toMatchObject({ code: 0, said: expect.stringContaining('3 added') })
    const visitor = visitorAt(ask(partner.program.id), partner.program.id)
    // A serving process follows an import within a second.
    const found = () => visitor.must(endpoints.searchMerchants, { query: { location: 'Chicago, IL' } })
    await expect.poll(found, { timeout: 60_000 }).toMatchObject({ totalResultSize: 3 })

    const added = await api(...newOperator('first@operations.example'))
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
    expect(settled).toMatchObject({ code: 0, said: expect.stringContaining('1 statement credits made') })
    const { data } = (await visitor.must(endpoints.getTransactionsStatementCredits, { query: {} })) as { data: unknown }
    expect(JSON.stringify(data)).toContain(card.number.slice(-4))
    covered('production rehearsal', { paid: 1 })
  })

  it('lets an operator work only after setting up a second factor, which the studio asks for first', async () => {
    const password = / (\S+)$/.exec((await production.api(...newOperator('second@operations.example'))).said)?.[1] ?? ''
    const browser = await chromium.launch({ executablePath: ensureChromium((line) => console.log(line)).path, args: [...CHROMIUM_ARGS] })
    onTestFinished(() => browser.close())
    // The certificate is of the installation's own authority.
    const page = await browser.newPage({ ignoreHTTPSErrors: true })
    page.setDefaultTimeout(60_000)
    const signIn = async () => {
      await page.getByLabel('Email').fill('second@operations.example')
      await page.getByRole('textbox', { name: 'Password' }).fill(password)
      await page.getByRole('button', { name: 'Sign in' }).click()
    }
    const factor = page.getByRole('region', { name: 'Second factor' })
    const partnerPage = `${stack.studio}/${partner.program.id}`
    await page.goto(partnerPage)
    await signIn()
    await factor.getByText('This studio is used with a second factor only.').waitFor()
    await page.goto(partnerPage)
    await factor.waitFor()
    expect(await page.getByRole('link', { name: partner.program.programName }).count()).toBe(0)

    await factor.getByRole('button', { name: 'Set up an authenticator app' }).click()
    await factor.getByRole('textbox', { name: 'Your present password' }).fill(password)
    await factor.getByRole('button', { name: 'Continue' }).click()
    const key = ((await factor.getByRole('code').textContent()) ?? '').replaceAll(' ', '')
    const codeIn = (steps: number) => new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 })
    await factor.getByRole('textbox', { name: 'Code that the app shows' }).fill(codeIn(0))
    await factor.getByRole('button', { name: 'Turn on' }).click()
    await factor.getByRole('button', { name: 'I have kept them' }).click()
    await page.goto(partnerPage)
    await page.getByRole('heading', { level: 1, name: partner.program.programName }).waitFor()

    await page.getByRole('link', { name: 'Sign out' }).click()
    await signIn()
    // Each code is accepted once; that of the next half minute is accepted already.
    await page.getByRole('textbox', { name: 'Code' }).fill(codeIn(1))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('link', { name: 'Sign out' }).waitFor()
  })
})

const newOperator = (email: string) => ['operators', 'add', email, '--name', 'Ada Operator', '--role', 'administrator', '--all']

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

/** Each insecure setting of each process, and its error. */
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
  ['api', { CAPTCHA: 'off' }, 'CAPTCHA "off" must be on'],
  ['api', { NODE_TLS_REJECT_UNAUTHORIZED: '0' }, 'NODE_TLS_REJECT_UNAUTHORIZED'],
  ['api', { CALLER_KEYS_FILE: undefined }, 'CALLER_KEYS_FILE is missing'],
  ['web', { CALLER_KEYS_FILE: undefined }, 'CALLER_KEYS_FILE is missing'],
  ['web', { PROXIES_IN_FRONT: undefined }, 'PROXIES_IN_FRONT must be set'],
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
    const { code, said } = await production.run(program?.main ?? '', env)
    expect([code, said]).toEqual([1, expect.stringContaining(refusal)])
  })

  it('demonstration data', async () => {
    const { code, said } = await production.run('tooling/demo-data/src/api-main.ts', { ...stack.programs()['api']?.env, PORT: '0' })
    expect([code, said]).toEqual([1, expect.stringContaining('Demonstration data is for development only.')])
  })
})
