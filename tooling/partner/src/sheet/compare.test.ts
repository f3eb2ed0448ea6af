import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { PNG } from 'pngjs'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { approve, compare, compareLengths } from './compare.ts'
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
  await mkdir(at('latest/acme'), { recursive: true })
  const file = 'acme/home.png'
  const compared = () => compare(at('approved'), at('latest'), file)
  await picture(`latest/${file}`, 10)
  expect(await compared()).toEqual({ kind: 'new' })
  expect(await approve(at('approved'), at('latest'), ['acme', 'bolt'])).toEqual(['bolt'])
  expect(await compared()).toEqual({ kind: 'same' })

  await picture(`latest/${file}`, 10, 5)
  const changed = { kind: 'changed', share: 0.1, diff: 'acme/home.diff.png' } as const
  expect(await compared()).toEqual(changed)
  expect(await compared()).toEqual(changed)
  await approve(at('approved'), at('latest'), ['acme'])
  expect(await compared()).toEqual({ kind: 'same' })
  expect([existsSync(at('latest/acme/home.diff.png')), existsSync(at('approved/acme/home.diff.png'))]).toEqual([false, false])

  await picture(`latest/${file}`, 20)
  expect(await compared()).toEqual({ kind: 'resized', was: '10 × 10', is: '10 × 20' })
})

it('treats a difference of a few pixels as noise', async () => {
  expect(await compareLengths(await picture('a', 10), await picture('b', 10, 5, 5), at('noise'))).toBe(0)
  expect(await compareLengths(await picture('a', 10), await picture('b', 10, 5, 6), at('change'))).toBe(0.06)
})

it('shows a picture that differs between the approved one and the difference', () => {
  const shown = { id: 'acme', screen: 'home', width: 375, scheme: 'light', file: 'acme/home.png' } as const
  const sources = (html: string) => [...html.matchAll(/src="([^"]+)"/g)].map(([, source]) => source)
  const changed = asHtml([{ ...shown, change: { kind: 'changed', share: 0.1, diff: 'acme/home.diff.png' } }], { isBlind: false })
  expect(sources(changed)).toEqual(['approved/acme/home.png', 'pictures/acme/home.png', 'pictures/acme/home.diff.png'])
  expect(changed).toContain('10.0 % changed')
  expect(sources(asHtml([{ ...shown, change: { kind: 'same' } }], { isBlind: false }))).toEqual(['pictures/acme/home.png'])
})
