import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { ownAsset } from '../testing/packs.ts'
import { released, type Released } from '../testing/released.ts'
import { visit } from '../testing/visitors.ts'

const PAGES = ['/', '/search', '/how-it-works', '/manifest.webmanifest']

let at: Released
let host: Awaited<ReturnType<Released['serve']>>
const versionOf = (name: 'one' | 'two') => at[name].manifest.version
const promote = (version: string) => at.release('promote', 'plain', version, '--timeout', '60')
const current = async () => (await at.releases.state('plain')).current
const answers = async () => (await host.get('/')).status

beforeAll(async () => {
  at = await released()
  await at.release('push', at.one.folder, at.two.archive)
  host = await at.serve()
})
afterAll(() => at.close())

beforeEach(async () => {
  await promote(versionOf('one'))
  await host.serving()
})

describe('a host', () => {
  it('promotes and rolls back under load without a failed request, and serves the files of both versions', async () => {
    const first = serverOf(host.said())
    const visitors = visit(host.get, [...PAGES, ownAsset('one')])
    await expect.poll(() => visitors.answered()).toBeGreaterThan(200)
    expect((await promote(versionOf('two'))).code).toBe(0)
    await expect.poll(async () => (await host.get(ownAsset('two'))).status).toBe(200)
    expect((await host.get(ownAsset('one'))).text).toContain("'one'")
    const before = visitors.answered()
    await expect.poll(() => visitors.answered()).toBeGreaterThan(before + 100)
    expect((await at.release('rollback', 'plain')).code).toBe(0)
    // Nothing is started: the server before has stood by.
    await expect.poll(() => serverOf(host.said())).toBe(first)
    await expect.poll(async () => (await host.get('/')).text.length).toBeGreaterThan(0)
    const after = visitors.answered()
    await expect.poll(() => visitors.answered()).toBeGreaterThan(after + 100)
    expect(await visitors.stop()).toEqual([])
    expect(visitors.answered()).toBeGreaterThan(400)
    expect(await current()).toBe(versionOf('one'))
    expect((await host.get(ownAsset('two'))).text).toContain("'two'")
    await at.release('list', 'plain').then(({ out }) => expect(out).toMatch(new RegExp(`plain\\s+${versionOf('one')}\\s+current`)))
  })

  it('serves the current version again after a kill, wherever a promotion was', async () => {
    const last = async () => (await at.releases.state('plain')).last
    const before = await last()
    const asked = at.release('promote', 'plain', versionOf('two'))
    // The request is written; a version that stands by can have become current a moment later.
    await expect.poll(last).not.toBe(before)
    await host.kill()
    expect([versionOf('one'), versionOf('two')]).toContain(await current())
    host = await at.serve()
    await expect.poll(answers).toBe(200)
    expect(await asked).toMatchObject({ code: 0 })
    expect(await current()).toBe(versionOf('two'))
  })

  it('starts a server again that has ended', async () => {
    process.kill(serverOf(host.said()), 'SIGKILL')
    await expect.poll(() => host.said()).toContain('ended unexpectedly and is started again')
    await expect.poll(answers).toBe(200)
  })
})

describe('a promotion is refused, and the version before goes on:', () => {
  const unchanged = async () => ({ current: await current(), home: await answers() })
  const before = () => ({ current: versionOf('one'), home: 200 })

  it('of a version that the store does not have', async () => {
    const refused = await promote('0123456789abcdef')
    expect(refused).toMatchObject({ code: 1, err: expect.stringMatching(/has no version 0123456789abcdef of plain/) })
    expect(await unchanged()).toEqual(before())
  })

  it('of a pack that was changed in the store', async () => {
    const broken = await at.packs.alter(at.two, { 'package.json': '{"type":"module"}' })
    await at.release('push', broken.folder)
    const file = broken.manifest.files.find(({ path }) => path === 'package.json')
    await writeFile(join(at.store, 'objects', file?.sha256.slice(0, 2) ?? '', file?.sha256 ?? ''), '{"type":"commonjs"}')
    const refused = await promote(broken.manifest.version)
    expect(refused).toMatchObject({
      code: 1,
      err: expect.stringContaining('package.json: its object in the store is missing or was changed'),
    })
    // Asked past the command, the host refuses it, too.
    const { last } = await at.releases.state('plain')
    const event = { kind: 'requested', version: broken.manifest.version, way: 'promote', by: 'me', at: new Date().toISOString() } as const
    const request = (await at.releases.append('plain', last, event)) ?? 0
    const outcome = async () => (await at.releases.state('plain')).outcomes.get(request)
    await expect.poll(outcome).toMatchObject({ kind: 'refused', why: expect.stringContaining('package.json') })
    expect(await unchanged()).toEqual(before())
  })

  it.each([
    ['another major version', { major: 2, minor: 0 }, 'the site needs contract 2.0 and the API has 1.'],
    ['calls that the API lacks', { major: 1, minor: 99 }, 'the site needs contract 1.99 and the API has 1.'],
  ])('of a contract with %s', async (_, contract, why) => {
    const other = await at.packs.alter(at.two, {}, () => ({ contract }))
    await at.release('push', other.folder)
    expect(await promote(other.manifest.version)).toMatchObject({ code: 1, err: expect.stringContaining(why) })
    expect(await unchanged()).toEqual(before())
  })

  it('of a server that does not start', async () => {
    const dead = await at.packs.alter(at.two, { 'server.mjs': 'console.error("no fire in the kitchen")\nprocess.exit(3)' })
    await at.release('push', dead.folder)
    const why = expect.stringContaining('it ended with code 3: no fire in the kitchen')
    expect(await promote(dead.manifest.version)).toMatchObject({ code: 1, err: why })
    expect(await unchanged()).toEqual(before())
    expect((await readdir(join(at.packs.place, 'host/versions'))).filter((name) => name.startsWith('.unfinished'))).toEqual([])
  })
})

it('withdraws a request that no host takes; a host answers 503 until the first version is promoted, and ends its server with itself', async () => {
  const store = join(at.packs.place, 'empty-store')
  const inStore = (...args: readonly string[]) => at.release(...args, '--store', store)
  await inStore('push', at.one.folder)
  const waited = await inStore('promote', 'plain', versionOf('one'), '--timeout', '0.3')
  expect(waited).toMatchObject({ code: 1, err: expect.stringContaining('No host of plain has started') })
  const fresh = await at.serve({}, '--store', store, '--state', join(at.packs.place, 'fresh'))
  const statuses = async () => Promise.all(['/', '/readyz', '/healthz'].map(async (path) => (await fresh.get(path)).status))
  expect(await statuses()).toEqual([503, 503, 200])
  expect(await inStore('promote', 'plain', versionOf('one'))).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^plain@\w+ is current after/),
  })
  await expect.poll(statuses).toEqual([200, 200, 200])
  const pid = serverOf(fresh.said())
  expect(await fresh.stop()).toBe(0)
  expect(() => process.kill(pid, 0)).toThrow('ESRCH')
})

/** The process that serves behind the host, by the host's last line about it. */
function serverOf(said: string): number {
  return Number([...said.matchAll(/serves plain \(process (\d+)\)/g)].at(-1)?.[1])
}
