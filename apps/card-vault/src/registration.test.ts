import { describe, expect, it } from 'vitest'

import published from '../fixtures/test-card-numbers.json' with { type: 'json' }
import {
  ANSWERS_TWICE,
  LOSES_ANSWERS,
  NOT_ELIGIBLE,
  testVaults,
  refused,
  START,
  TIMES_OUT,
  tokenOf,
  VISA,
} from './testing/vault-under-test.ts'

const { openVault, openImpatientVault, registrations, processor } = testVaults()

describe('registering a card', () => {
  it('returns token, fingerprint, brand and last four, and stores the network token sealed', async () => {
    const vault = await openVault()
    const answer = await vault.link(VISA)
    expect(answer).toMatchObject({ result: 'token', brand: 'VISA', lastFour: '4242', fingerprint: vault.keyring.fingerprint(VISA) })
    const row = await vault.store.cards.find(tokenOf(answer))
    expect(row).toMatchObject({ state: 'registered', partner_id: 'one' })
    const networkToken = await vault.keyring.open(row?.sealed_network_token ?? '', tokenOf(answer))
    expect(registrations('4242').map(({ token }) => token)).toEqual([networkToken])
    expect(vault.bytes()).not.toContain(networkToken)
  })

  it('returns one token for one card of a partner, and one fingerprint in the whole installation', async () => {
    const vault = await openVault()
    const first = await vault.link(VISA)
    expect(await vault.link(VISA)).toEqual(first)
    const elsewhere = await vault.link(VISA, 'two')
    expect(elsewhere).toMatchObject({ fingerprint: vault.keyring.fingerprint(VISA) })
    expect(tokenOf(elsewhere)).not.toBe(tokenOf(first))
  })

  it.each(published)('checks $number ($brand) again', async ({ number, brand }) => {
    const vault = await openVault()
    const expected = brand.startsWith('NOT_ACCEPTED')
      ? refused('brand-not-accepted')
      : brand.startsWith('INVALID')
        ? refused('invalid-number')
        : { result: 'token', brand, lastFour: number.slice(-4) }
    expect(await vault.link(number)).toMatchObject(expected)
  })

  it('refuses a brand that this partner does not accept, although the frame accepted it', async () => {
    const vault = await openVault()
    expect(await vault.tokenize(await vault.encrypt(VISA), ['MAST'])).toEqual(refused('brand-not-accepted'))
  })

  it('refuses a card that the networks refuse, and stores nothing of it', async () => {
    const vault = await openVault()
    expect(await vault.link(NOT_ELIGIBLE)).toEqual(refused('not-eligible'))
    expect(await vault.database.query('SELECT * FROM cards')).toEqual([])
  })

  it('answers "unavailable" when the networks do not answer, and accepts the card once they do', async () => {
    const away = await openVault('http://127.0.0.1:9')
    expect(await away.link(VISA)).toEqual({ result: 'unavailable' })
    const vault = await openImpatientVault()
    expect(await vault.link(TIMES_OUT)).toEqual({ result: 'unavailable' })
    expect(await vault.link(VISA)).toMatchObject({ result: 'token' })
  })

  it('finishes a registration whose answer was lost, with the same network token', async () => {
    const vault = await openVault()
    expect(await vault.link(LOSES_ANSWERS)).toEqual({ result: 'unavailable' })
    const [before] = registrations('0205')
    expect(before).toBeDefined()
    const answer = await vault.link(LOSES_ANSWERS)
    expect(registrations('0205')).toEqual([before])
    const row = await vault.store.cards.find(tokenOf(answer))
    expect(await vault.keyring.open(row?.sealed_network_token ?? '', tokenOf(answer))).toBe(before?.token)
  })

  it('releases a registration whose answer was lost when the member does not try again', async () => {
    const vault = await openVault()
    await vault.store.cards.begin({ token: 't', partnerId: 'one', fingerprint: 'f', brand: 'VISA', lastFour: '7777' }, START)
    processor().ledger.register(vault.keyring.derive('registration', 'one', 'f'), 'one', '7777')
    vault.clock.now += 9 * 60_000
    await vault.maintain()
    expect(registrations('7777')).toHaveLength(1)
    vault.clock.now += 2 * 60_000
    await vault.maintain()
    expect(registrations('7777')).toEqual([])
    expect(await vault.store.cards.find('t')).toBeNull()
  })

  it('does not use a duplicate response for another card', async () => {
    const vault = await openVault()
    const answers = []
    for (const number of [ANSWERS_TWICE, '4111111111111111', '5555555555554444']) answers.push(await vault.link(number))
    for (const answer of answers) {
      const row = await vault.store.cards.find(tokenOf(answer))
      const networkToken = await vault.keyring.open(row?.sealed_network_token ?? '', tokenOf(answer))
      expect(
        processor()
          .ledger.registrations()
          .find(({ token }) => token === networkToken)?.lastFour,
      ).toBe(row?.last_four)
    }
  })

  it('registers a card once when it is linked ten times in parallel', async () => {
    const vault = await openVault()
    const number = '4012888888881881'
    const jwes = await Promise.all(Array.from({ length: 10 }, () => vault.encrypt(number)))
    const answers = await Promise.all(jwes.map((jwe) => vault.tokenize(jwe)))
    expect(new Set(answers.map(tokenOf)).size).toBe(1)
    expect(registrations('1881')).toHaveLength(1)
  })
})
