import { newFrameNonce } from '@dining/contract/frame'
import { EncryptJWT } from 'jose'
import { describe, expect, it } from 'vitest'

import published from '../fixtures/test-card-numbers.json' with { type: 'json' }
import { encryptNumber } from './frame/encrypt.ts'
import { KEY_GRACE_MS, type FrameKeys } from './frame-keys.ts'
import {
  ANSWERS_TWICE,
  LOSES_ANSWERS,
  NOT_ELIGIBLE,
  testVaults,
  refused,
  START,
  TIMES_OUT,
  to,
  TOKEN,
  tokenOf,
  VISA,
} from './testing/vault-under-test.ts'

const { openVault, openImpatientVault } = testVaults()

/** A JWE whose claims or header a forger chose, to the real key. */
const forge = async (keys: FrameKeys, claims: Record<string, unknown>, header: Record<string, string> = {}) => {
  const { kid, jwk } = await keys.current()
  return new EncryptJWT({ number: VISA, aud: 'one', iat: START / 1000, exp: START / 1000 + 240, jti: newFrameNonce(), ...claims })
    .setProtectedHeader({ alg: 'RSA-OAEP-256', enc: 'A256GCM', kid, ...header })
    .encrypt({ ...jwk, alg: header['alg'] ?? 'RSA-OAEP-256' })
}

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
    expect(await vault.tokenize(await encryptNumber(VISA, await to(vault.keys, 'two'), START))).toEqual(refused('unreadable'))
  })

  it('the key of before, once it has retired, and not a moment earlier', async () => {
    const vault = await openVault()
    const old = await to(vault.keys)
    expect((await vault.post('/keys/rotate', {})).status).toBe(200)
    expect((await vault.keys.current()).kid).not.toBe(old.kid)
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
  })

  it('a caller without the secret, before anything is read', async () => {
    const vault = await openVault()
    const body = { jwe: await vault.encrypt(VISA), partnerId: 'one', accepted: ['VISA'] }
    for (const [wrong, status] of [
      ['', 401],
      ['Bearer', 400],
      [`Bearer ${TOKEN}x`, 401],
      [`Bearer ${TOKEN.slice(1)}`, 401],
      [`Basic ${TOKEN}`, 400],
    ] as const)
      for (const path of ['/tokenize', '/release', '/verifications', '/verifications/confirm', '/keys/rotate'])
        expect((await vault.post(path, body, wrong)).status, `${path} ${wrong}`).toBe(status)
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

describe('what is stored and logged', () => {
  it('no published number is in the log, the database file or its write-ahead log: linked, refused, failed, released', async () => {
    const vault = await openImpatientVault()
    const numbers = [...published.map(({ number }) => number), NOT_ELIGIBLE, TIMES_OUT, LOSES_ANSWERS, ANSWERS_TWICE]
    for (const number of numbers) {
      const answer = await vault.link(number)
      if (answer.result === 'token' && Number(number) % 2 === 0) await vault.release(answer.token)
      // Also where a caller puts it by mistake.
      await vault.post('/tokenize', { jwe: number, partnerId: number, accepted: [] })
      await vault.post('/tokenize', number)
      await vault.post('/release', { partnerId: number, token: number })
      await vault.post('/verifications/confirm', { id: number, code: '123456' })
      await vault.post(`/${number}`, { number })
    }
    expect(vault.lines.length).toBeGreaterThan(published.length)
    const bytes = vault.bytes()
    expect(bytes).toContain(vault.keyring.fingerprint('5555555555554444'))
    for (const number of numbers) {
      expect(vault.lines.join('')).not.toContain(number)
      expect(bytes).not.toContain(number)
    }
  })

  it('logs what happened to cards and keys, without a card', async () => {
    const vault = await openVault()
    await vault.release(tokenOf(await vault.link(VISA)))
    await vault.link(NOT_ELIGIBLE)
    for (const key of ['frame', 'data', 'master']) expect((await vault.post('/keys/rotate', { key })).status).toBe(200)
    const events = vault.lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ event }) => event !== 'request')
    expect(events).toMatchObject([
      { event: 'registered', partner: 'one' },
      { event: 'release-requested', partner: 'one', result: 'released' },
      { event: 'refused', partner: 'one', reason: 'not-eligible' },
      { event: 'key-rotated', key: 'frame' },
      { event: 'key-rotated', key: 'data' },
      { event: 'key-rotated', key: 'master' },
    ])
    // Times and ids of keys may contain any digits.
    const words = events.map((event) => ({ ...event, time: undefined, kid: undefined }))
    expect(JSON.stringify(words)).not.toMatch(/4242|0015|tok_/)
  })
})
