import { mkdtempSync, rmSync, statSync, writeFileSync, chmodSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Writable } from 'node:stream'

import { CARD_TYPE_CODES, type CardTypeCode } from '@dining/domain'
import type { TokenizeAnswer } from '@dining/contract'
import { newFrameNonce } from '@dining/contract/frame'
import { EncryptJWT } from 'jose'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'

import published from '../fixtures/test-card-numbers.json' with { type: 'json' }
import { encryptNumber } from './frame/encrypt.ts'
import { KEY_GRACE_MS, openFrameKeys, type FrameKeys } from './frame-keys.ts'
import { createInternalApp } from './internal-app.ts'
import { createLog } from './log.ts'
import { openSecrets, secretsFrom } from './secrets.ts'
import { openStore, type StoredKey } from './store.ts'

const START = Date.UTC(2026, 10, 20, 12)
const TOKEN = 'the-secret-that-the-api-shows-0123456789'
const VISA = '4242424242424242'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

const partners = new Set(['one', 'two'])
const secrets = secretsFrom(Buffer.alloc(32, 7))
/** Made once: a key pair of 3072 bits takes a second. */
let firstKey: StoredKey
beforeAll(async () => {
  const store = openStore(':memory:')
  await openFrameKeys(store, secrets, () => START)
  const [key] = store.keys()
  if (!key) throw new Error('no key was made')
  firstKey = key
})

/** A whole vault on a file of its own, with a clock that the test moves and a log that it can read. */
async function openVault() {
  const folder = mkdtempSync(join(tmpdir(), 'vault-'))
  folders.push(folder)
  const clock = { now: START }
  const now = () => clock.now
  const file = join(folder, 'vault.sqlite')
  const store = openStore(file)
  store.addKey(firstKey, 0)
  const keys = await openFrameKeys(store, secrets, now)
  const lines: string[] = []
  const sink = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) })
  const app = createInternalApp({ store, secrets, keys, now, token: TOKEN, partners, ready: () => true, log: createLog('debug', sink) })
  const post = (path: string, body: unknown, authorization = `Bearer ${TOKEN}`) =>
    app.request(path, { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(body) })
  const tokenize = async (jwe: string, accepted: readonly CardTypeCode[] = CARD_TYPE_CODES, partnerId = 'one') => {
    const answer = await post('/tokenize', { jwe, partnerId, accepted })
    expect(answer.status).toBe(200)
    return (await answer.json()) as TokenizeAnswer
  }
  return { clock, store, file, keys, lines, post, tokenize, encrypt: (number: string) => encryptNumber(number, to(keys), clock.now) }
}
const to = (keys: FrameKeys, partner = 'one') => ({ partner, ...keys.current() })

/** A JWE whose claims or header a forger chose, to the real key. */
const forge = (keys: FrameKeys, claims: Record<string, unknown>, header: Record<string, string> = {}) =>
  new EncryptJWT({ number: VISA, aud: 'one', iat: START / 1000, exp: START / 1000 + 240, jti: newFrameNonce(), ...claims })
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid: keys.current().kid, ...header })
    .encrypt({ ...keys.current().jwk, alg: header['alg'] ?? 'RSA-OAEP-256' })

const refused = (reason: string) => ({ result: 'refused', reason })

