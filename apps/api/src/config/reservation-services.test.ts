import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { testPartner } from '../testing/test-partner.ts'
import { readReservationServices } from './reservation-services.ts'

const SECRET = 'a secret of thirty-two characters.'
const SANDBOX = { service: 'sandbox', token: SECRET, webhookSecret: SECRET, reachedAt: 'http://127.0.0.1:4000/' }
const OPEN_TABLE = { service: 'openTable', clientId: 'id', clientSecret: 'hush', webhookSecret: SECRET }
const LIVE = { secretKey: 'sk_live_0123456789abcdef' }
const withCards = (cards: object) => ({ ...OPEN_TABLE, cardPayments: { ...LIVE, ...cards } })
const OFFERING = testPartner('one', { features: { openTableReservationsEnabled: true } })
const OTHER = testPartner('other')

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'reservations-'))))
afterAll(() => rm(folder, { recursive: true }))

async function read(content: unknown, isProduction = false) {
  const file = join(folder, 'reservations.json')
  await writeFile(file, JSON.stringify(content))
  return readReservationServices(file, [OFFERING, OTHER], isProduction)
}

describe('the services of reservations', () => {
  it('are read by partner, and there are none without a file [RESERVE-02]', async () => {
    expect(await read({ one: SANDBOX })).toEqual({
      ok: true,
      value: new Map([['one', { ...SANDBOX, reachedAt: 'http://127.0.0.1:4000' }]]),
    })
    const result = await read({ one: OPEN_TABLE }, true)
    const addresses = { signInAt: 'https://oauth.opentable.com', reachedAt: 'https://platform.opentable.com' }
    expect(result).toEqual({ ok: true, value: new Map([['one', { ...OPEN_TABLE, ...addresses }]]) })
    expect(await readReservationServices(undefined, [OFFERING], true)).toEqual({ ok: true, value: new Map() })
  })

  it('have an account that takes cards; staging takes one of tests [CARD-71] [CARD-72]', async () => {
    const cardPayments = { ...LIVE, reachedAt: 'https://api.stripe.com' }
    expect(await read({ one: withCards({}) }, true)).toMatchObject({ ok: true, value: new Map([['one', { cardPayments }]]) })
    const file = join(folder, 'staging.json')
    await writeFile(file, JSON.stringify({ one: withCards({ secretKey: 'sk_test_0123456789abcdef' }) }))
    expect((await readReservationServices(file, [OFFERING], true, true)).ok).toBe(true)
  })

  it.each<[string, unknown, boolean, string]>([
    ['the sandbox in production', { one: SANDBOX }, true, 'exists for development only'],
    ['a partner without reservations', { other: OPEN_TABLE }, false, 'other, without reservations'],
    ['a short secret', { one: { ...OPEN_TABLE, webhookSecret: 'hush' } }, false, 'one.webhookSecret'],
    ['an address without TLS', { one: { ...OPEN_TABLE, reachedAt: 'http://tables.example' } }, false, 'one.reachedAt'],
    ['a publishable key', { one: withCards({ secretKey: 'pk_live_0123456789abcdef' }) }, false, 'one.cardPayments.secretKey'],
    ['a provider of cards without TLS', { one: withCards({ reachedAt: 'http://cards.example' }) }, false, 'one.cardPayments.reachedAt'],
    ['a test key of cards in production', { one: withCards({ secretKey: 'sk_test_0123456789abcdef' }) }, true, 'cardPayments of one'],
    ['a restricted test key in production', { one: withCards({ secretKey: 'rk_test_0123456789abcdef' }) }, true, 'cardPayments of one'],
    ['the stand-in of the sandbox', { one: withCards({ reachedAt: 'https://payments.localhost:3000' }) }, true, 'cardPayments of one'],
    ['a provider of cards on this machine', { one: withCards({ reachedAt: 'http://127.0.0.1:4000' }) }, true, 'cardPayments of one'],
    ['a field that is not known', { one: { ...OPEN_TABLE, key: '1' } }, false, 'one.key'],
    ['another service', { one: { ...OPEN_TABLE, service: 'resy' } }, false, 'one.service'],
  ])('are refused with a one-line error without values: %s', async (_, content, isProduction, says) => {
    const result = await read(content, isProduction)
    const error = result.ok ? '' : result.error
    expect(error).toContain(says)
    expect(error).not.toMatch(/\n|hush|thirty-two|0123456789abcdef/)
  })
})
