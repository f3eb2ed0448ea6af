import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { givenCard, givenMember, givenMerchant, type TestMerchant } from '../../testing/dining.ts'
import { feed, line, type Line } from '../../testing/feed.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { settle } from '../earning/settle.ts'

const FUEL = { kind: 'fuel', tenthsOfCentPerGallon: 100, perCents: 5000 } as const
const CASH = { kind: 'percent', basisPoints: 250 } as const

const NOON = '2026-06-15T12:30:00-04:00'
const EVENING = '2026-06-14T19:30:00-04:00'

let api: TestApi
let merchant: TestMerchant
beforeAll(async () => {
  api = await testApi([
    testPartner('cash', { program: { currencyType: 'Credit', earnRates: { 0: CASH, 2: CASH } } }),
    testPartner('gallon', { program: { currencyType: 'Dollar', earnRates: { 0: FUEL, 2: FUEL } } }),
  ])
  merchant = await givenMerchant(api.store)
})
afterAll(() => api.close())

describe('the order of lines', () => {
  const dine = fc.record({
    cents: fc.integer({ min: 1, max: 20_000 }),
    refund: fc.option(fc.integer({ min: 1, max: 25_000 })),
    twice: fc.boolean(),
  })
  const dollars = (cents: number) => (cents / 100).toFixed(2)

  it.each(['cash', 'gallon'])(
    'does not change what a member of %s has in the end',
    async (partner) => {
      await fc.assert(
        fc.asyncProperty(fc.array(dine, { minLength: 1, maxLength: 5 }), fc.infiniteStream(fc.nat()), async (dines, keys) => {
          const totals: number[] = []
          for (const shuffle of [false, true]) {
            const member = await givenMember(api.store, partner)
            const card = await givenCard(api.store, member)
            const lines = dines.flatMap(({ cents, refund, twice }): Line[] => {
              const paid = line(card, merchant, EVENING, dollars(cents))
              const back =
                refund === null
                  ? []
                  : [line(card, merchant, NOON, dollars(-refund), { type: 'Refund', refundOf: paid['sourceTransactionId'] })]
              return [paid, ...back, ...(twice ? [paid, ...back] : [])]
            })
            const keyed = lines.map((item) => ({ item, key: keys.next().value ?? 0 }))
            const sorted = shuffle ? keyed.toSorted((a, b) => a.key - b.key) : keyed
            await feed(
              api,
              sorted.map(({ item }) => item),
            )
            const data = await api.store.owner((tx) => tx.selectFrom('dine').select('benefit').where('member_id', '=', member.id).execute())
            totals.push(data.reduce((sum, row) => sum + row.benefit, 0))
            expect(data).toHaveLength(dines.length + dines.filter(({ refund }) => refund !== null).length)
            await settle(api.deps, '2026-07-31')
            const { balance } = await api.store.owner((tx) =>
              tx.selectFrom('member_earning').selectAll().where('member_id', '=', member.id).executeTakeFirstOrThrow(),
            )
            expect(balance).toBe(totals.at(-1))
            expect(balance).toBeGreaterThanOrEqual(0)
          }
          expect(totals[1]).toBe(totals[0])
        }),
        { numRuns: 6 },
      )
    },
    60_000,
  )
})