describe('tokenizing', () => {
  it('answers token, fingerprint, brand and last four, and keeps the number sealed', async () => {
    const vault = await openVault()
    const answer = await vault.tokenize(await vault.encrypt(VISA))
    expect(answer).toMatchObject({ result: 'token', brand: 'VISA', lastFour: '4242', fingerprint: secrets.fingerprint(VISA) })
    const row = new DatabaseSync(vault.file).prepare('SELECT * FROM cards').get()
    expect(answer).toHaveProperty('token', row?.['token'])
    expect(secrets.open(row?.['sealed_number'] as Uint8Array, String(row?.['token']))).toBe(VISA)
  })

  it('gives one token for one number of a partner, and one fingerprint in the whole installation', async () => {
    const vault = await openVault()
    const first = await vault.tokenize(await vault.encrypt(VISA))
    const again = await vault.tokenize(await vault.encrypt(VISA))
    expect(again).toEqual(first)
    const elsewhere = await vault.tokenize(await encryptNumber(VISA, to(vault.keys, 'two'), START), CARD_TYPE_CODES, 'two')
    expect(elsewhere).toMatchObject({ fingerprint: secrets.fingerprint(VISA) })
    expect(elsewhere).not.toHaveProperty('token', first.result === 'token' && first.token)
  })

  it.each(published)('checks $number ($brand) again', async ({ number, brand }) => {
    const vault = await openVault()
    const expected = brand.startsWith('NOT_ACCEPTED')
      ? refused('brand-not-accepted')
      : brand.startsWith('INVALID')
        ? refused('invalid-number')
        : { result: 'token', brand, lastFour: number.slice(-4) }
    expect(await vault.tokenize(await vault.encrypt(number))).toMatchObject(expected)
  })

  it('refuses a brand that this partner does not take, although the frame let it pass', async () => {
    const vault = await openVault()
    expect(await vault.tokenize(await vault.encrypt(VISA), ['MAST'])).toEqual(refused('brand-not-accepted'))
  })
})

