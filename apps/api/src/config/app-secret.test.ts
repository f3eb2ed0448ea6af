import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { oneSecret, secretsOf } from '../testing/secrets.ts'
import { parseAppSecret, readAppSecret, writtenAppSecret } from './app-secret.ts'
import type { Secrets } from './secrets.ts'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'secret-'))
})
afterEach(() => rm(dir, { recursive: true }))

it('is created once, readable only by the process’s user, also by several processes at once', async () => {
  const data = join(dir, 'data')
  const secrets = await Promise.all(Array.from({ length: 5 }, () => readAppSecret(undefined, data)))
  expect(new Set(secrets.map((secret) => secret.ok && secret.value.secrets[0].secret.toString())).size).toBe(1)
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
  expect(await readAppSecret(file, dir)).toEqual({ ok: true, value: oneSecret(Buffer.from(strong)) })
  expect(await readFile(file, 'utf8')).toBe(`${strong}\n`)
})

it('derives a key for each use, always the same ones', () => {
  const [one, again, other] = ['a', 'a', 'b'].map((letter) => secretsOf(Buffer.from(letter.repeat(32))))
  const keys = (of: Secrets | undefined) => [of?.blind, ...[of?.token, of?.preview, of?.outbox].map((ring) => ring?.current())]
  expect(keys(one)).toEqual(keys(again))
  expect(new Set([...keys(one), ...keys(other)].map((key) => key?.toString('hex'))).size).toBe(8)
})

it('has the lines that the command writes, and refuses any other', () => {
  const strong = 'f3c1a7b2d94e8860aa57c0de19b24f7733cd0b6e'
  const key = Buffer.alloc(32, 7)
  const text = `secret ${strong}\nsecret ${strong}2 2026-07-01T00:00:00.000Z\nhash-key ${key.toString('base64url')}\nunsubscribe-key ${key.toString('base64url')}\n`
  const read = parseAppSecret(text, 'file')
  expect(read).toEqual({
    ok: true,
    value: {
      secrets: [
        { secret: Buffer.from(strong), from: new Date(0) },
        { secret: Buffer.from(`${strong}2`), from: new Date('2026-07-01') },
      ],
      hashKey: key,
      unsubscribeKeys: [key],
    },
  })
  expect(read.ok && writtenAppSecret(read.value)).toBe(text)
  // One secret with nothing else, as `openssl rand` writes it, also in a file with spaces around.
  expect(parseAppSecret(` ${strong}\n`, 'file')).toMatchObject({ ok: true, value: { secrets: [{ secret: Buffer.from(strong) }] } })
})

it.each([
  ['another kind', 'token x', /^Line 2 of file is not one/],
  ['a date that is none', 'secret f3c1a7b2d94e8860aa57c0de19b24f77 soon', /^Line 2 of file/],
  ['a further word', 'secret f3c1a7b2d94e8860aa57c0de19b24f77 2026-07-01T00:00:00Z x', /^Line 2 of file/],
  ['a short secret', 'secret short', /shorter than 32/],
  ['a weak secret', `secret ${'s'.repeat(40)}`, /openssl rand -hex 32/],
  ['a short key', 'hash-key AAAA', /has not 32 bytes/],
])('refuses %s', (_, line, message) => {
  expect(parseAppSecret(`secret f3c1a7b2d94e8860aa57c0de19b24f7733cd0b6e\n${line}\n`, 'file')).toEqual({
    ok: false,
    error: expect.stringMatching(message),
  })
})

it('refuses a file without a secret', () => {
  const text = `hash-key ${Buffer.alloc(32, 7).toString('base64url')}\n`
  expect(parseAppSecret(text, 'file')).toEqual({ ok: false, error: expect.stringContaining('has no secret') })
})
