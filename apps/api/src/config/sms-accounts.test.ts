import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { testPartner } from '../testing/test-partner.ts'
import { readSmsAccounts } from './sms-accounts.ts'

const ACCOUNT = { accountSid: `AC${'0a'.repeat(16)}`, authToken: 'a token of thirty-two characters.' }
const OFFERING = testPartner('one', { features: { hasSmsOptIn: true, shortCode: '55512' } })
const NEWER = testPartner('newer', { features: { hasSmsOptInV2: true, shortCode: '55512' } })
const OTHER = testPartner('other')

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'sms-'))))
afterAll(() => rm(folder, { recursive: true }))

async function read(content: unknown, isProduction = true) {
  const file = join(folder, 'sms.json')
  await writeFile(file, JSON.stringify(content))
  return readSmsAccounts(file, [OFFERING, NEWER, OTHER], isProduction)
}

describe('the accounts of text messages', () => {
  it('are read by partner, with the service of the wire format', async () => {
    const result = await read({ one: ACCOUNT, newer: { ...ACCOUNT, reachedAt: 'https://sms.example/' } })
    const accounts = { one: { ...ACCOUNT, reachedAt: 'https://api.twilio.com' }, newer: { ...ACCOUNT, reachedAt: 'https://sms.example' } }
    expect(result).toEqual({ ok: true, value: new Map(Object.entries(accounts)) })
  })

  it('are needed in production by each partner that asks for the consent', async () => {
    const missing = 'No account for the text messages of newer. Add them to SMS_FILE, or turn their SMS opt-in off.'
    expect(await read({ one: ACCOUNT })).toEqual({ ok: false, error: missing })
    expect((await read({ one: ACCOUNT }, false)).ok).toBe(true)
    expect(await readSmsAccounts(undefined, [OTHER], true)).toEqual({ ok: true, value: new Map() })
  })

  it.each<[string, unknown, string]>([
    ['an account of another service', { one: { ...ACCOUNT, accountSid: 'x' } }, 'one.accountSid'],
    ['a short token', { one: { ...ACCOUNT, authToken: 'hush' } }, 'one.authToken'],
    ['an address without TLS', { one: { ...ACCOUNT, reachedAt: 'http://sms.example' } }, 'one.reachedAt'],
    ['a field that is not known', { one: { ...ACCOUNT, from: '1' } }, 'one.from'],
  ])('is refused with a one-line error without values: %s', async (_, content, says) => {
    const result = await read(content)
    expect(result.ok).toBe(false)
    const error = result.ok ? '' : result.error
    expect(error).toContain(says)
    expect(error).not.toMatch(/\n|hush|thirty-two/)
  })
})
