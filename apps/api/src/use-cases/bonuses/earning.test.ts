import { endpoints, type Answer } from '@dining/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Browser } from '../../testing/browser.ts'
import { givenBonus } from '../../testing/bonuses.ts'
import { givenCard, givenMerchant, type TestCard, type TestMember, type TestMerchant } from '../../testing/dining.ts'
import { addMember, signedIn } from '../../testing/factories.ts'
import { feed, line, type Line } from '../../testing/feed.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { settle } from '../earning/settle.ts'

const HOUR_MS = 3_600_000
const WELCOME = { code: 'WELCOME', units: 1_000, spendCents: 3_000, withinDays: 30 }
const CASH = { kind: 'percent', basisPoints: 250 } as const

let api: TestApi
let merchant: TestMerchant
beforeAll(async () => {
  api = await testApi([
    testPartner('one', { program: { newMemberBonus: WELCOME } }),
    testPartner('cash', {
      program: { newMemberBonus: WELCOME, currencyType: 'Credit', earnRates: { 0: CASH, 2: CASH }, statementCreditFromCents: 2_000 },
    }),
  ])
  merchant = await givenMerchant(api.store)
})
afterAll(() => api.close())
const START = new Date('2026-06-15T17:00:00Z')
beforeEach(() => api.clock.set(START))

interface Diner {
  readonly member: TestMember
  readonly card: TestCard
  readonly visitor: Browser
}

/** A member who has joined just now and activated these bonuses. */
async function diner(partnerId: string, ...codes: readonly string[]): Promise<Diner> {
  const member = await addMember(api, partnerId)
  const card = await givenCard(api.store, member)
  const visitor = await signedIn(api, partnerId, member)
  for (const bonusCode of codes) expect((await visitor.call(endpoints.activateBonus, { params: { bonusCode } })).status).toBe(200)
  return { member, card, visitor }
}

/** A moment this many hours after the clock of the test. */
const after = (hours: number) => new Date(api.clock.now().getTime() + hours * HOUR_MS)
const refundOf = (card: TestCard, dine: Line, amount: string, at = after(3)) =>
  line(card, merchant, at, amount, { type: 'Refund', refundOf: dine['sourceTransactionId'] })

/** What each line earned, and how much of it is bonuses, in the order in which they came. */
async function earned({ member }: Pick<Diner, 'member'>) {
  const rows = await api.store.owner((tx) =>
    tx
      .selectFrom('dine')
      .select(['benefit', 'member_bonus_units'])
      .where('partner_id', '=', member.partner_id)
      .where('member_id', '=', member.id)
      .orderBy('occurred_at')
      .orderBy('id')
      .execute(),
  )
  return rows.map((row) => [row.benefit, row.member_bonus_units])
}
const owned = ({ member }: Pick<Diner, 'member'>) =>
  api.store.owner((tx) =>
    tx.selectFrom('member_bonus').selectAll().where('partner_id', '=', member.partner_id).where('member_id', '=', member.id).execute(),
  )
const shown = async ({ visitor }: Pick<Diner, 'visitor'>) =>
  ((await visitor.call(endpoints.getMember, {})).body as Answer<typeof endpoints.getMember>).activeBonuses

