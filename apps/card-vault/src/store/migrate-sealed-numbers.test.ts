import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import published from '../../fixtures/test-card-numbers.json' with { type: 'json' }
import { memoryProvider, testVaultStore } from '../testing/open-test-vault.ts'
import { writeOldDataFolder } from '../testing/old-data-folder.ts'
import { migrateSealedNumbers } from './migrate-sealed-numbers.ts'
import { openSqlite } from './sqlite-database.ts'

const NOW = Date.UTC(2026, 10, 22)
let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'vault-old-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** With all published numbers. */
const oldFolder = () =>
  writeOldDataFolder(
    folder,
    published.map(({ number }) => number),
  )
const bytesOf = () => Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))))

it('removes every card number of an earlier version from the file and its log, and keeps tokens and fingerprints', async () => {
  const { db, path, keyPath, sealed, tokenOf, fingerprintOf } = oldFolder()
  // As a killed process leaves it: the write-ahead log contains data that the file does not.
  for (const name of ['vault.sqlite', 'vault.sqlite-wal']) copyFileSync(join(folder, name), join(folder, `copy-${name}`))
  db.close()
  for (const name of ['vault.sqlite', 'vault.sqlite-wal']) {
    rmSync(join(folder, name), { force: true })
    renameSync(join(folder, `copy-${name}`), join(folder, name))
  }
  const before = bytesOf()
  for (const one of sealed) expect(before.includes(one)).toBe(true)
  expect(published.some(({ number }) => before.includes(number))).toBe(true)

  const provider = memoryProvider()
  expect(await migrateSealedNumbers(path, keyPath, provider, NOW)).toEqual({ kind: 'ok', cards: published.length })
  const after = bytesOf()
  expect(sealed.filter((one) => after.includes(one.subarray(12)))).toEqual([])
  expect(published.filter(({ number }) => after.includes(number))).toEqual([])
  expect(after.includes('sealed_number')).toBe(false)
  expect(existsSync(keyPath)).toBe(false)

  const database = openSqlite(path)
  const { store, keyring } = await testVaultStore(() => NOW, database, provider)
  for (const { number } of published) {
    expect(keyring.fingerprint(number)).toBe(fingerprintOf(number))
    expect(await store.cards.find(tokenOf(number))).toMatchObject({ state: 'unregistered', fingerprint: fingerprintOf(number) })
  }
  expect(await store.useOnce('used', 2_000_000_000)).toBe(false)
  const key = await store.frameKeys.current()
  expect(await keyring.open(key?.sealed_private_jwk ?? '', 'kid-1')).toBe('{"d":"private"}')
  // An earlier card keeps its token when it is registered.
  const [first] = published
  const again = {
    token: 'tok_new',
    partnerId: 'one',
    fingerprint: fingerprintOf(first?.number ?? ''),
    brand: 'VISA' as const,
    lastFour: '4242',
  }
  expect(await store.cards.begin(again, NOW)).toMatchObject({ token: tokenOf(first?.number ?? ''), state: 'registering' })
  await store.close()
  expect(await migrateSealedNumbers(path, keyPath, provider, NOW)).toEqual({ kind: 'ok', cards: 0 })
})

it('completes a migration that ended after the numbers were deleted and before the file was rewritten', async () => {
  const { db, path, keyPath, sealed } = oldFolder()
  db.exec('ALTER TABLE cards DROP COLUMN sealed_number; PRAGMA user_version = 1')
  db.close()
  expect(sealed.some((one) => bytesOf().includes(one.subarray(12)))).toBe(true)
  expect(await migrateSealedNumbers(path, keyPath, memoryProvider(), NOW)).toMatchObject({ kind: 'ok' })
  expect(sealed.some((one) => bytesOf().includes(one.subarray(12)))).toBe(false)
  expect(existsSync(keyPath)).toBe(false)
})

it('refuses an earlier database whose key file is missing', async () => {
  const { db, path, keyPath } = oldFolder()
  db.close()
  rmSync(keyPath)
  expect(await migrateSealedNumbers(path, keyPath, memoryProvider(), NOW)).toMatchObject({
    kind: 'refused',
    why: expect.stringContaining('vault.key'),
  })
})
