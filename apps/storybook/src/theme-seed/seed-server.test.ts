import { chmodSync, readdirSync, readFileSync, renameSync, statSync, symlinkSync } from 'node:fs'
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import path from 'node:path'
import { text as textOf } from 'node:stream/consumers'

import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openedSchema, refusalSchema, savedSchema, type OpenedSeed } from './seed-messages.ts'
import { seedHandler } from './seed-server.ts'
import { copiedSeeds, partnersWithSeed } from './testing/copied-seeds.ts'

const [partner = '', other = ''] = partnersWithSeed()
let folder: string
let server: Server
let host: string

beforeAll(async () => {
  folder = copiedSeeds()
  const handle = seedHandler(folder)
  server = createServer((incoming, response) => {
    // As development servers do.
    response.setHeader('access-control-allow-origin', '*')
    handle(incoming, response, (failure: unknown) => response.writeHead(500).end(String(failure)))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  host = `127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => new Promise((done) => server.close(done)))

interface Call {
  readonly method?: string
  readonly address?: string
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly body?: string
}

/** A call as a page of the server makes it, except for what is given. */
async function call({ method = 'GET', address = `/${partner}`, headers = {}, body }: Call = {}) {
  const sent = { host, 'sec-fetch-site': 'same-origin', ...(method === 'GET' ? {} : { origin: `http://${host}` }), ...headers }
  const answered = await new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((done, failed) => {
    const [hostname, port] = host.split(':')
    const outgoing = request(
      {
        hostname,
        port,
        method,
        path: address,
        headers: Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)),
      },
      (response) =>
        void textOf(response).then((text) => done({ status: response.statusCode ?? 0, headers: response.headers, text }), failed),
    )
    outgoing.on('error', failed)
    outgoing.end(body)
  })
  return { ...answered, body: JSON.parse(answered.text) as unknown }
}

const opened = async (id = partner): Promise<OpenedSeed> => v.parse(openedSchema, (await call({ address: `/${id}` })).body)

const post = (seed: OpenedSeed, texts: unknown, more: Call = {}) =>
  call({
    method: 'POST',
    body: JSON.stringify({ version: seed.version, texts }),
    ...more,
    headers: { 'content-type': 'application/json', 'x-theme-seed': seed.token, ...more.headers },
  })

const file = (id = partner) => path.join(folder, id, 'tokens.ts')
const content = (id = partner) => readFileSync(file(id), 'utf8')
const refusal = (body: unknown) => v.parse(refusalSchema, body)

describe('saving', () => {
  it('writes one value and nothing else, and answers with the file as it is then', async () => {
    const before = content()
    const seed = await opened()
    chmodSync(file(), 0o640)
    const { status, body, headers } = await post(seed, { 'name.scale': ' 1.23 ' })
    expect(status).toBe(200)
    expect(headers['access-control-allow-origin']).toBeUndefined()
    const saved = v.parse(savedSchema, body)
    expect(saved.texts).toEqual({ ...seed.texts, 'name.scale': '1.23' })
    expect(content()).toBe(before.replace(/(?<=name: \{.*scale: )[\d.]+/, '1.23'))
    expect(content()).not.toBe(before)
    expect(statSync(file()).mode & 0o777).toBe(0o640)
    expect(readdirSync(path.dirname(file()))).toEqual(['tokens.ts'])
    const back = await post({ ...seed, version: saved.version }, { 'name.scale': seed.texts['name.scale'] })
    expect(back.status).toBe(200)
    expect(content()).toBe(before)
  })

  it('leaves the file as it is when nothing differs', async () => {
    const before = statSync(file()).mtimeMs
    const seed = await opened()
    expect((await post(seed, seed.texts)).status).toBe(200)
    expect(statSync(file()).mtimeMs).toBe(before)
  })

  it('lets one of two saves of the same reading win', async () => {
    const before = content()
    const seed = await opened()
    const answers = await Promise.all(['1.11', '1.12'].map((scale) => post(seed, { 'name.scale': scale })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(content()).toContain(answers[0]?.status === 200 ? 'scale: 1.11' : 'scale: 1.12')
    const now = await opened()
    await post(now, { 'name.scale': seed.texts['name.scale'] })
    expect(content()).toBe(before)
  })
})

describe('nothing is written', () => {
  let before: string
  let seed: OpenedSeed
  beforeEach(async () => {
    before = content()
    seed = await opened()
  })
  const unchanged = () => {
    expect(content()).toBe(before)
    expect(readdirSync(path.dirname(file()))).toEqual(['tokens.ts'])
  }
  const texts = { 'name.scale': '1.3' }

  it.each<readonly [string, Readonly<Record<string, string | undefined>>]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
    ['a sandboxed page', { origin: 'null' }],
    ['no page', { origin: undefined }],
    ['another site, by what the browser reports', { 'sec-fetch-site': 'cross-site' }],
    ['another port, by what the browser reports', { 'sec-fetch-site': 'same-site' }],
    ['a name that leads here by DNS', { host: 'evil.example', origin: 'http://evil.example' }],
    ['no token', { 'x-theme-seed': undefined }],
    ['a wrong token', { 'x-theme-seed': 'a'.repeat(43) }],
  ])('for a page of %s', async (_, headers) => {
    expect((await post(seed, texts, { headers })).status).toBe(403)
    unchanged()
  })

  it.each<readonly [string, Readonly<Record<string, string>>]>([
    ['another site', { origin: 'https://evil.example' }],
    ['another site without an origin', { 'sec-fetch-site': 'cross-site' }],
    ['a name that leads here by DNS', { host: 'evil.example' }],
  ])('and the token is not given to %s', async (_, headers) => {
    const { status, text } = await call({ headers })
    expect(status).toBe(403)
    expect(text).not.toContain(seed.token)
  })

  it.each([
    '/',
    '/..',
    '/../partners',
    `/${partner}/../${other}`,
    '/%2e%2e',
    '/..%2f..%2fetc',
    `/${partner}%00`,
    `/${partner}/tokens.ts`,
    '/node-modules',
    '/nowhere',
    '/__proto__',
  ])('at the address %s', async (address) => {
    const { status } = await post(seed, texts, { address })
    expect(status).toBe(404)
    unchanged()
  })

  it('for an unknown partner, and the answer lists those that are known', async () => {
    const { body } = await call({ address: '/nowhere' })
    expect(refusal(body).problem).toBe(`Unknown partner "nowhere". Known partners: ${partnersWithSeed().join(', ')}.`)
  })

  it.each([
    ['a length of 17 kB', { 'content-length': undefined }],
    ['no length', { 'transfer-encoding': 'chunked' }],
  ])('for a body that is too large, with %s', async (_, headers) => {
    const { status, body } = await post(seed, texts, { body: 'x'.repeat(17_000), headers })
    expect([status, refusal(body).kind]).toEqual([413, 'too-large'])
    unchanged()
  })

  it.each<readonly [string, number, Call]>([
    ['another type', 415, { headers: { 'content-type': 'text/plain' } }],
    ['a form', 415, { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['no JSON', 400, { body: '{' }],
    ['an empty body', 400, { body: '' }],
    ['other content', 400, { body: '[]' }],
    ['a number for a text', 400, { body: JSON.stringify({ version: '', texts: { density: 1 } }) }],
    ['more than it takes', 400, { body: JSON.stringify({ version: '', texts: {}, file: '/etc/passwd' }) }],
    ['another method', 405, { method: 'PUT' }],
  ])('for %s', async (_, expected, more) => {
    const { status } = await post(seed, texts, more)
    expect(status).toBe(expected)
    unchanged()
  })

  it.each([
    ['colours.brand', "red'};process.exit()//", /#rrggbb/],
    ['density', '900', /0\.5 to 2/],
    ['card', 'glass', /framed, flat, lifted, ticket/],
    ['faces.text', 'serif', /not a value of a seed/],
    ['constructor.prototype', '1', /not a value of a seed/],
    ['colours.unknown', '#000000', /not a value of a seed/],
  ])('for a value of %s that is %j, and the answer names it', async (at, value, problem) => {
    const { status, body } = await post(seed, { ...texts, [at]: value })
    expect(status).toBe(422)
    expect(refusal(body).issues?.[at]).toMatch(problem)
    unchanged()
  })

  it('for a value that the file lacks', async () => {
    const lacking = partnersWithSeed().find((id) => !content(id).includes('linen:')) ?? ''
    const its = await opened(lacking)
    const { status, body } = await post(its, { 'colours.linen': '#eeeeee' }, { address: `/${lacking}` })
    expect([status, refusal(body).issues]).toEqual([422, { 'colours.linen': 'The file has no such value.' }])
  })

  it('when colours miss their contrast, and the answer lists the pairs with a shade that passes', async () => {
    const { status, body } = await post(seed, { 'colours.ink': '#9a9fa8' })
    const { kind, pairs = [] } = refusal(body)
    expect([status, kind]).toEqual([422, 'contrast'])
    expect(pairs.join('\n')).toMatch(/light text\.heading #9a9fa8 needs 7:1 .*; nearest passing shade: #[0-9a-f]{6}/)
    unchanged()
  })

  it('when the file has changed since it was read', async () => {
    const { status, body } = await post({ ...seed, version: 'older' }, texts)
    expect([status, refusal(body).kind]).toEqual([409, 'changed'])
    unchanged()
  })

  it('through a link that leads out of the partner’s folder', async () => {
    const away = path.join(folder, 'elsewhere.ts')
    renameSync(file(other), away)
    symlinkSync(away, file(other))
    const { status, body } = await call({ address: `/${other}` })
    expect([status, refusal(body).problem]).toEqual([422, `partners/${other}/tokens.ts cannot be edited here: it is not a file.`])
    renameSync(away, file(other))
  })
})