describe('a bonus that a member has activated', () => {
  it('is paid with the dine that fulfils it, shown as Qualified, and part of recent activity', async () => {
    const who = await diner('one', 'WELCOME')
    await feed(api, [line(who.card, merchant, after(1), '20.00')])
    expect(await shown(who)).toMatchObject([{ bonusStatus: 'Enrolled', progress: { dines: 1, cents: 2_000, centsRequired: 3_000 } }])
    await feed(api, [line(who.card, merchant, after(2), '10.00')])
    expect(await earned(who)).toEqual([
      [60, null],
      [1_030, 1_000],
    ])
    const [bonus] = await shown(who)
    expect(bonus).toMatchObject({ bonusStatus: 'Qualified', qualifiedAt: api.clock.now().toISOString() })
    expect(bonus).not.toHaveProperty('paidAt')
    const activity = await who.visitor.call(endpoints.getTransactions, { query: {} })
    const { data } = activity.body as Answer<typeof endpoints.getTransactions>
    expect(data.map(({ benefitAmount, memberBonusAmount }) => [benefitAmount, memberBonusAmount])).toEqual([
      [1_030, 1_000],
      [60, null],
    ])
  })

  it('is in the balance, with its time, once the dine is awarded', async () => {
    const who = await diner('cash', 'WELCOME')
    await feed(api, [line(who.card, merchant, after(1), '30.00')])
    await settle(api.deps, '2026-06-19')
    expect((await shown(who))[0]?.paidAt).toBe(api.clock.now().toISOString())
    const { balance } = await api.store.owner((tx) =>
      tx.selectFrom('member_earning').selectAll().where('member_id', '=', who.member.id).executeTakeFirstOrThrow(),
    )
    expect(balance).toBe(75 + 1_000)
  })

  it('is not paid for dines before its activation, after its end, or that earn nothing', async () => {
    const who = await diner('one', 'WELCOME')
    const closed = await givenMerchant(api.store, { access_tier: 3 })
    await feed(api, [line(who.card, merchant, after(-1), '60.00'), line(who.card, closed, after(1), '60.00')])
    api.clock.advance(31 * 24 * HOUR_MS)
    await feed(api, [line(who.card, merchant, after(0), '60.00')])
    expect((await earned(who)).map(([, units]) => units)).toEqual([null, null, null])
    expect((await owned(who))[0]?.qualified_at).toBeNull()
  })

  it('is paid once, whatever comes after it and however often a line comes', async () => {
    const who = await diner('one', 'WELCOME')
    const lines = [line(who.card, merchant, after(1), '40.00'), line(who.card, merchant, after(2), '40.00')]
    await feed(api, [...lines, ...lines])
    await Promise.all([feed(api, lines), feed(api, lines)])
    expect((await earned(who)).map(([, units]) => units)).toEqual([1_000, null])
  })

  it('is paid once if two imports of the same file run at once', async () => {
    const who = await diner('one', 'WELCOME')
    const lines = Array.from({ length: 4 }, (_, index) => line(who.card, merchant, after(index + 1), '31.00'))
    await Promise.all([feed(api, lines), feed(api, lines.toReversed())])
    expect((await earned(who)).filter(([, units]) => units === 1_000)).toHaveLength(1)
  })

  it('is taken back with the refund of its dine, is not listed any more, and is not paid again', async () => {
    const who = await diner('one', 'WELCOME')
    const dine = line(who.card, merchant, after(1), '40.00')
    await feed(api, [dine, refundOf(who.card, dine, '-40.00')])
    expect(await earned(who)).toEqual([
      [1_120, 1_000],
      [-1_120, -1_000],
    ])
    expect((await owned(who))[0]?.reversed_at).toEqual(api.clock.now())
    expect(await shown(who)).toEqual([])
    await feed(api, [line(who.card, merchant, after(5), '90.00')])
    expect((await earned(who)).at(-1)).toEqual([270, null])
    const again = await who.visitor.call(endpoints.activateBonus, { params: { bonusCode: 'WELCOME' } })
    expect([again.status, again.problem.code]).toEqual([409, 'bonus-ended'])
  })

  it('stays with a refund that leaves enough, and goes with one that does not', async () => {
    const who = await diner('one', 'WELCOME')
    const dine = line(who.card, merchant, after(1), '40.00')
    await feed(api, [dine, refundOf(who.card, dine, '-10.00')])
    expect(await earned(who)).toEqual([
      [1_120, 1_000],
      [-30, null],
    ])
    await feed(api, [refundOf(who.card, dine, '-0.01', after(4))])
    expect((await earned(who)).at(-1)).toEqual([-1_000, -1_000])
  })

  it('waits for a dine whose amount is not final', async () => {
    const who = await diner('one', 'WELCOME')
    const dine = line(who.card, merchant, after(1), '60.00', { final: false })
    await feed(api, [dine])
    expect(await earned(who)).toEqual([[180, null]])
    await feed(api, [{ ...dine, amount: '29.00', final: true }])
    expect(await earned(who)).toEqual([[87, null]])
    const other = line(who.card, merchant, after(2), '5.00', { final: false })
    await feed(api, [other])
    await feed(api, [{ ...other, amount: '1.00', final: true }])
    expect(await earned(who)).toEqual([
      [87, null],
      [1_003, 1_000],
    ])
  })

  it('is paid at the settlement of a deferred dine whose final amount never came', async () => {
    const who = await diner('one', 'WELCOME')
    await feed(api, [line(who.card, merchant, after(1), '60.00', { final: false })])
    await settle(api.deps, '2026-07-31')
    expect(await earned(who)).toEqual([[1_180, 1_000]])
    expect((await owned(who))[0]?.paid_at).toEqual(api.clock.now())
  })

  it('for several dines needs that many of its least bill, and is paid beside another one', async () => {
    const code = await givenBonus(api.store, 'one', { code: 'TWICE', kind: 'dine-times', units: 7, dines: 2, dine_cents: 2_500 })
    const who = await diner('one', 'WELCOME', code)
    const amounts = ['24.99', '25.00', '2.00', '25.00']
    await feed(
      api,
      amounts.map((amount, index) => line(who.card, merchant, after(index + 1), amount)),
    )
    expect((await earned(who)).map(([, units]) => units)).toEqual([null, 1_000, null, 7])
  })

  it('expires when late dines are no longer expected, and is still paid for a dine in time', async () => {
    const who = await diner('one', 'WELCOME')
    await settle(api.deps, '2026-07-29')
    expect((await owned(who))[0]?.expired_at).toBeNull()
    await settle(api.deps, '2026-07-31')
    expect((await owned(who))[0]?.expired_at).toEqual(api.clock.now())
    await feed(api, [line(who.card, merchant, after(24), '30.00')])
    expect(await earned(who)).toEqual([[1_090, 1_000]])
    expect((await owned(who))[0]?.expired_at).toBeNull()
  })

  it('is paid to the member who activated it alone', async () => {
    const [who, other] = [await diner('one', 'WELCOME'), await diner('one')]
    await feed(api, [line(other.card, merchant, after(1), '60.00')])
    expect(await earned(other)).toEqual([[180, null]])
    expect(await earned(who)).toEqual([])
  })
})

