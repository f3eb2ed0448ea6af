import { randomUUID } from 'node:crypto'

import { endpoints, type Answer, type Reservation } from '@dining/contract'
import { fulfilsReservation, localTime, type ReservationStatus } from '@dining/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { reservationRepo } from '../../store/repositories/reservation.ts'
import type { Browser } from '../../testing/browser.ts'
import { givenCard, givenMerchant, type TestCard, type TestMember, type TestMerchant } from '../../testing/dining.ts'
import { addMember, signedIn } from '../../testing/factories.ts'
import { feed, line, type Line } from '../../testing/feed.ts'
import { bookableApi, type BookableApi, plainRestaurantId } from '../../testing/test-bookings.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { settle } from '../earning/settle.ts'

const CASH = { kind: 'percent', basisPoints: 250 } as const
const BONUS = { features: { openTableReservationsEnabled: true, hasReservationBonus: true } } as const
const START = new Date('2026-06-15T17:00:00Z')
const EVENING = '2026-06-15T19:00:00-04:00'

let api: TestApi
let bookable: BookableApi
let merchant: TestMerchant
let other: TestMerchant
beforeAll(async () => {
  const cash = {
    reservationBonusUnits: 200,
    currencyType: 'Credit',
    earnRates: { 0: CASH, 2: CASH },
    statementCreditFromCents: 2_000,
  } as const
  bookable = await bookableApi([
    testPartner('one', { ...BONUS, program: { reservationBonusUnits: 50 } }),
    testPartner('cash', { ...BONUS, program: cash }),
  ])
  api = bookable.api
  const monday = { offer_days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const }
  merchant = await givenMerchant(api.store, { open_table_id: plainRestaurantId(), offer_days: [...monday.offer_days] })
  other = await givenMerchant(api.store, { open_table_id: plainRestaurantId() })
})
afterAll(() => bookable.close())
beforeEach(() => api.clock.set(START))

