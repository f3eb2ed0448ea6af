import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import {
  certificatesChecked,
  httpsOrigin,
  httpsService,
  mustBeSet,
  postgresOverTls,
  privateAddress,
  privateFile,
  smtpOverTls,
  strongSecret,
} from './production-rules.ts'

const TRUSTED = { PLAINTEXT_HOSTS: 'api.mesh, db.mesh' }
const RANDOM = 'f3c1a7b2d94e8860aa57c0de19b24f7733cd0b6e8f1a2953'

describe('production', () => {
  it.each([
    [mustBeSet, ['0'], [undefined]],
    [
      httpsOrigin,
      [undefined, 'https://a.example', 'https://{partner}.a.example'],
      ['http://a.example', 'http://localhost:3000', 'ftp://a'],
    ],
    [
      httpsService,
      [
        undefined,
        'https://api.example',
        'http://127.0.0.1:1',
        'http://127.8.8.8',
        'http://[::1]:1',
        'http://localhost',
        'http://api.mesh:4000',
      ],
      [
        'http://api.internal',
        'http://10.0.0.5:4000',
        'http://127.0.0.1.evil.example',
        'http://localhost.evil.example',
        'http://x.api.mesh',
      ],
    ],
    [
      smtpOverTls,
      ['smtps://u:p@mail.example', 'smtp://mail.example?requireTLS=true', 'smtp://127.0.0.1:25', 'smtp://db.mesh'],
      [
        'smtp://mail.example',
        'smtp://mail.example?requireTLS=1',
        'smtp://mail.example?requireTLS=false&requireTLS=true',
        'smtp://mail.example?requireTLS=true&ignoreTLS=true',
        'smtps://mail.example?tls.rejectUnauthorized=false',
        'smtp://mail.example?host=127.0.0.1',
        'smtp://mail.example?secure=true',
      ],
    ],
    [
      postgresOverTls,
      [
        undefined,
        'postgres://u:p@db.example/d?sslmode=verify-full',
        'postgres://u@127.0.0.1:5432/d',
        'postgres:///d?host=/var/run/postgresql',
        'postgres://u@%2Fvar%2Frun%2Fpostgresql/d',
        'postgres://u@db.mesh/d',
      ],
      [
        'postgres://u:p@db.example/d',
        'postgres://db.example/d?sslmode=disable',
        'postgres://db.example/d?sslmode=require',
        'postgres://db.example/d?sslmode=verify-ca',
        'postgres://db.example/d?sslmode=no-verify',
        'postgres://db.example/d?ssl=true',
        'postgres://db.example/d?sslmode=verify-full&sslmode=disable',
        'postgres://127.0.0.1/d?host=db.example',
        'postgres://db.example/d?host=127.0.0.1&host=db.example',
      ],
    ],
    [
      strongSecret,
      [RANDOM, Buffer.from(RANDOM, 'hex').toString('base64url').repeat(1).padEnd(33, 'Q')],
      [
        '',
        'short',
        RANDOM.slice(0, 31),
        'x'.repeat(40),
        `${RANDOM.slice(0, 16)}${RANDOM.slice(0, 16)}`,
        `changeme-${RANDOM}`,
        `my-secret-${RANDOM}`,
        '0123456789abcdef0123456789abcdef',
      ],
    ],
    [
      privateAddress,
      ['127.0.0.1', '::1', '10.1.2.3', '172.20.0.1', '192.168.1.1', 'fd00::1'],
      ['0.0.0.0', '::', '203.0.113.7', '172.32.0.1', '2001:db8::1'],
    ],
    [certificatesChecked, [undefined, '1'], ['0']],
  ] as const)('%#: accepts each safe value and refuses each insecure one', (rule, safe, insecure) => {
    const accepts = (value: string | undefined) => rule.accepts(value as never, TRUSTED)
    expect(safe.filter((value) => !accepts(value))).toEqual([])
    expect(insecure.filter((value) => accepts(value))).toEqual([])
  })
})

describe('a file with secrets', () => {
  let folder = ''
  beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'rules-'))))
  afterAll(() => rmSync(folder, { recursive: true }))

  it.each([
    [0o400, true],
    [0o600, true],
    [0o640, true],
    [0o644, false],
    [0o604, false],
    [0o660, false],
    [0o666, false],
  ])('with mode %o is accepted: %s', (mode, accepted) => {
    const file = join(folder, String(mode))
    writeFileSync(file, '{}')
    chmodSync(file, mode)
    expect(privateFile.accepts(file, {})).toBe(accepted)
  })
})
