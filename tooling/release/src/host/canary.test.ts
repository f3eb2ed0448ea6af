import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { ownAsset, type AlteredPack } from '../testing/packs.ts'
import { released, type Released } from '../testing/released.ts'
import { visit } from '../testing/visitors.ts'

/** A file that each version has under the same name. */
const NAMED = '/manifest.webmanifest'
const HTML = { accept: 'text/html' }

/** Answers home and readiness, and everything else with 500. */
const FAILING = `import { createServer } from 'node:http'
const server = createServer(({ url }, response) => { response.statusCode = url === '/' || url === '/readyz' ? 200 : 500; response.end('failing') })
server.listen(0, '127.0.0.1', () => process.send({ kind: 'ready', port: server.address().port }))
process.on('SIGTERM', () => process.exit(0))
`

let at: Released
let host: Awaited<ReturnType<Released['serve']>>
let one: AlteredPack
let two: AlteredPack
beforeAll(async () => {
  at = await released()
  const named = (pack: AlteredPack, name: string) => at.packs.alter(pack, { 'site/client/manifest.webmanifest': JSON.stringify({ name }) })
  one = await named(at.one, 'one')
  two = await named(at.two, 'two')
  await at.release('push', one.folder, two.folder)
  host = await at.serve()
})
afterAll(() => at.close())
beforeEach(async () => {
  await at.release('promote', 'plain', one.manifest.version)
  await host.serving()
})

const canary = (version: string, ...more: readonly string[]) => at.release('canary', 'plain', version, '--share', '50', ...more)
const nameFor = async (cookie = '') => (JSON.parse((await host.get(NAMED, { cookie })).text) as { readonly name: string }).name
const state = () => at.releases.state('plain')

/** The cookies that visitors get with their first page. */
async function newVisitors(count: number): Promise<readonly string[]> {
  const pages = await Promise.all(Array.from({ length: count }, () => host.get('/', HTML)))
  return pages.flatMap(({ headers }) => headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '')
}

it('a canary gives a share of the visitors a version, each always the same one, without a failed request until all have it', async () => {
  expect((await host.get('/', HTML)).headers['set-cookie']).toBeUndefined()
  const load = visit(host.get, ['/', '/search', NAMED, ownAsset('one')])
  expect(await canary(two.manifest.version)).toMatchObject({ code: 0, out: expect.stringContaining('has 50 % of the visitors') })
  const cookies = await newVisitors(40)
  expect(new Set(cookies).size).toBe(40)
  const first = await Promise.all(cookies.map(nameFor))
  expect(await Promise.all(cookies.map(nameFor))).toEqual(first)
  expect(first.filter((name) => name === 'two').length).toBeGreaterThan(4)
  expect(first.filter((name) => name === 'one').length).toBeGreaterThan(4)
  // A client that loads no page has no cookie, and the current version.
  const monitor = await host.get('/search', { accept: '*/*' })
  expect([monitor.headers['set-cookie'], await nameFor()]).toEqual([undefined, 'one'])
  for (const cookie of cookies.slice(0, 6))
    for (const name of ['one', 'two'] as const) expect((await host.get(ownAsset(name), { cookie })).text).toContain(`'${name}'`)
  expect((await at.release('list', 'plain')).out).toContain('canary 50 %')

  // A host that is killed goes on with the canary, and each visitor with the version that they had.
  expect(await load.stop()).toEqual([])
  await host.kill()
  host = await at.serve()
  await host.serving()
  await expect.poll(() => Promise.all(cookies.map(nameFor))).toEqual(first)

  const later = visit(host.get, ['/', NAMED, ownAsset('one'), ownAsset('two')])
  expect(await at.release('promote', 'plain', two.manifest.version)).toMatchObject({ code: 0 })
  await expect.poll(() => Promise.all(cookies.map(nameFor))).toEqual(cookies.map(() => 'two'))
  const [cookie = ''] = cookies
  const after = await host.get('/', { ...HTML, cookie })
  expect(after.headers['set-cookie']).toEqual([expect.stringContaining('Max-Age=0')])
  const before = later.answered()
  await expect.poll(() => later.answered()).toBeGreaterThan(before + 100)
  expect(await later.stop()).toEqual([])
  expect(await state()).toMatchObject({ current: two.manifest.version, canary: null, earlier: [one.manifest.version] })
})

it('a rollback ends a canary without a failed request, its files stay, and both versions are compared', async () => {
  await canary(two.manifest.version)
  const cookies = await newVisitors(20)
  const load = visit(host.get, ['/', NAMED, ownAsset('two')])
  await Promise.all(cookies.flatMap((cookie) => Array.from({ length: 5 }, () => nameFor(cookie))))
  expect(await at.release('rollback', 'plain')).toMatchObject({ code: 0, out: expect.stringContaining('is current for everyone') })
  await expect.poll(() => Promise.all(cookies.map(nameFor))).toEqual(cookies.map(() => 'one'))
  expect((await host.get(ownAsset('two'))).status).toBe(200)
  expect(await load.stop()).toEqual([])
  expect(await state()).toMatchObject({ current: one.manifest.version, canary: null })
  // The rest is written a moment after the end.
  const compared = async () => JSON.parse((await at.release('compare', 'plain', '--json')).out) as object
  const versions = [two, one].map(({ manifest }) =>
    expect.objectContaining({
      version: manifest.version,
      errors: 0,
      errorShare: 0,
      requests: expect.any(Number),
      p95Ms: expect.any(Number),
    }),
  )
  await expect.poll(compared).toMatchObject({ isActive: false, share: 50, versions })
  expect((await at.release('compare', 'plain')).out).toMatch(new RegExp(`${two.manifest.version}\\s+canary\\s+\\d+\\s+0\\s+0.00`))
})

it('a canary with a rule ends by itself when too many of its answers are 5xx, and not before', async () => {
  const failing = await at.packs.alter(at.two, { 'server.mjs': FAILING })
  await at.release('push', failing.folder)
  await canary(failing.manifest.version, '--rollback-above', '2', '--after', '30')
  const cookies = await newVisitors(20)
  expect((await state()).canary?.rule).toEqual({ above: 2, after: 30 })
  const ask = () => Promise.all(cookies.map((cookie) => host.get('/search', { ...HTML, cookie })))
  await expect
    .poll(async () => [...(await ask()).map(({ status }) => status), (await state()).canary])
    .toEqual([...cookies.map(() => 200), null])
  const { out } = await at.release('compare', 'plain', '--json')
  const { versions } = JSON.parse(out) as {
    readonly versions: readonly { readonly version: string; readonly errorShare: number; readonly requests: number }[]
  }
  const [bad, good] = versions
  expect([bad?.version, good?.version, good?.errorShare]).toEqual([failing.manifest.version, one.manifest.version, 0])
  expect(bad?.errorShare).toBeGreaterThan(2)
  expect(bad?.requests).toBeGreaterThanOrEqual(30)
  expect(host.said()).toContain('ends by its rule')
})

it.each([
  ['of the version that is current', () => one.manifest.version, 0, 'is current already'],
  ['that needs calls that the API lacks', () => newer.manifest.version, 1, 'the site needs contract 1.99'],
])('a canary %s is not begun', async (_, version, code, why) => {
  newer = await at.packs.alter(at.two, {}, () => ({ contract: { major: 1, minor: 99 } }))
  await at.release('push', newer.folder)
  const answer = await canary(version())
  expect([answer.code, answer.out + answer.err]).toEqual([code, expect.stringContaining(why)])
  expect((await state()).canary).toBeNull()
})
let newer: AlteredPack
