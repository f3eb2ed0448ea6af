import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { hueOf, nameOf, writePartner } from './new/write-partner.ts'
import { runPartner } from './run-partner.ts'
import { testFolder, type TestFolder } from './testing/folder.ts'

let folder: TestFolder
let out: string[]
let err: string[]
beforeAll(async () => {
  folder = await testFolder()
  await folder.add('acme')
  await folder.add('bolt-air')
  await folder.change('bolt-air', 'features.ts', (text) => text.replace('showEarnRate: true,', 'showEarnRat: true,'))
})
afterAll(() => folder.close())
beforeEach(() => {
  out = []
  err = []
})

const run = (...args: string[]) => runIn(folder, ...args)
const runIn = ({ path }: TestFolder, ...args: string[]) =>
  runPartner(args, { out: (line) => void out.push(line), err: (line) => void err.push(line) }, path)

describe('pnpm partner', () => {
  it('prints its help', async () => {
    expect([await run('--help'), await run('check', '--help'), await run()]).toEqual([0, 0, 2])
    for (const command of ['list', 'new', 'check', 'explain', 'build', 'size', 'sheet']) expect(out[0]).toContain(`pnpm partner ${command}`)
  })

  it('writes the theme of a partner for design tools', async () => {
    const target = join(folder.path, 'tokens')
    expect(await run('tokens', 'acme', '--out', target)).toBe(0)
    expect(out).toEqual([join(target, 'acme.tokens.json')])
    expect(await readdir(target)).toEqual(['acme.tokens.json'])
    expect(await readFile(join(target, 'acme.tokens.json'), 'utf8')).toContain('"$description": "Theme of ')
  })

  it.each([
    [['sheet', 'acme', '--approve'], 1, 'No pictures: acme. Run pnpm partner sheet acme.'],
    [['chekc'], 2, 'Unknown command "chekc"'],
    [['check', '--jsno'], 2, "Unknown option '--jsno'"],
    [['check', 'acmee'], 1, 'Unknown partner acmee. Known partners: acme, bolt-air.'],
    [['list', 'acme'], 2, 'list takes no names.'],
    [['explain'], 2, 'explain takes a partner and at most one setting'],
    [['explain', 'acmee'], 1, 'Unknown partner acmee. Known partners: acme, bolt-air.'],
    [['explain', 'acme', 'hasVipp'], 2, 'Unknown setting hasVipp. Known settings: program.id, '],
    [['explain', 'bolt-air', 'hasVIP'], 1, 'Did you mean "showEarnRate"?'],
    [['tokens', 'bolt-air'], 1, 'Did you mean "showEarnRate"?'],
    [['new'], 2, 'Name one new partner.'],
    [['new', 'Acme'], 1, '"Acme" is not a valid id'],
    [['new', 'acme'], 1, 'partners/acme already exists.'],
    [['new', 'cards'], 1, 'cards is a host of every installation'],
    [['size', 'acme'], 1, 'Not built: acme. Run pnpm partner build acme.'],
  ])('answers %j with exit code %i and the remedy', async (args, code, words) => {
    expect(await run(...args)).toBe(code)
    expect(err.join()).toContain(words)
    expect(out).toEqual([])
  })

  it('lists partners, with the errors of invalid ones', async () => {
    expect(await run('list')).toBe(1)
    expect(out.join().split('\n')[1]).toMatch(/^acme +Acme Dining +Point +direct +how-it-works +no$/)
    expect(err.join()).toContain('Did you mean "showEarnRate"?')
    await run('list', '--json')
    expect(JSON.parse(out[1] ?? '')).toMatchObject({ partners: [{ id: 'acme', built: false }], invalid: [{ id: 'bolt-air' }] })
  })

  it('explains a setting: its value, where it comes from, and who reads it', async () => {
    expect([await run('explain', 'acme', 'showEarnRate'), await run('explain', 'acme', 'features.cmsRoute', '--json')]).toEqual([0, 0])
    expect(out[0]).toBe('features.showEarnRate = true')
    expect(out[1]).toMatch(/^ {2}from {7}partners\/acme\/features\.ts:\d+$/)
    expect(out.slice(2, -2).join('\n')).toMatch(/^ {2}read by {4}\S+:\d+\n {13}\S/)
    expect(out.at(-2)).toBe("  test       apps/web/server/partner-settings.test.ts: setting: 'features.showEarnRate'")
    expect(JSON.parse(out.at(-1) ?? '')).toEqual([
      {
        setting: 'features.cmsRoute',
        value: '/api/cms',
        from: 'default',
        readers: [],
        test: expect.stringContaining('none: '),
        waiting: expect.stringContaining('/api/cms'),
      },
    ])
  })

  it('checks only the selected partners, and exits with 1 if it finds an issue', async () => {
    expect(await run('check', 'acme', '--sources')).toBe(0)
    expect(await run('check', '--sources', '--json')).toBe(1)
    expect(await run('check', 'acme')).toBe(1)
    expect(out[0]).toBe('partners/acme holds')
    expect(JSON.parse(out[1] ?? '')).toMatchObject({
      partners: [{ id: 'acme', issues: [] }, { issues: [{ location: 'features.showEarnRat' }] }],
    })
    expect(out[2]).toContain('partners/acme: dist: it is not built. Run pnpm partner build acme')
  })
})

describe('a new partner', () => {
  it('has its own name everywhere, and is never read partially', async () => {
    const other = await testFolder()
    const made = await writePartner(other.path, 'corner-table')
    const files = (await readdir(made, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    const text = (await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'utf8')))).join('\n')
    expect(text).not.toMatch(/new.partner/i)
    expect(text).toContain("strong: 'Corner Table'")
    expect(text).toContain('corner-table.example.com')
    expect(await runIn(other, 'check', 'corner-table', '--sources')).toBe(0)
    await other.close()
  })

  it.each(['acme', 'bolt', 'corner-table', 'a', 'zebra', 'nine-lives'])('%s has enough contrast in its hue', async (id) => {
    const other = await testFolder()
    await other.add(id)
    expect(await runPartner(['check', '--sources'], { out: (line) => void out.push(line), err: () => undefined }, other.path)).toBe(0)
    expect(hueOf(id)).toBeGreaterThanOrEqual(0)
    await other.close()
  })

  it('is named after its id', () => {
    expect([nameOf('acme'), nameOf('acme-air')]).toEqual(['Acme', 'Acme Air'])
  })
})