interface Diner {
  readonly member: TestMember
  readonly card: TestCard
  readonly visitor: Browser
}
async function diner(partnerId = 'one'): Promise<Diner> {
  const member = await addMember(api, partnerId)
  return { member, card: await givenCard(api.store, member), visitor: await signedIn(api, partnerId, member) }
}
/** A reservation of a member, written straight into the store. */
async function reserved({ member }: Diner, at = EVENING, status: ReservationStatus = 'booked', units: number | null = 50): Promise<string> {
  const id = randomUUID()
  const starts_at = new Date(at)
  const row = {
    id,
    member_id: member.id,
    merchant_id: merchant.id,
    restaurant_id: merchant.open_table_id ?? '',
    starts_at,
    party: 2,
    area: 'main',
    local_date: localTime(starts_at, merchant.time_zone).date,
    status,
    request_key: null,
    hold_token: null,
    confirmation: id,
    phone: '',
    note: '',
    free_until: null,
    fee_cents: null,
    change_to: null,
    bonus_units: units,
    created_at: START,
    asked_at: START,
    changed_at: START,
  }
  await api.store.tenant(member.partner_id, (tx) => reservationRepo(tx, member.partner_id).insert(row))
  return id
}
async function bonuses({ member }: Diner): Promise<(number | null)[]> {
  const rows = await api.store.owner((tx) =>
    tx
      .selectFrom('dine')
      .select(['member_bonus_units', 'benefit'])
      .where('member_id', '=', member.id)
      .orderBy('occurred_at')
      .orderBy('id')
      .execute(),
  )
  return rows.map(({ member_bonus_units }) => member_bonus_units)
}
const rowOf = (id: string) =>
  api.store.owner((tx) => tx.selectFrom('reservation').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
const shown = async ({ member }: Diner): Promise<readonly Reservation[]> => {
  const visitor = await signedIn(api, member.partner_id, member)
  const { upcoming, past } = (await visitor.call(endpoints.getReservations, {})).body as Answer<typeof endpoints.getReservations>
  return [...upcoming, ...past]
}
const dine = (who: Diner, at: string, amount = '80.00', more: Line = {}, where = merchant) => line(who.card, where, at, amount, more)

describe('a reservation with a bonus', () => {
  it('is paid with the dine of that day there, once, and counts as kept [RESERVE-05] [BONUS-08]', async () => {
    const who = await diner()
    const id = await reserved(who)
    expect((await shown(who))[0]?.bonus).toEqual({ units: 50, state: 'waiting', reason: null })
    const lines = [dine(who, '2026-06-15T20:45:00-04:00'), dine(who, '2026-06-15T22:00:00-04:00')]
    api.clock.advance(86_400_000)
    await feed(api, [...lines, ...lines])
    await Promise.all([feed(api, lines), feed(api, lines.toReversed())])
    expect(await bonuses(who)).toEqual([50, null])
    expect(await rowOf(id)).toMatchObject({ status: 'completed' })
    expect((await shown(who))[0]).toMatchObject({ status: 'completed', bonus: { state: 'paid', reason: null } })
  })

  it('is in the balance with its dine, and taken back with the refund of all of it [BONUS-08]', async () => {
    const who = await diner('cash')
    await reserved(who, EVENING, 'booked', 200)
    const paid = dine(who, '2026-06-15T20:45:00-04:00', '30.00')
    await feed(api, [paid])
    await settle(api.deps, '2026-06-19')
    const balance = async () =>
      (
        await api.store.owner((tx) =>
          tx.selectFrom('member_earning').select('balance').where('member_id', '=', who.member.id).executeTakeFirstOrThrow(),
        )
      ).balance
    expect(await balance()).toBe(75 + 200)
    api.clock.set(new Date('2026-06-21T17:00:00Z'))
    const refund = (amount: string) =>
      dine(who, '2026-06-20T12:00:00-04:00', amount, { type: 'Refund', refundOf: paid['sourceTransactionId'] })
    await feed(api, [refund('-10.00')])
    expect((await shown(who))[0]?.bonus?.state).toBe('paid')
    await feed(api, [refund('-20.00')])
    expect(await bonuses(who)).toContain(-200)
    expect((await shown(who))[0]?.bonus?.state).toBe('taken-back')
    await settle(api.deps, '2026-06-29')
    expect(await balance()).toBe(0)
    await feed(api, [dine(who, '2026-06-15T21:00:00-04:00')])
    expect((await bonuses(who)).filter((units) => units === 200)).toHaveLength(1)
  })

  it.each<[string, ReservationStatus, string, Line, 'merchant' | 'other', string | null]>([
    ['cancelled', 'cancelled', '2026-06-15T20:45:00-04:00', {}, 'merchant', 'cancelled'],
    ['a no-show', 'no-show', '2026-06-15T20:45:00-04:00', {}, 'merchant', 'no-show'],
    ['another day', 'booked', '2026-06-16T20:45:00-04:00', {}, 'merchant', 'other-day'],
    ['the next day by the clock of the restaurant', 'booked', '2026-06-16T00:10:00-04:00', {}, 'merchant', 'other-day'],
    ['another restaurant', 'booked', '2026-06-15T20:45:00-04:00', {}, 'other', 'no-dine'],
    ['a dine before the booking', 'booked', '2026-06-15T12:30:00-04:00', {}, 'merchant', 'no-dine'],
  ])('pays nothing for %s, and says why [RESERVE-05]', async (_, status, at, more, where, reason) => {
    const who = await diner()
    await reserved(who, EVENING, status)
    api.clock.set(new Date('2026-06-17T17:00:00Z'))
    await feed(api, [dine(who, at, '80.00', more, where === 'other' ? other : merchant)])
    expect(await bonuses(who)).toEqual([null])
    api.clock.set(new Date('2026-06-30T17:00:00Z'))
    expect((await shown(who))[0]?.bonus).toEqual({ units: 50, state: 'none', reason })
  })

  it('pays nothing for a status alone, nor for a card that is not linked [RESERVE-05]', async () => {
    const who = await diner()
    await reserved(who, EVENING, 'completed')
    const stranger = await diner()
    await feed(api, [dine(stranger, '2026-06-15T20:45:00-04:00')])
    expect([await bonuses(who), await bonuses(stranger)]).toEqual([[], [null]])
    api.clock.set(new Date('2026-06-29T17:00:00Z'))
    expect((await shown(who))[0]?.bonus?.state).toBe('waiting')
    api.clock.set(new Date('2026-06-30T17:00:00Z'))
    expect((await shown(who))[0]?.bonus).toMatchObject({ state: 'none', reason: 'no-dine' })
  })

  it('pays nothing with a dine that earns nothing', async () => {
    const who = await diner()
    await reserved(who, '2026-06-21T19:00:00-04:00')
    api.clock.set(new Date('2026-06-22T17:00:00Z'))
    await feed(api, [dine(who, '2026-06-21T20:00:00-04:00')])
    expect((await shown(who))[0]?.bonus).toMatchObject({ state: 'none', reason: 'earns-nothing' })
  })

  it('is not promised where the partner has none', async () => {
    const who = await diner()
    await reserved(who, EVENING, 'booked', null)
    await feed(api, [dine(who, '2026-06-15T20:45:00-04:00')])
    expect(await bonuses(who)).toEqual([null])
    expect((await shown(who))[0]?.bonus).toBeNull()
  })

  it('can no longer be cancelled once it was paid', async () => {
    const who = await diner()
    const id = await reserved(who, '2026-06-15T22:00:00-04:00')
    await feed(api, [dine(who, '2026-06-15T13:30:00-04:00')])
    expect(await bonuses(who)).toEqual([50])
    const reply = await who.visitor.call(endpoints.cancelReservation, { params: { reservationId: id } })
    expect((reply.body as { kind: string }).kind).toBe('tooLate')
  })

  it('waits for the final amount of a dine', async () => {
    const who = await diner()
    await reserved(who)
    const open = dine(who, '2026-06-15T20:45:00-04:00', '80.00', { final: false })
    await feed(api, [open])
    expect(await bonuses(who)).toEqual([null])
    await feed(api, [{ ...open, amount: '70.00', final: true }])
    expect(await bonuses(who)).toEqual([50])
  })

  it('of the same day is another one’s: each dine keeps one reservation, the nearest', async () => {
    const who = await diner()
    const [lunch, dinner] = [await reserved(who, '2026-06-15T13:30:00-04:00'), await reserved(who, '2026-06-15T20:00:00-04:00')]
    await feed(api, [dine(who, '2026-06-15T21:00:00-04:00')])
    expect([(await rowOf(lunch)).bonus_dine_id, (await rowOf(dinner)).status]).toEqual([null, 'completed'])
    await feed(api, [dine(who, '2026-06-15T14:30:00-04:00'), dine(who, '2026-06-15T15:00:00-04:00')])
    expect((await bonuses(who)).filter((units) => units === 50)).toHaveLength(2)
  })
})

const MINUTE_MS = 60_000
const event = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('dine' as const),
      minutes: fc.integer({ min: -300, max: 3_000 }),
      cents: fc.integer({ min: 1, max: 9_000 }),
      final: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('refund' as const), of: fc.nat(5), all: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('again' as const), of: fc.nat(5) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('status' as const), status: fc.constantFrom('cancelled', 'no-show', 'completed' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('settle' as const), days: fc.integer({ min: 1, max: 20 }) }) },
)

