import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { AlteredPack } from './testing/packs.ts'
import { testPacks, type TestPacks } from './testing/packs.ts'
import { runRelease } from './run-release.ts'

let packs: TestPacks
let one: AlteredPack
let two: AlteredPack
let store = ''
beforeAll(async () => {
  packs = await testPacks()
  const pack = await packs.make('one')
  one = await packs.alter(pack, {
    'facts/content.json': JSON.stringify({ home: [{ slug: 'a', status: 'published', fields: { headline: 'Earn five miles' } }] }),
  })
  const changed = await packs.make('two', (partner) => ({ ...partner, program: { ...partner.program, timeZone: 'America/Denver' } }))
  two = await packs.alter(changed, {
    'facts/content.json': JSON.stringify({
      home: [
        { slug: 'a', status: 'published', fields: { headline: 'Earn three miles' } },
        { slug: 'b', status: 'draft', fields: { headline: 'Not yet shown' } },
      ],
    }),
    'facts/flags.json': JSON.stringify({ sso: true }),
  })
  store = join(packs.place, 'store')
})
afterAll(() => packs.remove())

async function release(...args: readonly string[]) {
  const out: string[] = []
  const err: string[] = []
  const terminal = { out: (line: string) => void out.push(line), err: (line: string) => void err.push(line) }
  const code = await runRelease(args, terminal, { env: { RELEASE_STORE: store }, cwd: packs.place })
  return { code, out: out.join('\n'), err: err.join('\n') }
}

describe('pnpm release', () => {
  it('lists nothing in an empty store, and each version with its state after a push', async () => {
    expect((await release('list')).code).toBe(0)
    expect(await release('list', 'other')).toMatchObject({ code: 1, err: expect.stringContaining('has no version of other') })
    const pushed = await release('push', one.folder, two.folder)
    expect(pushed).toMatchObject({ code: 0, out: expect.stringContaining(`plain@${one.manifest.version} is in ${store}`) })
    const { out } = await release('list', 'plain', '--json')
    expect(JSON.parse(out)).toMatchObject([{ state: '', since: null, contract: '1.0' }, { partner: 'plain' }])
    expect(await release('push', one.folder)).toMatchObject({ code: 0, out: expect.stringContaining('already') })
  })

  it('shows what another version changes: texts, flags, facts, bytes and files, but no draft', async () => {
    const { code, out } = await release('diff', one.folder, two.folder)
    expect(code).toBe(0)
    expect(out).toContain('content.home.a.headline: Earn [-five-]{+three+} miles')
    expect(out).toContain('sso: [-false-]{+true+}')
    expect(out).toMatch(/program\.timeZone: .*Denver/)
    expect(out).toMatch(/site\/client\/assets\/only-two\.js\s+-\s+0\.0/)
    expect(out).not.toContain('Not yet shown')
    const json = JSON.parse((await release('diff', two.folder, two.folder, '--json')).out) as object
    expect(json).toMatchObject({ files: [], words: [], flags: [], facts: [], contract: null })
  })

  it('verifies packs of folders and of the store, and names each broken file', async () => {
    await release('push', one.folder)
    const name = `plain@${one.manifest.version}`
    expect(await release('verify', one.folder, name)).toMatchObject({ code: 0, out: expect.stringContaining(`${name} is whole`) })
    const broken = await packs.alter(one, {})
    await writeFile(join(broken.folder, 'server.mjs'), '')
    const found = await release('verify', broken.folder, name)
    expect(found).toMatchObject({ code: 1, err: expect.stringMatching(/server\.mjs: it has 0 bytes instead of \d+/) })
    expect(found.out).toContain(`${name} is whole`)
    expect(await release('push', broken.folder)).toMatchObject({ code: 1, err: expect.stringContaining('is broken') })
  })

  it.each([
    [['verify'], 'Name at least one pack'],
    [['push'], 'Name at least one pack'],
    [['diff', 'plain'], 'Name two packs'],
    [['promote', 'plain'], 'Name a partner and a version'],
    [['promote', '../x', '0123456789abcdef'], 'Name a partner and a version'],
    [['promote', 'plain', '../../objects'], 'Name a partner and a version'],
    [['rollback'], 'Name one partner'],
    [['serve', 'plain'], 'Set --port'],
    [['serve', 'plain', '--port', '70000'], 'Set --port'],
    [['serve', 'plain', '--port', '0', '--keep-hours', 'x'], '--keep-hours x is no number'],
    [['deploy'], 'Unknown command "deploy"'],
    [['list', '--stor', 'x'], "Unknown option '--stor'"],
  ])('explains what is wrong with %j', async (args, message) => {
    const { code, err } = await release(...args)
    expect([code, err]).toEqual([2, expect.stringContaining(message)])
  })

  it.each([
    [['verify', 'nowhere.tar'], 'does not exist'],
    [['verify', 'plain@0123456789abcdef'], 'has no version 0123456789abcdef'],
    [['diff', 'plain', 'plain'], 'No version of plain is current'],
    [['rollback', 'plain'], 'plain has no earlier version'],
  ])('says how to continue after %j', async (args, message) => {
    const { code, err } = await release(...args)
    expect([code, err]).toEqual([1, expect.stringContaining(message)])
  })
})
