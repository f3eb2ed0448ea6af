import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'

import { CARD_TYPE_CODES, type CardTypeCode } from '@dining/domain'
import { releaseAnswerSchema, tokenizeAnswerSchema, type TokenizeAnswer } from '@dining/contract'
import { startProcessor } from '@dining/sandbox/processor'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'

import { encryptNumber } from '../frame/encrypt.ts'
import type { FrameKeys } from '../frame-keys.ts'
import { createInternalApp } from '../internal-app.ts'
import { createLog } from '../log.ts'
import { maintain } from '../maintenance.ts'
import { httpNetwork } from '../network/http-network.ts'
import { openSqlite } from '../store/sqlite-database.ts'
import { memoryProvider, testVaultStore } from './open-test-vault.ts'

export const START = Date.UTC(2026, 10, 20, 12)
export const TOKEN = 'the-secret-that-the-api-shows-0123456789'
export const NETWORK_TOKEN = 'the-credential-of-the-vault-0123456789'
export const VISA = '4242424242424242'
/** Numbers that the local processor treats specially (apps/sandbox/src/processor/test-numbers.ts). */
export const NOT_ELIGIBLE = '4999990000000015'
export const TIMES_OUT = '4999990000000106'
export const LOSES_ANSWERS = '4999990000000205'
export const ANSWERS_TWICE = '4999990000000304'

/** Milliseconds after which a call of the card network times out: no slow machine reaches the first, and answers still come in the second. */
const PATIENT_MS = 60_000
const IMPATIENT_MS = 3_000

const partners = new Set(['one', 'two'])

/** Vaults of one test file with a local card processor. */
async function openVaults() {
  const provider = memoryProvider()
  // Made once: a key pair of 3072 bits takes a second.
  const made = await testVaultStore(() => START, openSqlite(':memory:'), provider)
  const processor = await startProcessor({ token: NETWORK_TOKEN })
  const folders: string[] = []

  /** A whole vault on a file of its own, with a clock that the test moves, a log that it can read, and the local card processor. */
  async function openVault(networkUrl = processor.url, timeoutMs = PATIENT_MS) {
    const folder = mkdtempSync(join(tmpdir(), 'vault-'))
    folders.push(folder)
    const clock = { now: START }
    const now = () => clock.now
    const file = join(folder, 'vault.sqlite')
    const database = openSqlite(file)
    for (const { id, purpose, wrapped, wrapped_by, created_at } of await made.store.dataKeys.all())
      await database.query('INSERT INTO data_keys (id, purpose, wrapped, wrapped_by, created_at) VALUES ($1, $2, $3, $4, $5)', [
        id,
        purpose,
        wrapped,
        wrapped_by,
        created_at,
      ])
    const frameKey = await made.store.frameKeys.current()
    if (!frameKey) throw new Error('no frame key')
    const { kid, public_jwk, sealed_private_jwk, created_at } = frameKey
    await database.query('INSERT INTO frame_keys (kid, public_jwk, sealed_private_jwk, created_at) VALUES ($1, $2, $3, $4)', [
      kid,
      public_jwk,
      sealed_private_jwk,
      created_at,
    ])
    const { store, keyring, keys } = await testVaultStore(now, database, memoryProvider(provider.masters))
    const lines: string[] = []
    const sink = new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) })
    const log = createLog('debug', sink)
    const network = httpNetwork({ url: networkUrl, token: NETWORK_TOKEN, timeoutMs })
    const deps = { store, keyring, keys, network, now, log }
    const app = createInternalApp({ ...deps, token: TOKEN, partners, ready: () => true })
    const post = (path: string, body: unknown, authorization = `Bearer ${TOKEN}`) =>
      app.request(path, { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body: JSON.stringify(body) })
    const ask = async <S extends v.GenericSchema>(schema: S, path: string, body: unknown): Promise<v.InferOutput<S>> => {
      const answer = await post(path, body)
      expect(answer.status).toBe(200)
      return v.parse(schema, await answer.json())
    }
    const tokenize = (jwe: string, accepted: readonly CardTypeCode[] = CARD_TYPE_CODES, partnerId = 'one') =>
      ask(tokenizeAnswerSchema, '/tokenize', { jwe, partnerId, accepted })
    const encrypt = async (number: string, partner = 'one') => encryptNumber(number, await to(keys, partner), clock.now)
    const link = async (number: string, partner = 'one') => tokenize(await encrypt(number, partner), CARD_TYPE_CODES, partner)
    return {
      ...deps,
      clock,
      database,
      file,
      lines,
      post,
      ask,
      tokenize,
      encrypt,
      link,
      release: (token: string, partnerId = 'one') => ask(releaseAnswerSchema, '/release', { partnerId, token }),
      maintain: () => maintain({ ...deps, schedule: { frameKeyDays: 30, dataKeyDays: 90 } }),
      /** The database's file and its write-ahead log. */
      bytes: () => ['', '-wal'].map((end) => readFileSync(file + end, 'latin1')).join(''),
    }
  }
  return {
    openVault,
    processor,
    /** Registrations that the processor holds of one card. */
    registrations: (lastFour: string, partner = 'one') =>
      processor.ledger.registrations().filter((one) => one.lastFour === lastFour && one.partner === partner),
    removeFiles: () => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })),
    close: processor.close,
  }
}
type Vaults = Awaited<ReturnType<typeof openVaults>>
export type VaultUnderTest = Awaited<ReturnType<Vaults['openVault']>>

/** Opens vaults for the tests of a file, removes their files after each test and closes them at the end. Call it once, outside of tests. */
export function testVaults() {
  let opened: Vaults | undefined
  const vaults = () => {
    if (!opened) throw new Error('Vaults are open in tests alone')
    return opened
  }
  beforeAll(async () => {
    opened = await openVaults()
  })
  afterEach(() => vaults().removeFiles())
  afterAll(() => vaults().close())
  const openVault: Vaults['openVault'] = (url, timeoutMs) => vaults().openVault(url, timeoutMs)
  /** A vault that soon gives up a card network that does not answer. */
  const openImpatientVault = () => vaults().openVault(vaults().processor.url, IMPATIENT_MS)
  const registrations: Vaults['registrations'] = (lastFour, partner) => vaults().registrations(lastFour, partner)
  return { openVault, openImpatientVault, registrations, processor: () => vaults().processor }
}

/** What the frame encrypts with. */
export const to = async (keys: FrameKeys, partner = 'one') => ({ partner, ...(await keys.current()) })

export const refused = (reason: string) => ({ result: 'refused', reason })

/** The token of an answer; throws when there is none. */
export const tokenOf = (answer: TokenizeAnswer): string => {
  if (answer.result !== 'token') throw new Error(`no token: ${answer.result}`)
  return answer.token
}
