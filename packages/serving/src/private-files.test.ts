import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, it } from 'vitest'

import { preparePrivateFolder } from './private-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'private-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

const modeOf = (path: string) => statSync(path).mode & 0o777

function openFolder(name: string, mode: number): string {
  const path = join(folder, name)
  mkdirSync(path)
  chmodSync(path, mode)
  return path
}

it('creates a folder that only its user may enter', () => {
  const path = join(folder, 'a', 'new')
  expect([preparePrivateFolder('DATA_DIR', path, true), modeOf(path)]).toEqual([{ ok: true, value: null }, 0o700])
})

it.each([0o777, 0o755, 0o750, 0o701])(
  'refuses a folder of mode %o in production with the remedy, and repairs it in development',
  (mode) => {
    const path = openFolder(`mode-${mode.toString(8)}`, mode)
    expect(preparePrivateFolder('DATA_DIR', path, true)).toEqual({
      ok: false,
      error: `Other users of this machine may access the folder of DATA_DIR, ${path} (mode 0${mode.toString(8)}). Run chmod 700 ${path}.`,
    })
    expect(modeOf(path)).toBe(mode)
    expect([preparePrivateFolder('DATA_DIR', path, false), modeOf(path)]).toEqual([{ ok: true, value: null }, 0o700])
  },
)

it('names a folder that cannot be created', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  const path = join(file, 'within')
  expect(preparePrivateFolder('DATA_DIR', path, true)).toEqual({
    ok: false,
    error: `The folder of DATA_DIR, ${path}, cannot be used (ENOTDIR). Make it for the user of this process, or choose another.`,
  })
  expect(existsSync(path)).toBe(false)
})
