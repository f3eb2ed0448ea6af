import { loadCardAnswerSchema, tokenizeAnswerSchema } from '@dining/contract'
import { describe, expect, it } from 'vitest'

import { NOT_ELIGIBLE, refused, testVaults, tokenOf, VISA, type VaultUnderTest } from './testing/vault-under-test.ts'

const { openVault, registrations } = testVaults()

const ALL = ['AMEX', 'DISC', 'MAST', 'VISA']
const load = async (vault: VaultUnderTest, number: string, partnerId = 'one') =>
  vault.ask(loadCardAnswerSchema, '/cards/load', { jwe: await vault.encrypt(number, partnerId), partnerId })
const loaded = async (vault: VaultUnderTest, number = VISA) => {
  const answer = await load(vault, number)
  if (answer.result !== 'loaded') throw new Error(`not loaded: ${answer.result}`)
  return answer.token
}
const register = (vault: VaultUnderTest, token: string, partnerId = 'one', accepted = ALL) =>
  vault.ask(tokenizeAnswerSchema, '/cards/register', { token, partnerId, accepted })

describe('a card that a partner loads', () => {
  it('gets a token, is not registered with the networks and leaves no number', async () => {
    const vault = await openVault()
    const token = await loaded(vault)
    expect(token).toMatch(/^tok_[\w-]{24}$/)
    expect(registrations('4242')).toEqual([])
    expect(await vault.database.query('SELECT * FROM cards')).toEqual([])
    expect(vault.bytes()).not.toContain(VISA)
    expect(vault.lines.join('')).not.toMatch(/4242|tok_/)
  })

  it('is registered when a member chooses it, with the fingerprint that a typed number has', async () => {
    const vault = await openVault()
    const token = await loaded(vault)
    const answer = await register(vault, token)
    expect(answer).toEqual({ result: 'token', token, fingerprint: vault.keyring.fingerprint(VISA), brand: 'VISA', lastFour: '4242' })
    expect(registrations('4242')).toHaveLength(1)
    // The same card, typed: the vault recognizes it.
    expect(tokenOf(await vault.link(VISA))).toBe(token)
    expect(registrations('4242')).toHaveLength(1)
  })

  it('can be registered again after it was released, and ten times at once registers once', async () => {
    const vault = await openVault()
    const token = await loaded(vault)
    await register(vault, token)
    expect(await vault.release(token)).toEqual({ result: 'released' })
    expect(registrations('4242')).toEqual([])
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(vault, token)))
    expect(new Set(answers.map(tokenOf)).size).toBe(1)
    expect(registrations('4242')).toHaveLength(1)
  })

  it('keeps its token when it is loaded again, and its reference when the data key changes', async () => {
    const vault = await openVault()
    const token = await loaded(vault)
    expect(await loaded(vault)).toBe(token)
    await vault.keyring.rotateStorageKey()
    expect(await register(vault, token)).toMatchObject({ result: 'token', token })
  })

  it('is refused for another partner, for an unknown token and for a brand that is not accepted', async () => {
    const vault = await openVault()
    const token = await loaded(vault)
    // The networks also hold what other tests of this file have registered.
    const before = registrations('4242')
    expect(await register(vault, token, 'two')).toEqual(refused('not-eligible'))
    expect(await register(vault, `tok_${'x'.repeat(24)}`)).toEqual(refused('not-eligible'))
    expect(await register(vault, token, 'one', ['AMEX'])).toEqual(refused('brand-not-accepted'))
    expect(registrations('4242')).toEqual(before)
  })

  it('is refused if its number is wrong, the networks refuse it or its envelope was used', async () => {
    const vault = await openVault()
    expect(await load(vault, '4242424242424241')).toEqual(refused('invalid-number'))
    expect(await load(vault, NOT_ELIGIBLE)).toEqual(refused('not-eligible'))
    const jwe = await vault.encrypt(VISA)
    const once = () => vault.ask(loadCardAnswerSchema, '/cards/load', { jwe, partnerId: 'one' })
    expect(await once()).toMatchObject({ result: 'loaded' })
    expect(await once()).toEqual(refused('already-used'))
    const away = await openVault('http://127.0.0.1:9')
    expect(await load(away, VISA)).toEqual({ result: 'unavailable' })
    expect(await away.database.query('SELECT * FROM loaded_cards')).toEqual([])
  })

  it('is taken only from a caller with the vault’s token, and never as a number', async () => {
    const vault = await openVault()
    const jwe = await vault.encrypt(VISA)
    expect((await vault.post('/cards/load', { jwe, partnerId: 'one' }, 'Bearer wrong')).status).toBe(401)
    expect((await vault.post('/cards/load', { number: VISA, partnerId: 'one' })).status).toBe(400)
    expect((await vault.post('/cards/register', { token: VISA, partnerId: 'one', accepted: ALL })).status).toBe(400)
    expect((await vault.post('/cards/load', { jwe, partnerId: 'nobody' })).status).toBe(400)
  })
})