/** What happens to a member: a dine, a refund of an earlier one, its final amount, the same line again, a settlement. */
const event = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('dine' as const), cents: fc.integer({ min: 1, max: 6_000 }), final: fc.boolean() }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('refund' as const), of: fc.nat(9), cents: fc.integer({ min: 1, max: 6_000 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('final' as const), of: fc.nat(9), cents: fc.integer({ min: 1, max: 6_000 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('again' as const), of: fc.nat(9) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('settle' as const), days: fc.integer({ min: 1, max: 20 }) }) },
)

describe('however dines, refunds and settlements follow each other, a bonus', () => {
  it.each(['one', 'cash'])(
    'of %s is paid at most once, never after it was taken back, and all sums agree',
    async (partnerId) => {
      const twice = await givenBonus(api.store, partnerId, { code: 'PAIR', kind: 'dine-times', units: 7, dines: 2 })
      await fc.assert(
        fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 14 }), async (events) => {
          const who = await diner(partnerId, 'WELCOME', twice)
          const dines: Line[] = []
          const sent: Line[] = []
          for (const [index, one] of events.entries()) {
            const at = after(index + 1)
            const dollars = 'cents' in one ? (one.cents / 100).toFixed(2) : ''
            const of = 'of' in one && dines.length > 0 ? dines[one.of % dines.length] : undefined
            let next: Line | undefined
            if (one.kind === 'dine') {
              next = line(who.card, merchant, at, dollars, { final: one.final })
              dines.push(next)
            }
            if (one.kind === 'refund' && of) next = refundOf(who.card, of, `-${dollars}`, at)
            if (one.kind === 'final' && of) next = { ...of, amount: dollars, final: true }
            if (one.kind === 'again' && sent.length > 0) next = sent[one.of % sent.length]
            if (next) {
              sent.push(next)
              await feed(api, [next])
            }
            if (one.kind === 'settle') await settle(api.deps, new Date(after(one.days * 24)).toISOString().slice(0, 10))
            await checkBonuses(who)
          }
          await settle(api.deps, '2026-08-31')
          await checkBonuses(who)
        }),
        { numRuns: 12 },
      )
    },
    120_000,
  )
})

async function checkBonuses(who: Diner): Promise<void> {
  const bonuses = await owned(who)
  const units = (await earned(who)).map(([, one]) => one ?? 0)
  const paid = units.filter((one) => one > 0).reduce((sum, one) => sum + one, 0)
  const back = units.filter((one) => one < 0).reduce((sum, one) => sum - one, 0)
  // Amounts of 1,000 and 7 tell the bonuses apart: neither is paid or taken back twice.
  const worth = (of: (row: (typeof bonuses)[number]) => Date | null) =>
    bonuses.filter((row) => of(row) !== null).reduce((sum, row) => sum + row.units, 0)
  expect(paid).toBe(worth(({ qualified_at }) => qualified_at))
  expect(back).toBe(worth(({ reversed_at }) => reversed_at))
  expect(bonuses.filter(({ qualified_at, reversed_at }) => qualified_at === null && reversed_at !== null)).toEqual([])
}
