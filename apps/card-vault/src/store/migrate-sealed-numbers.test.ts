import { createCipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { afterEach, beforeEach, expect, it } from 'vitest'

import published from '../../fixtures/test-card-numbers.json' with { type: 'json' }
import { memoryProvider, testVaultStore } from '../testing/open-test-vault.ts'
import { migrateSealedNumbers } from './migrate-sealed-numbers.ts'
import { openSqlite } from './sqlite-database.ts'

const NOW = Date.UTC(2026, 10, 22)
let folder: string
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'vault-old-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const keyFor = (master: Buffer, purpose: string) => Buffer.from(hkdfSync('sha256', master, '', `card-vault ${purpose}`, 32))
function sealOld(master: Buffer, text: string, context: string): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyFor(master, 'storage'), iv).setAAD(Buffer.from(context))
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** A data folder as the version with sealed card numbers (commit 479ad40) left it, with all published numbers; some rows were deleted before. */
function oldFolder() {
  const master = randomBytes(32)
  const [path, keyPath] = [join(folder, 'vault.sqlite'), join(folder, 'vault.key')]
  writeFileSync(keyPath, master, { mode: 0o600 })
  const db = new DatabaseSync(path)
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
    CREATE TABLE cards (token TEXT PRIMARY KEY, partner_id TEXT NOT NULL, fingerprint TEXT NOT NULL, sealed_number BLOB NOT NULL,
      brand TEXT NOT NULL, last_four TEXT NOT NULL, UNIQUE (partner_id, fingerprint)) STRICT;
    CREATE TABLE used_ids (jti TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT;
    CREATE TABLE frame_keys (kid TEXT PRIMARY KEY, public_jwk TEXT NOT NULL, sealed_private_jwk BLOB NOT NULL, retires_at INTEGER) STRICT;
    CREATE TABLE notes (text TEXT) STRICT;`)
  const print = (number: string) => createHmac('sha256', keyFor(master, 'fingerprint')).update(number).digest('base64url')
  const sealed: Buffer[] = []
  for (const { number } of published) {
    const token = `tok_${number.slice(-4)}${sealed.length}`
    const bytes = sealOld(master, number, token)
    sealed.push(bytes)
    db.prepare('INSERT INTO cards VALUES (?, ?, ?, ?, ?, ?)').run(token, 'one', print(number), bytes, 'VISA', number.slice(-4))
    // What a mistake could have left in plain text, deleted since.
    db.prepare('INSERT INTO notes VALUES (?)').run(number)
  }
  db.exec('DELETE FROM notes; DROP TABLE notes')
  db.prepare('INSERT INTO used_ids VALUES (?, ?)').run('used', 2_000_000_000)
  db.prepare('INSERT INTO frame_keys VALUES (?, ?, ?, NULL)').run(
    'kid-1',
    '{"kty":"RSA","n":"AQAB","e":"AQAB"}',
    sealOld(master, '{"d":"private"}', 'kid-1'),
  )
  return { db, path, keyPath, sealed, print }
}
const bytesOf = () => Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))))

it('removes every card number of an earlier version from the file and its log, and keeps tokens and fingerprints', async () => {
  const { db, path, keyPath, sealed, print } = oldFolder()
  // As a killed process leaves it: the write-ahead log holds what the file does not.
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
  for (const [index, { number }] of published.entries()) {
    expect(keyring.fingerprint(number)).toBe(print(number))
    expect(await store.cards.find(`tok_${number.slice(-4)}${index}`)).toMatchObject({ state: 'unregistered', fingerprint: print(number) })
  }
  expect(await store.useOnce('used', 2_000_000_000)).toBe(false)
  const key = await store.frameKeys.current()
  expect(await keyring.open(key?.sealed_private_jwk ?? '', 'kid-1')).toBe('{"d":"private"}')
  // A card from before keeps its token when it is registered.
  const [first] = published
  const again = { token: 'tok_new', partnerId: 'one', fingerprint: print(first?.number ?? ''), brand: 'VISA' as const, lastFour: '4242' }
  expect(await store.cards.begin(again, NOW)).toMatchObject({ token: 'tok_42420', state: 'registering' })
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
