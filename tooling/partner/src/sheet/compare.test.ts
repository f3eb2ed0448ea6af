import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { PNG } from 'pngjs'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { compareLengths } from './compare.ts'

let folder = ''
const at = (name: string) => join(folder, name)
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compare-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A white picture with a black row. */
async function picture(name: string, height: number, blackRow?: number): Promise<string> {
  const made = new PNG({ width: 10, height })
  made.data.fill(255)
  if (blackRow !== undefined) for (let x = 0; x < 10; x += 1) made.data.fill(0, (blackRow * 10 + x) * 4, (blackRow * 10 + x) * 4 + 3)
  await writeFile(at(name), PNG.sync.write(made))
  return at(name)
}

it('marks what differs, and goes on in white where one picture is longer', async () => {
  expect(await compareLengths(await picture('a', 10), await picture('b', 20), at('same'))).toBe(0)
  expect(existsSync(at('same'))).toBe(false)
  expect(await compareLengths(await picture('a', 10), await picture('b', 20, 15), at('diff'))).toBe(1 / 20)
  const { width, height } = PNG.sync.read(await readFile(at('diff')))
  expect([width, height]).toEqual([10, 20])
})
