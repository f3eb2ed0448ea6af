import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { completedBy } from '@dining/serving/completion/testing'
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
    const { major, minor } = one.manifest.contract
    const { out } = await release('list', 'plain', '--json')
    expect(JSON.parse(out)).toMatchObject([{ state: '', since: null, contract: `${major}.${minor}` }, { partner: 'plain' }])
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

  it('says what a push, a promotion or a canary would change, and changes nothing', async () => {
    const place = ['--store', join(packs.place, 'dry-store')]
    const dry = (...args: readonly string[]) => release(...args, ...place, '--dry-run')
    const name = `plain@${one.manifest.version}`
    const pushed = await dry('push', one.folder)
    expect(pushed).toMatchObject({ code: 0, out: expect.stringMatching(new RegExp(`^${name} is not yet in .*: [1-9]\\d* of \\d+ files`)) })
    expect((await release('list', ...place, '--json')).out).toBe('[]')
    await release('push', one.folder, ...place)
    expect((await dry('push', one.folder)).out).toContain('is already in')
    expect((await dry('promote', 'plain', one.manifest.version)).out).toContain(`${name} is whole and would become current; now: none`)
    const canary = await dry('canary', 'plain', one.manifest.version, '--share', '5', '--json')
    expect(JSON.parse(canary.out)).toEqual({ partner: 'plain', version: one.manifest.version, before: null, dryRun: true })
    expect(JSON.parse((await release('list', ...place, '--json')).out)).toMatchObject([{ state: '', since: null }])
    await writeFile(join(packs.place, 'dry-store/objects', objectOf(one.manifest, 'server.mjs')), 'changed')
    expect(await dry('promote', 'plain', one.manifest.version)).toMatchObject({ code: 1, err: expect.stringContaining('server.mjs') })
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

  it('prints a script that completes commands, partners and options', async () => {
    const { code, out } = await release('completion', 'bash')
    const complete = (...words: readonly string[]) => completedBy('bash', 'release', out, ['pnpm', 'release', ...words], ['pack.tar'])
    expect([code, complete('pro')]).toEqual([0, ['promote']])
    expect(complete('promote', '').length).toBeGreaterThan(1)
    expect(complete('promote', '--t')).toEqual(['--timeout'])
    expect(complete('canary', '--')).toEqual(expect.arrayContaining(['--store', '--share', '--rollback-above', '--after', '--dry-run']))
    expect(complete('list', '--')).toEqual(['--help', '--store', '--json'])
    expect(complete('push', 'pa')).toEqual(['pack.tar'])
    expect(await release('completion')).toMatchObject({ code: 2, err: 'Name a shell: bash, zsh, fish. See pnpm release --help.' })
  })

  it.each([
    [['verify'], 'Name at least one pack'],
    [['push'], 'Name at least one pack'],
    [['diff', 'plain'], 'Name two packs'],
    [['promote', 'plain'], 'Name a partner and a version'],
    [['promote', '../x', '0123456789abcdef'], 'Name a partner and a version'],
    [['promote', 'plain', '../../objects'], 'Name a partner and a version'],
    [['rollback'], 'Name one partner'],
    [['canary', 'plain'], 'Name a partner and a version'],
    [['canary', 'plain', '0123456789abcdef'], 'Set --share'],
    [['canary', 'plain', '0123456789abcdef', '--share', '60'], 'Set --share'],
    [['canary', 'plain', '0123456789abcdef', '--share', '5', '--rollback-above', 'x'], '--rollback-above x is no percentage'],
    [['canary', 'plain', '0123456789abcdef', '--share', '5', '--after', '0'], '--after 0 is no number'],
    [['compare'], 'Name one partner'],
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
    [['compare', 'plain'], 'plain has had no canary'],
    [['canary', 'plain', '0123456789abcdef', '--share', '5'], 'has no version 0123456789abcdef'],
  ])('says how to continue after %j', async (args, message) => {
    const { code, err } = await release(...args)
    expect([code, err]).toEqual([1, expect.stringContaining(message)])
  })
})

/** Where a store has a file of a pack. */
function objectOf({ files }: AlteredPack['manifest'], path: string): string {
  const hash = files.find((file) => file.path === path)?.sha256 ?? ''
  return join(hash.slice(0, 2), hash)
}