describe('what is refused', () => {
  it('a second use of the same JWE, at once or twenty times in parallel', async () => {
    const vault = await openVault()
    const jwe = await vault.encrypt(VISA)
    const answers = await Promise.all(Array.from({ length: 20 }, () => vault.tokenize(jwe)))
    expect(answers.filter(({ result }) => result === 'token')).toHaveLength(1)
    expect(await vault.tokenize(jwe)).toEqual(refused('already-used'))
  })

  it('a JWE that is over, also when it was used before', async () => {
    const vault = await openVault()
    const used = await vault.encrypt(VISA)
    const unused = await vault.encrypt(VISA)
    await vault.tokenize(used)
    vault.clock.now += 241_000
    expect(await vault.tokenize(unused)).toEqual(refused('expired'))
    await vault.tokenize(await vault.encrypt(VISA))
    expect(await vault.tokenize(used)).toEqual(refused('expired'))
  })

  it('the JWE of another partner', async () => {
    const vault = await openVault()
    expect(await vault.tokenize(await encryptNumber(VISA, to(vault.keys, 'two'), START))).toEqual(refused('unreadable'))
  })

  it('the key of before, once it has retired, and not a moment earlier', async () => {
    const vault = await openVault()
    const old = to(vault.keys)
    expect((await vault.post('/keys/rotate', {})).status).toBe(200)
    expect(vault.keys.current().kid).not.toBe(old.kid)
    const made = () => encryptNumber(VISA, old, vault.clock.now)
    vault.clock.now = START + KEY_GRACE_MS - 1
    expect(await vault.tokenize(await made())).toMatchObject({ result: 'token' })
    expect(await vault.tokenize(await vault.encrypt(VISA))).toMatchObject({ result: 'token' })
    vault.clock.now = START + KEY_GRACE_MS
    expect(await vault.tokenize(await made())).toEqual(refused('unreadable'))
  })

  it.each([
    ['a life of more than five minutes', { exp: START / 1000 + 301 }],
    ['no end', { exp: undefined }],
    ['no issue time', { iat: undefined }],
    ['no id', { jti: undefined }],
    ['an issue in the future', { iat: START / 1000 + 60, exp: START / 1000 + 240 }],
    ['a list of audiences', { aud: ['one', 'two'] }],
    ['something beside the number', { cvc: '123' }],
    ['a number that is none', { number: 4242424242424242 }],
  ])('claims with %s', async (_what, claims) => {
    const vault = await openVault()
    expect(await vault.tokenize(await forge(vault.keys, claims))).toEqual(refused('unreadable'))
  })

  it.each([
    ['another key algorithm', { alg: 'RSA-OAEP' }],
    ['another content algorithm', { enc: 'A128GCM' }],
    ['an unknown key', { kid: 'unknown' }],
    ['an extra parameter', { cty: 'JWT' }],
  ])('a header with %s', async (_what, header) => {
    const vault = await openVault()
    expect(await vault.tokenize(await forge(vault.keys, {}, header))).toEqual(refused('unreadable'))
  })

  it('each text that differs from a good JWE in one character', async () => {
    const vault = await openVault()
    const jwe = await vault.encrypt(VISA)
    const mutants = Array.from(jwe, (char, at) => jwe.slice(0, at) + (char === 'A' ? 'B' : 'A') + jwe.slice(at + 1))
    const shorter = Array.from(jwe, (_, at) => jwe.slice(0, at) + jwe.slice(at + 1))
    // The last character of a part has spare bits: a lenient reader takes several texts for the same bytes.
    const parts = jwe.split('.')
    const respelt = parts.flatMap((part, at) =>
      Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=', (char) =>
        parts.with(at, part.slice(0, -1) + char).join('.'),
      ),
    )
    const taken: string[] = []
    for (const mutant of [...mutants, ...shorter, ...respelt.filter((text) => text !== jwe)]) {
      const answer = await vault.tokenize(mutant)
      if (answer.result !== 'refused' || answer.reason !== 'unreadable') taken.push(mutant)
    }
    expect(taken).toEqual([])
    expect(await vault.tokenize(jwe)).toMatchObject({ result: 'token' })
  }, 60_000)

  it('a caller without the secret, before anything is read', async () => {
    const vault = await openVault()
    const body = { jwe: await vault.encrypt(VISA), partnerId: 'one', accepted: ['VISA'] }
    for (const wrong of ['', 'Bearer', `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, `Basic ${TOKEN}`]) {
      expect((await vault.post('/tokenize', body, wrong)).status).toBeGreaterThanOrEqual(400)
      expect((await vault.post('/keys/rotate', {}, wrong)).status).toBeGreaterThanOrEqual(400)
    }
    expect(await vault.tokenize(body.jwe)).toMatchObject({ result: 'token' })
  })

  it.each([
    [{}],
    [[]],
    [null],
    [{ jwe: 'x', partnerId: 'one', accepted: ['VISA'], extra: 1 }],
    [{ jwe: 'x', partnerId: 'one', accepted: ['JCB'] }],
    [{ jwe: 'x', partnerId: 'three', accepted: [] }],
  ])('a body that is no request: %j', async (body) => {
    expect((await (await openVault()).post('/tokenize', body)).status).toBe(400)
  })

  it('a body that is too large', async () => {
    expect((await (await openVault()).post('/tokenize', { jwe: 'x'.repeat(9000) })).status).toBe(413)
  })
})

describe('what never leaves', () => {
  it('no published number stands in the log or in the files, readable', async () => {
    const vault = await openVault()
    for (const { number } of published) {
      await vault.tokenize(await vault.encrypt(number))
      // Also where a caller puts it by mistake.
      await vault.post('/tokenize', { jwe: number, partnerId: number, accepted: [] })
      await vault.post('/tokenize', number)
      await vault.post(`/${number}`, { number })
    }
    expect(vault.lines.length).toBeGreaterThan(published.length)
    const files = ['', '-wal'].map((end) => readFileSync(vault.file + end, 'latin1')).join()
    for (const { number } of published) {
      expect(vault.lines.join()).not.toContain(number)
      expect(files).not.toContain(number)
    }
  })
})

describe('the key file', () => {
  it('is made once, for its owner alone, and gives the same fingerprints afterwards', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vault-'))
    folders.push(folder)
    const path = join(folder, 'vault.key')
    const first = openSecrets(path)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    const second = openSecrets(path)
    if (first.kind !== 'ok' || second.kind !== 'ok') throw new Error('refused')
    expect(second.secrets.fingerprint(VISA)).toBe(first.secrets.fingerprint(VISA))
    chmodSync(path, 0o640)
    expect(openSecrets(path)).toMatchObject({ kind: 'refused', why: expect.stringContaining('chmod 600') })
    writeFileSync(path, 'short')
    chmodSync(path, 0o600)
    expect(openSecrets(path)).toMatchObject({ kind: 'refused' })
  })

  it('seals each text to its place: neither a changed byte nor another place opens it', () => {
    const sealed = secrets.seal(VISA, 'here')
    expect(() => secrets.open(sealed, 'there')).toThrow()
    const changed = Buffer.from(sealed)
    changed.writeUInt8(changed.readUInt8(14) ^ 1, 14)
    expect(() => secrets.open(changed, 'here')).toThrow()
  })
})
