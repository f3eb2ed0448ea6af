import { covered, progress, scaled } from '@dining/stress'
import { returnsMoney } from '@dining/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { creditPartner } from '../testing/credit-partner.ts'
import { givenCard, givenMember, givenMerchant, type TestMerchant } from '../testing/dining.ts'
import { feed, line, type Line } from '../testing/feed.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { testPartner } from '../testing/test-partner.ts'
import { settle } from '../use-cases/earning/settle.ts'

const FUEL = { kind: 'fuel', tenthsOfCentPerGallon: 100, perCents: 5000 } as const
/** After the last dine of the month and the days in which its final amount may come. */
const AFTER = '2026-07-31'
/** Months of all programs together. */
const MONTHS = 10_000

let api: TestApi
let merchant: TestMerchant
beforeAll(async () => {
  api = await testApi([
    creditPartner('credit'),
    testPartner('gallon', { program: { currencyType: 'Dollar', earnRates: { 0: FUEL, 2: FUEL } } }),
    testPartner('miles'),
  ])
  merchant = await givenMerchant(api.store)
})
afterAll(() => api.close())

interface Dine {
  readonly day: number
  readonly cents: number
  readonly refund: number | null
  readonly twice: boolean
}

/** A dine of June: its bill, a refund of it that may exceed it, and whether its lines come twice. */
const dine: fc.Arbitrary<Dine> = fc.record({
  day: fc.integer({ min: 1, max: 14 }),
  cents: fc.integer({ min: 1, max: 60_000 }),
  refund: fc.option(fc.integer({ min: 1, max: 65_000 })),
  twice: fc.boolean(),
})

const PROGRAMS = ['credit', 'gallon', 'miles']

it.each(PROGRAMS)('random months of %s: sums agree, nothing is paid twice, and the order of lines does not matter', async (partner) => {
  const months = scaled(Math.ceil(MONTHS / PROGRAMS.length), 4)
  let done = 0
  await fc.assert(
    fc.asyncProperty(fc.array(dine, { minLength: 1, maxLength: 8 }), fc.infiniteStream(fc.nat()), async (dines, keys) => {
      const inOrder = await totalOf(partner, dines.flatMap(linesOf))
      const keyed = dines.flatMap(linesOf).map((item) => ({ item, key: keys.next().value ?? 0 }))
      const shuffled = keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item)
      expect(await totalOf(partner, shuffled)).toBe(inOrder)
      done += 1
      if (done % 100 === 0) progress(`months of ${partner}`, done, months)
    }),
    { numRuns: months },
  )
  covered(`ledger, ${partner}`, { months })
})

type MakeLine = (card: Parameters<typeof line>[0], memo: Map<number, Line>) => Line
let marks = 0

/** The lines of a dine, to be made for a card: those of one mark are the same line. */
function linesOf({ day, cents, refund, twice }: Dine): MakeLine[] {
  const [mark, backMark] = [(marks += 1), (marks += 1)]
  const dollars = (amount: number) => (amount / 100).toFixed(2)
  const at = (hour: number) => `2026-06-${String(day).padStart(2, '0')}T${hour}:30:00-04:00`
  const known = (memo: Map<number, Line>, key: number, make: () => Line) => {
    const made = memo.get(key) ?? make()
    memo.set(key, made)
    return made
  }
  const paid: MakeLine = (card, memo) => known(memo, mark, () => line(card, merchant, at(19), dollars(cents)))
  const back: MakeLine = (card, memo) =>
    known(memo, backMark, () =>
      line(card, merchant, at(21), dollars(-(refund ?? 0)), { type: 'Refund', refundOf: paid(card, memo)['sourceTransactionId'] }),
    )
  const lines = refund === null ? [paid] : [paid, back]
  return twice ? [...lines, ...lines] : lines
}

/** Imports lines for a new member in this order, twice, settles, checks the sums, and returns what all lines earned. */
async function totalOf(partner: string, lines: readonly MakeLine[]): Promise<number> {
  const member = await givenMember(api.store, partner)
  const card = await givenCard(api.store, member)
  const memo = new Map<number, Line>()
  const made = lines.map((make) => make(card, memo))
  await feed(api, made)
  await feed(api, made)
  await settle(api.deps, AFTER)
  await settle(api.deps, AFTER)
  const { rows, credits, account } = await api.store.owner(async (tx) => ({
    rows: await tx.selectFrom('dine').select(['benefit', 'status', 'credit_id']).where('member_id', '=', member.id).execute(),
    credits: await tx.selectFrom('statement_credit').selectAll().where('member_id', '=', member.id).execute(),
    account: await tx.selectFrom('member_earning').select('balance').where('member_id', '=', member.id).executeTakeFirst(),
  }))
  expect(rows).toHaveLength(new Set(made).size)
  const total = rows.reduce((sum, { benefit }) => sum + benefit, 0)
  const paidOut = credits.filter(({ status }) => !returnsMoney(status)).reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  expect((account?.balance ?? 0) + paidOut).toBe(total)
  expect(account?.balance ?? 0).toBeGreaterThanOrEqual(0)
  for (const { id, amount_cents } of credits) {
    const own = rows.filter(({ credit_id }) => credit_id === id)
    expect(own.reduce((sum, { benefit }) => sum + benefit, 0)).toBe(amount_cents)
  }
  return total
}