it('however dines, refunds, statuses and settlements follow each other, the bonus is paid at most once, and all sums agree [RESERVE-05] [BONUS-08]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 2, maxLength: 12 }), async (events) => {
      api.clock.set(START)
      const who = await diner()
      const id = await reserved(who)
      // Lines of later times are not accepted.
      api.clock.set(new Date(START.getTime() + 5_000 * MINUTE_MS))
      const lines: Line[] = []
      for (const one of events) {
        if (one.kind === 'dine') {
          const at = new Date(START.getTime() + one.minutes * MINUTE_MS).toISOString()
          lines.push(dine(who, at, (one.cents / 100).toFixed(2), { final: one.final }))
          await feed(api, [lines.at(-1) ?? {}])
        } else if (one.kind === 'settle') await settle(api.deps, `2026-07-${String(one.days).padStart(2, '0')}`)
        else if (one.kind === 'status') {
          const { status } = await rowOf(id)
          // As `applyRecord` does: what has ended stays.
          if (status === 'booked') await api.store.tenant('one', (tx) => reservationRepo(tx, 'one').update(id, { status: one.status }))
        } else {
          const of = lines[one.of % Math.max(1, lines.length)]
          if (!of) continue
          if (one.kind === 'again') await feed(api, [of])
          else {
            const amount = one.all ? `-${String(of['amount'])}` : '-0.01'
            const later = new Date(START.getTime() + 4_000 * MINUTE_MS).toISOString()
            await feed(api, [dine(who, later, amount, { type: 'Refund', refundOf: of['sourceTransactionId'] })])
          }
        }
      }
      const row = await rowOf(id)
      const rows = await api.store.owner((tx) => tx.selectFrom('dine').selectAll().where('member_id', '=', who.member.id).execute())
      const units = rows.map(({ member_bonus_units }) => member_bonus_units ?? 0)
      expect(units.filter((one) => one > 0).length).toBeLessThanOrEqual(1)
      const isTakenBack = row.bonus_reversed_at !== null
      expect(units.reduce((sum, one) => sum + one, 0)).toBe(row.bonus_dine_id === null || isTakenBack ? 0 : 50)
      const payer = rows.find((one) => one.id === row.bonus_dine_id)
      if (!payer) return
      const date = localTime(payer.occurred_at, merchant.time_zone).date
      expect(row.status !== 'refused' && fulfilsReservation({ status: row.status, date: row.local_date }, { date, cents: 1 })).toBe(true)
      expect(payer.occurred_at >= row.created_at && payer.merchant_id === row.merchant_id).toBe(true)
      expect(isTakenBack).toBe(payer.eligible_cents <= 0)
    }),
    { numRuns: 60 },
  )
}, 120_000)
