import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { PNG } from 'pngjs'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { approve, compare, compareLengths } from './compare.ts'
import { environmentWarning, recordEnvironment } from './environment.ts'
import { asHtml } from './html.ts'

let folder = ''
const at = (name: string) => join(folder, name)
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compare-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A white picture with a black row, or the beginning of one. */
async function picture(name: string, height: number, blackRow?: number, length = 10): Promise<string> {
  const made = new PNG({ width: 10, height })
  made.data.fill(255)
  if (blackRow !== undefined) for (let x = 0; x < length; x += 1) made.data.fill(0, (blackRow * 10 + x) * 4, (blackRow * 10 + x) * 4 + 3)
  await writeFile(at(name), PNG.sync.write(made))
  return at(name)
}

it('marks differences, and treats the missing part of a shorter picture as white', async () => {
  expect(await compareLengths(await picture('a', 10), await picture('b', 20), at('same'))).toBe(0)
  expect(existsSync(at('same'))).toBe(false)
  expect(await compareLengths(await picture('a', 10), await picture('b', 20, 15), at('diff'))).toBe(1 / 20)
  const { width, height } = PNG.sync.read(await readFile(at('diff')))
  expect([width, height]).toEqual([10, 20])
})

it('compares the latest pictures with the approved ones, which only an approval replaces', async () => {
  const [folders, file] = [{ folder: at('sheet'), baselines: at('shared') }, 'acme/home.png']
  await mkdir(at('sheet/pictures/acme'), { recursive: true })
  const compared = () => compare(folders, file)
  const inReport = () => ['approved', 'difference'].filter((kind) => existsSync(at(`sheet/report/${kind}/${file}`)))
  await picture(`sheet/pictures/${file}`, 10)
  expect([await compared(), inReport()]).toEqual([{ kind: 'new' }, []])
  expect(await approve(folders, ['acme', 'bolt'])).toEqual(['bolt'])
  expect([await compared(), inReport()]).toEqual([{ kind: 'same' }, []])

  await picture(`sheet/pictures/${file}`, 10, 5)
  const changed = [{ kind: 'changed', share: 0.1 }, ['approved', 'difference']]
  expect([await compared(), inReport()]).toEqual(changed)
  expect([await compared(), inReport()]).toEqual(changed)
  await approve(folders, ['acme'])
  expect([await compared(), inReport()]).toEqual([{ kind: 'same' }, []])

  await picture(`sheet/pictures/${file}`, 20)
  expect([await compared(), inReport()]).toEqual([{ kind: 'resized', was: '10 × 10', is: '10 × 20' }, ['approved']])
})

it('warns if approved pictures were taken with another browser', async () => {
  const folders = { folder: at('sheet'), baselines: at('shared') }
  const latest = at('sheet/pictures')
  await mkdir(join(latest, 'acme'), { recursive: true })
  await recordEnvironment(join(latest, 'acme'), '140.0')
  const warning = () => environmentWarning(folders.baselines, latest, 'acme')
  expect(await warning()).toBe(null)
  await approve(folders, ['acme'])
  expect(await warning()).toBe(null)
  await recordEnvironment(join(latest, 'acme'), '141.0')
  expect(await warning()).toContain('approved with Chromium 140.0')
})

it('treats a difference of a few pixels as noise', async () => {
  expect(await compareLengths(await picture('a', 10), await picture('b', 10, 5, 5), at('noise'))).toBe(0)
  expect(await compareLengths(await picture('a', 10), await picture('b', 10, 5, 6), at('change'))).toBe(0.06)
})

it('shows differences first: the approved picture, the new one and the difference', () => {
  const shown = { id: 'acme', screen: 'home', width: 375, scheme: 'light', file: 'acme/home.png' } as const
  const sources = (html: string) => [...html.matchAll(/src="([^"]+)"/g)].map(([, source]) => source)
  const options = { isBlind: false, warnings: ['Another <browser>'] }
  const changed = asHtml({ ...options, pictures: [{ ...shown, change: { kind: 'changed', share: 0.1 } }] })
  expect(sources(changed)).toEqual([
    'report/approved/acme/home.png',
    'pictures/acme/home.png',
    'report/difference/acme/home.png',
    'pictures/acme/home.png',
  ])
  expect(changed).toContain('acme: home, 375 px, light: approved')
  expect(changed).toContain('Now, 10.0 % changed')
  expect(changed).toContain('<p>Another &#60;browser&#62;</p>')
  expect(asHtml({ ...options, isBlind: true, pictures: [{ ...shown, change: { kind: 'resized', was: '1', is: '2' } }] })).not.toContain(
    '>acme',
  )
  expect(sources(asHtml({ ...options, pictures: [{ ...shown, change: { kind: 'same' } }] }))).toEqual(['pictures/acme/home.png'])
})
