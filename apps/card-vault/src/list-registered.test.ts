import { registeredAnswerSchema, type RegisteredAnswer } from '@dining/contract'
import { expect, it } from 'vitest'

import { testVaults, tokenOf, VISA, type VaultUnderTest } from './testing/vault-under-test.ts'

const { openVault } = testVaults()

const AMEX = '378282246310005'
const SECOND_MS = 1_000
const list = (vault: VaultUnderTest, after: RegisteredAnswer['last'] | null, settledSeconds = 100) =>
  vault.ask(registeredAnswerSchema, '/cards/registered', { after, settledSeconds })

it('lists cards that are registered from the first call on, once each, when they have settled', async () => {
  const vault = await openVault()
  await vault.link(AMEX)
  vault.clock.now += 200 * SECOND_MS
  const first = await list(vault, null)
  expect(first).toMatchObject({ cards: [], hasMore: false })
  const token = tokenOf(await vault.link(VISA))
  vault.clock.now += 99 * SECOND_MS
  expect((await list(vault, first.last)).cards).toEqual([])
  vault.clock.now += SECOND_MS
  const second = await list(vault, first.last)
  expect(second).toMatchObject({ cards: [{ partnerId: 'one', token }], hasMore: false })
  expect(await list(vault, second.last)).toEqual({ ...second, cards: [] })
})

it('lists a card again that is registered again, and none that is released', async () => {
  const vault = await openVault()
  const { last } = await list(vault, null)
  const token = tokenOf(await vault.link(VISA))
  tokenOf(await vault.link(AMEX))
  await vault.release(token)
  vault.clock.now += 200 * SECOND_MS
  const first = await list(vault, last)
  expect(first.cards).toHaveLength(1)
  await vault.link(AMEX)
  vault.clock.now += 200 * SECOND_MS
  expect((await list(vault, first.last)).cards).toEqual(first.cards)
})

it('refuses a request without the secret, and one that is malformed', async () => {
  const vault = await openVault()
  expect((await vault.post('/cards/registered', { after: null, settledSeconds: 100 }, 'Bearer wrong')).status).toBe(401)
  for (const body of [
    {},
    { after: null, settledSeconds: 0 },
    { after: { at: -1, token: '' }, settledSeconds: 100 },
    { after: 'x', settledSeconds: 1 },
  ])
    expect((await vault.post('/cards/registered', body)).status).toBe(400)
})
