import { afterAll, beforeAll, expect, it } from 'vitest'

import { givenCard, givenMember, givenMerchant, type TestMember, type TestMerchant } from '../../testing/dining.ts'
import { feed } from '../../testing/feed.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { sampleLine, type SampleRequest } from './sample-feed.ts'

let api: TestApi
let member: TestMember
let merchant: TestMerchant
beforeAll(async () => {
  api = await testApi()
  merchant = await givenMerchant(api.store)
  member = await givenMember(api.store, 'one')
  await givenCard(api.store, member, { last_four: '1111', linked_at: new Date('2026-06-15T16:00:00Z') })
  await givenCard(api.store, member, { last_four: '2222', linked_at: new Date('2026-06-15T16:30:00Z') })
  await givenCard(api.store, member, {
    last_four: '3333',
    linked_at: new Date('2026-06-15T16:45:00Z'),
    unlinked_at: new Date('2026-06-15T16:50:00Z'),
  })
})
afterAll(() => api.close())

const ask = (more: Partial<SampleRequest> = {}) =>
  sampleLine(api.deps, {
    partnerId: 'one',
    email: member.email,
    merchant: merchant.id,
    lastFour: null,
    fields: { amount: '64.00' },
    ...more,
  })

it('is a line that earns for the card linked last', async () => {
  const line = await ask({ email: ` ${member.email.toUpperCase()}` })
  if (!line.ok) throw new Error(line.error.kind)
  expect(await feed(api, [line.value])).toMatchObject({ earned: 1 })
  const dine = await api.store.owner((tx) => tx.selectFrom('dine').selectAll().where('member_id', '=', member.id).executeTakeFirstOrThrow())
  expect(dine).toMatchObject({ card_last_four: '2222', merchant_id: merchant.id, amount_cents: 6400, benefit: 192 })
})

it('accepts another card, a network id and any field', async () => {
  const fields = {
    amount: '64.00',
    subtotal: '50',
    channel: 'online',
    occurredAt: '2026-06-15T10:00:00-05:00',
    sourceTransactionId: 'mine',
  }
  const line = await ask({ lastFour: '1111', merchant: merchant.network_id, fields })
  expect(line).toMatchObject({ ok: true, value: { ...fields, networkMerchantId: merchant.network_id } })
})

it.each<[string, Partial<SampleRequest>]>([
  ['no-partner', { partnerId: 'nobody' }],
  ['no-member', { email: 'nobody@example.com' }],
  ['no-member', { partnerId: 'two' }],
  ['no-card', { lastFour: '3333' }],
  ['no-merchant', { merchant: 'nowhere' }],
  ['issues', { fields: { amount: '-1' } }],
])('says %s', async (kind, more) => {
  expect(await ask(more)).toMatchObject({ ok: false, error: { kind } })
})
