import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { readAppSecret } from './app-secret.ts'
import { blind, deriveSecrets } from './secrets.ts'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'secret-'))
})
afterEach(() => rm(dir, { recursive: true }))

it('is created once, readable only by the process’s user, also by several processes at once', async () => {
  const data = join(dir, 'data')
  const secrets = await Promise.all(Array.from({ length: 5 }, () => readAppSecret(undefined, data)))
  expect(new Set(secrets.map((secret) => secret.ok && secret.value.toString())).size).toBe(1)
  expect(await readAppSecret(undefined, data)).toEqual(secrets[0])
  expect((await stat(join(data, 'app-secret'))).mode & 0o777).toBe(0o600)
})

it('restricts the permissions of a file that others can read', async () => {
  await readAppSecret(undefined, dir)
  await chmod(join(dir, 'app-secret'), 0o644)
  await readAppSecret(undefined, dir)
  expect((await stat(join(dir, 'app-secret'))).mode & 0o777).toBe(0o600)
})

it('is read from a given file, which is never written', async () => {
  const file = join(dir, 'given')
  expect(await readAppSecret(file, dir)).toEqual({ ok: false, error: expect.stringContaining('cannot be read') })
  await writeFile(file, 'short\n')
  expect(await readAppSecret(file, dir)).toEqual({ ok: false, error: expect.stringContaining('shorter than 32') })
  for (const weak of ['s'.repeat(40), '0123456789abcdef0123456789abcdef', 'changeme-f3c1a7b2d94e8860aa57c0de19b24f77']) {
    await writeFile(file, `${weak}\n`)
    expect(await readAppSecret(file, dir)).toEqual({ ok: false, error: expect.stringContaining('openssl rand -hex 32') })
  }
  const strong = 'f3c1a7b2d94e8860aa57c0de19b24f7733cd0b6e'
  await writeFile(file, `${strong}\n`)
  expect(await readAppSecret(file, dir)).toEqual({ ok: true, value: Buffer.from(strong) })
  expect(await readFile(file, 'utf8')).toBe(`${strong}\n`)
})

it('derives a key for each use, always the same ones', () => {
  const [one, again, other] = [
    deriveSecrets(Buffer.from('a'.repeat(32))),
    deriveSecrets(Buffer.from('a'.repeat(32))),
    deriveSecrets(Buffer.from('b'.repeat(32))),
  ]
  expect(one).toEqual(again)
  expect(one.token.equals(one.blind)).toBe(false)
  expect(one.token.equals(other.token)).toBe(false)
  expect(blind(one, 'ada@mail.example')).toBe(blind(again, 'ada@mail.example'))
  expect(blind(one, 'ada@mail.example')).not.toBe(blind(other, 'ada@mail.example'))
})
