import { PLACES, testPartner, testStore, type TestStore } from '@dining/api/testing'
import { startVault, type RealVault } from '@dining/testing/api'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { loadDemonstration } from '../load.ts'
import { demoPartnerCards } from './demo-partner-cards.ts'
import { loadPartnerCards } from './load-partner-cards.ts'

const AS_OF = new Date('2026-11-20T12:00:00Z')
const partners = [testPartner('one', { features: { hasPartnerLoadedCards: true } }), testPartner('two')]

let store: TestStore
let vault: RealVault
beforeAll(async () => {
  store = await testStore(PLACES)
  await loadDemonstration(store, { partners, asOf: AS_OF, merchants: 200 })
  vault = await startVault({ one: 'http://one.localhost:1', two: 'http://two.localhost:1' })
})
afterAll(async () => {
  await vault.close()
  await store.close()
})

const rows = () => store.owner((tx) => tx.selectFrom('partner_card').selectAll().orderBy('id').execute())
const load = () => loadPartnerCards({ store, partners, vault: vault.address, asOf: AS_OF })

it('loads the cards of partners that know cards into the real vault, and writes its tokens, never a number', async () => {
  await load()
  const stored = await rows()
  const [partner] = partners
  const cards = partner ? demoPartnerCards(partner) : []
  expect(new Set(stored.map(({ id }) => id))).toEqual(new Set(cards.map(({ id }) => id)))
  expect(new Set(stored.map(({ partner_id }) => partner_id))).toEqual(new Set(['one']))
  expect(stored.length).toBeGreaterThan(12)
  for (const row of stored) {
    const card = cards.find(({ id }) => id === row.id)
    expect(row.vault_token).toMatch(/^tok_[\w-]{24}$/)
    expect(row.last_four).toBe(card?.hasLastFour === false ? null : card?.number.slice(-4))
    expect(row.card_type).toBe(card?.brand)
  }
  expect(new Set(stored.map((row) => row.vault_token)).size).toBe(stored.length)
  const text = JSON.stringify(stored)
  expect(cards.filter(({ number }) => text.includes(number))).toEqual([])
})

it('changes nothing when it is repeated', async () => {
  await load()
  const before = await rows()
  await load()
  expect(await rows()).toEqual(before)
})
