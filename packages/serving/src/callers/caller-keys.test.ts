import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { readCallerKeys } from './caller-keys.ts'

const SECRET = 'h8Kq2VtY6mXw0ZrB4nLs9PdF3gJc7TaE'

it.each([
  ['must be an object', JSON.stringify(SECRET)],
  ['keys must be a list of keys', JSON.stringify({ keys: SECRET })],
  ['keys.0 must be an object', JSON.stringify({ keys: [SECRET] })],
  ['keys.0.id must be text', JSON.stringify({ keys: [{ id: 1, caller: 'one', secret: SECRET, from: '2026-11-22T10:00:00.000Z' }] })],
  ['must be JSON', `{"keys":["${SECRET}"`],
])('rejects a file of keys that is invalid with "%s", and without the secret', (fault, text) => {
  const folder = mkdtempSync(join(tmpdir(), 'caller-keys-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'keys.json')
  writeFileSync(file, text)
  const read = readCallerKeys(file)
  const error = read.ok ? '' : read.error
  expect(error).not.toContain(SECRET)
  expect(error).toContain(fault)
})
