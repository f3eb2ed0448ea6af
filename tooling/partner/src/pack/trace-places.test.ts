import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { ROOT } from '@dining/stack'
import { createBuilder } from '@dining/web/build'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { runPartner } from '../run-partner.ts'
import { writeArchive } from './archive.ts'

/** A constant whose value the bundles keep. */
const NAME = 'MEASUREMENTS_PATH'
let place = ''
let maps = ''
/** Where the mark is in a served file: as a browser reports it. */
let reported = ''
let out: string[] = []
let err: string[] = []

const SOURCE = /^(apps\/web\/src\/browser\/[\w-]+\.ts):(\d+):\d+/

const lineAndColumn = (text: string, mark: string) => {
  const before = text.slice(0, text.indexOf(mark)).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'trace-'))
  const builder = createBuilder()
  const [dist, made] = [join(place, 'dist'), join(place, 'plain-1-maps')]
  await builder.build({ partnerFolder: join(ROOT, 'apps/web/testing/partners/plain'), outDir: dist, maps: join(made, 'site') })
  await builder.close()
  maps = made
  const assets = join(dist, 'client/assets')
  const text = await readFile(join(ROOT, 'apps/web/src/browser/measurements.ts'), 'utf8')
  const path = new RegExp(`${NAME} = '([^']+)'`).exec(text)?.[1] ?? ''
  for (const name of (await readdir(assets)).filter((one) => one.endsWith('.js'))) {
    const code = await readFile(join(assets, name), 'utf8')
    if (!code.includes(path)) continue
    const { line, column } = lineAndColumn(code, path)
    reported = `/assets/${name}:${line}:${column}`
  }
})
afterAll(() => rm(place, { recursive: true, force: true }))
beforeEach(() => {
  out = []
  err = []
})
const trace = (...args: string[]) =>
  runPartner(['trace', ...args], { out: (line) => void out.push(line), err: (line) => void err.push(line) })

it('names the source file and line of each place in a line of the log', async () => {
  expect(reported).toMatch(/^\/assets\//)
  const line = `{"level":"error","event":"browser error","path":"/search","cause":"TypeError ${reported} /assets/other-1234567.js:1:2"}`
  expect(await trace(maps, line)).toBe(0)
  expect(out).toEqual([expect.stringMatching(SOURCE), '/assets/other-1234567.js:1:2  unknown'])
  const [, file = '', number] = SOURCE.exec(out[0] ?? '') ?? []
  expect((await readFile(join(ROOT, file), 'utf8')).split('\n')[Number(number) - 1]).toContain(NAME)
  expect(err).toEqual([expect.stringContaining('1 of 2 places are not in these source maps')])
})

it('reads an archive, and a stack with origins, for machines', async () => {
  const archive = await writeArchive(maps)
  expect(await trace(archive, '--json', `TypeError: x is not a function\n    at a (https://dining.example.com${reported})`)).toBe(0)
  expect(JSON.parse(out[0] ?? '')).toMatchObject({
    places: [{ place: reported, source: { file: expect.stringContaining('apps/web/src/browser/') } }],
  })
})

it('what is served has no source map, and names none', async () => {
  const served = (await readdir(join(place, 'dist'), { recursive: true })).filter((name) => name.endsWith('.map'))
  expect(served).toEqual([])
  const assets = join(place, 'dist/client/assets')
  for (const name of (await readdir(assets)).filter((one) => one.endsWith('.js')))
    expect(await readFile(join(assets, name), 'utf8')).not.toContain('sourceMappingURL')
})

it.each([
  [[], 2, 'Name the source maps of a pack'],
  [['/nowhere', 'x'], 1, '/nowhere does not exist'],
  [[ROOT, 'x'], 1, 'has no source maps of a site'],
])('with %j exits with %i and a remedy', async (args, code, words) => {
  expect(await trace(...args)).toBe(code)
  expect(err.join('\n')).toContain(words)
})

it('refuses a text without a place, and maps of another version', async () => {
  expect(await trace(maps, 'https://other.example/script.js:1:2')).toBe(1)
  expect(await trace(maps, '/assets/none-1234567.js:1:2')).toBe(1)
  await writeFile(join(maps, 'site/client/assets/bad-1234567.js.map'), '{}')
  expect(await trace(maps, '/assets/bad-1234567.js:1:2')).toBe(1)
  expect(err.at(-1)).toContain('is no source map')
})
