import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { openFileProvider } from './file-provider.ts'
import { describeProvider } from './testing/provider-cases.ts'

let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'vault-keys-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const open = (path = join(folder, 'keys/vault.json'), dataDir = join(folder, 'data')) => {
  const opened = openFileProvider(path, dataDir)
  if (opened.kind === 'refused') throw new Error(opened.why)
  return opened.provider
}

describeProvider('a key file', async () => open())

describe('a key file', () => {
  it('is made with mode 0600 and read again', async () => {
    const { wrapped, plain } = await open().generate({ a: 'b' })
    expect(statSync(join(folder, 'keys/vault.json')).mode & 0o777).toBe(0o600)
    expect(await open().unwrap(wrapped, { a: 'b' })).toEqual(plain)
    expect(readdirSync(join(folder, 'keys'))).toEqual(['vault.json'])
  })

  it.each(['data/keys.json', 'data', 'data/sub/../keys.json', 'linked/keys.json'])('is refused at %s, in the data folder', (path) => {
    mkdirSync(join(folder, 'data'))
    symlinkSync(join(folder, 'data'), join(folder, 'linked'))
    expect(openFileProvider(join(folder, path), join(folder, 'data'))).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining('another folder'),
    })
  })

  it.each(['data-keys/keys.json', '..data/keys.json'])('is accepted at %s, beside the data folder', (path) => {
    expect(openFileProvider(join(folder, path), join(folder, 'data')).kind).toBe('ok')
  })

  it.each([0o640, 0o604, 0o666])('is refused with mode %o', (mode) => {
    const path = join(folder, 'vault.json')
    open(path)
    chmodSync(path, mode)
    expect(openFileProvider(path, undefined)).toMatchObject({ kind: 'refused', why: expect.stringContaining('chmod 600') })
  })

  it.each(['', 'short', '{"current":"a","keys":{}}', '{"current":"a","keys":{"a":"c2hvcnQ="}}'])(
    'is refused with the content %j',
    (content) => {
      const path = join(folder, 'vault.json')
      writeFileSync(path, content, { mode: 0o600 })
      expect(openFileProvider(path, undefined)).toMatchObject({ kind: 'refused', why: expect.stringContaining('restore it from a backup') })
    },
  )

  it('keeps the previous key until it wraps no data key any more', async () => {
    const provider = open()
    const { wrapped, plain } = await provider.generate({})
    await provider.rotate()
    expect(provider.isCurrent(wrapped.keyId)).toBe(false)
    expect(await provider.unwrap(wrapped, {})).toEqual(plain)
    const again = await provider.wrap(plain, {})
    await provider.forgetAllBut(new Set([again.keyId]))
    await expect(provider.unwrap(wrapped, {})).rejects.toThrow('has no key')
    expect(readFileSync(join(folder, 'keys/vault.json'), 'utf8')).not.toContain(wrapped.keyId)
  })
})
