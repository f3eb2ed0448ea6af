import { CREDIT_STATUSES, returnsMoney, type CreditStatus } from '@dining/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { creditPartner } from '../../testing/credit-partner.ts'
import { givenCard, givenMember, givenMerchant, type TestCard, type TestMember, type TestMerchant } from '../../testing/dining.ts'
import { feed, line } from '../../testing/feed.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { applyReport } from './report-credit.ts'
import { settle, settleMember } from './settle.ts'

const EVENING = '2026-06-14T19:30:00-05:00'
const LATER = '2026-06-15T10:00:00-05:00'

let api: TestApi
let merchant: TestMerchant
let member: TestMember
let card: TestCard
beforeAll(async () => {
  api = await testApi([creditPartner('credit'), testPartner('miles')])
  merchant = await givenMerchant(api.store)
})
afterAll(() => api.close())

/** A Select member, so at 5%: $400 spent is $20 earned. */
async function newcomer(): Promise<void> {
  member = await givenMember(api.store, 'credit')
  card = await givenCard(api.store, member)
}

const dines = () =>
  api.store.owner((tx) => tx.selectFrom('dine').selectAll().where('member_id', '=', member.id).orderBy('occurred_at').execute())
const credits = () =>
  api.store.owner((tx) =>
    tx.selectFrom('statement_credit').selectAll().where('member_id', '=', member.id).orderBy('made_at').orderBy('id').execute(),
  )
const balance = () =>
  api.store.owner(async (tx) => {
    const row = await tx.selectFrom('member_earning').select('balance').where('member_id', '=', member.id).executeTakeFirst()
    return row?.balance ?? 0
  })
const report = async (status: CreditStatus, at: string) => {
  const creditId = (await credits()).at(-1)?.id ?? ''
  return api.store.owner((tx) => applyReport(tx, { partnerId: 'credit', creditId, status, at: new Date(at) }))
}

describe('a settlement', () => {
  it('keeps a balance below the threshold, and pays the whole balance once it has reached it [EARN-10]', async () => {
    await newcomer()
    await feed(api, [line(card, merchant, EVENING, '399.80')])
    await settle(api.deps, '2026-06-18')
    expect([await balance(), await credits()]).toEqual([1999, []])
    await feed(api, [line(card, merchant, LATER, '60.00')])
    expect(await settle(api.deps, '2026-06-18')).toMatchObject({ awarded: 1, paid: 1 })
    expect(await credits()).toMatchObject([
      {
        amount_cents: 2299,
        status: 'pending',
        target_type: 'card',
        target_label: 'Visa 4242',
        benefit_processor: 'Visa',
        made_on: '2026-06-18',
      },
    ])
    expect(await balance()).toBe(0)
  })

  it('makes every dine of the credit Paid, with the date, and no other', async () => {
    await newcomer()
    await feed(api, [line(card, merchant, EVENING, '500.00'), line(card, merchant, LATER, '20.00', { final: false })])
    await settle(api.deps, '2026-06-18')
    const [credit] = await credits()
    expect(await dines()).toMatchObject([
      { status: 'Paid', paid_at: new Date('2026-06-18T17:00:00Z'), credit_id: credit?.id },
      { status: 'Deferred', paid_at: null, credit_id: null },
    ])
  })

  it('pays once when it is repeated, simultaneously or with the same file again', async () => {
    await newcomer()
    const file = [line(card, merchant, EVENING, '500.00')]
    await feed(api, file)
    await Promise.all(Array.from({ length: 8 }, () => settle(api.deps, '2026-06-30')))
    await feed(api, file)
    await settle(api.deps, '2026-06-30')
    await settle(api.deps, '2027-01-01')
    expect((await credits()).map((row) => row.amount_cents)).toEqual([2500])
    expect(await balance()).toBe(0)
  })

  it('that is killed at any moment is finished by the next, and nothing is paid twice', async () => {
    for (let survives = 0; ; survives += 1) {
      await newcomer()
      await feed(api, [line(card, merchant, EVENING, '500.00')])
      let calls = 0
      const dying: TestApi['deps'] = {
        ...api.deps,
        store: {
          ...api.store,
          // The last transaction does its work and is killed before its commit.
          owner: (work) =>
            api.store.owner(async (tx) => {
              const result = await work(tx)
              calls += 1
              if (calls > survives) throw new Error('killed')
              return result
            }),
        },
      }
      const whole = await settle(dying, '2026-06-18').then(
        () => true,
        () => false,
      )
      await settle(api.deps, '2026-06-18')
      expect((await credits()).map((row) => row.amount_cents)).toEqual([2500])
      expect([await balance(), (await dines()).map((row) => row.status)]).toEqual([0, ['Paid']])
      if (whole) return
    }
  })

  it('pays to the card used last, by the time of its use', async () => {
    await newcomer()
    const second = await givenCard(api.store, member, { last_four: '1881', card_type: 'Mastercard' })
    await feed(api, [line(card, merchant, LATER, '300.00'), line(second, merchant, EVENING, '300.00')])
    await settle(api.deps, '2026-06-20')
    await feed(api, [line(second, merchant, '2026-06-15T11:00:00-05:00', '500.00')])
    await settle(api.deps, '2026-06-21')
    expect((await credits()).map((row) => [row.target_label, row.benefit_processor])).toEqual([
      ['Visa 4242', 'Visa'],
      ['Mastercard 1881', 'MasterCard'],
    ])
  })

  it('waits while no card is linked, and pays to a card that was linked again', async () => {
    await newcomer()
    await feed(api, [line(card, merchant, EVENING, '500.00')])
    await api.store.owner((tx) => tx.updateTable('member_card').set({ unlinked_at: api.clock.now() }).where('id', '=', card.id).execute())
    await settle(api.deps, '2026-06-20')
    expect([await balance(), await credits()]).toEqual([2500, []])
    await givenCard(api.store, member, { last_four: '0005' })
    await givenCard(api.store, member, { fingerprint: card.fingerprint, last_four: '4242' })
    await settle(api.deps, '2026-06-21')
    expect((await credits()).map((row) => row.target_label)).toEqual(['Visa 4242'])
  })

  it('updates a credit as days pass', async () => {
    await newcomer()
    await feed(api, [line(card, merchant, EVENING, '500.00')])
    await settle(api.deps, '2026-06-18')
    const statuses: (string | undefined)[] = []
    for (const day of ['2026-06-18', '2026-06-19', '2026-06-21', '2026-06-22', '2026-09-01']) {
      await settle(api.deps, day)
      statuses.push((await credits())[0]?.status)
    }
    expect(statuses).toEqual(['pending', 'pending_received', 'pending_received', 'completed', 'completed'])
  })

  it('of one member pays only that member', async () => {
    await newcomer()
    await feed(api, [line(card, merchant, EVENING, '500.00')])
    const [first, theirs] = [member, await balance()]
    await newcomer()
    await feed(api, [line(card, merchant, EVENING, '500.00')])
    expect(await settleMember(api.deps, creditPartner('credit').program, member.id, '2026-06-18')).toEqual({
      awarded: 1,
      paid: 1,
      moved: 0,
    })
    expect((await credits()).map((row) => row.amount_cents)).toEqual([2500])
    member = first
    expect([await balance(), await credits(), (await dines()).map((row) => row.status)]).toEqual([theirs, [], ['Pending']])
  })

  it('pays nothing out for a partner of another currency', async () => {
    const other = await givenMember(api.store, 'miles')
    const theirs = await givenCard(api.store, other)
    await feed(api, [line(theirs, merchant, EVENING, '5000.00')])
    await settle(api.deps, '2026-06-20')
    const made = await api.store.owner((tx) => tx.selectFrom('statement_credit').select('id').where('partner_id', '=', 'miles').execute())
    expect(made).toEqual([])
  })
})

describe('a failed credit', () => {
  async function paid(): Promise<void> {
    await newcomer()
    await feed(api, [line(card, merchant, EVENING, '500.00')])
    await settle(api.deps, '2026-06-18')
  }

  it.each(['rejected', 'error'] as const)(
    '%s gives its money back to the balance, once, and its dines are awarded again',
    async (status) => {
      await paid()
      expect(await report(status, '2026-06-19T15:00:00Z')).toEqual({ ok: true, value: true })
      expect(await report(status, '2026-06-19T16:00:00Z')).toEqual({ ok: true, value: false })
      expect(await balance()).toBe(2500)
      expect(await dines()).toMatchObject([{ status: 'Awarded', paid_at: null, credit_id: null }])
      expect(await report('completed', '2026-06-19T17:00:00Z')).toEqual({ ok: false, error: 'final' })
      expect(await balance()).toBe(2500)
    },
  )

  it('that was lost is created again on the next day', async () => {
    await paid()
    await report('error', '2026-06-19T15:00:00Z')
    await settle(api.deps, '2026-06-19')
    expect(await credits()).toHaveLength(1)
    await settle(api.deps, '2026-06-20')
    expect((await credits()).map((row) => [row.amount_cents, row.status])).toEqual([
      [2500, 'error'],
      [2500, 'pending'],
    ])
    expect(await balance()).toBe(0)
  })

  it('that was lost before the day of its settlement is not created again on that day', async () => {
    await paid()
    await report('error', '2026-06-15T18:00:00Z')
    await settle(api.deps, '2026-06-18')
    expect(await credits()).toHaveLength(1)
    await settle(api.deps, '2026-06-19')
    expect(await credits()).toHaveLength(2)
  })

  it('that the bank rejected waits for another card, or for the next dine with this one', async () => {
    await paid()
    await report('rejected', '2026-06-15T18:00:00Z')
    await settle(api.deps, '2026-07-20')
    expect(await credits()).toHaveLength(1)
    api.clock.set(new Date('2026-06-16T17:00:00Z'))
    await feed(api, [line(card, merchant, '2026-06-16T11:00:00-05:00', '20.00')])
    api.clock.set(new Date('2026-06-15T17:00:00Z'))
    await settle(api.deps, '2026-07-20')
    expect((await credits()).map((row) => [row.amount_cents, row.status])).toEqual([
      [2500, 'rejected'],
      [2600, 'pending'],
    ])
  })
})

it('a refund of a dine that was paid out leaves the balance at zero, never below', async () => {
  await newcomer()
  const dine = line(card, merchant, EVENING, '500.00')
  await feed(api, [dine])
  await settle(api.deps, '2026-06-18')
  await feed(api, [line(card, merchant, LATER, '-500.00', { type: 'Refund', refundOf: dine['sourceTransactionId'] })])
  await settle(api.deps, '2026-06-30')
  expect(await balance()).toBe(0)
  await report('rejected', '2026-07-01T15:00:00Z')
  expect((await credits()).map((row) => row.status)).toEqual(['completed'])
})

it('no money is lost or created, for random events in random order', async () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('dine' as const), dollars: fc.integer({ min: 1, max: 900 }) }),
    fc.record({ kind: fc.constant('settle' as const), days: fc.integer({ min: 0, max: 5 }) }),
    fc.record({ kind: fc.constant('report' as const), status: fc.constantFrom(...CREDIT_STATUSES) }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      await newcomer()
      let day = Date.parse('2026-06-18T12:00:00Z')
      for (const one of steps) {
        if (one.kind === 'dine') await feed(api, [line(card, merchant, EVENING, `${one.dollars}.00`)])
        if (one.kind === 'settle') await settle(api.deps, new Date((day += one.days * 86_400_000)).toISOString().slice(0, 10))
        if (one.kind === 'report') await report(one.status, new Date(day).toISOString())
      }
      const rows = await dines()
      const made = await credits()
      const sum = (list: readonly { readonly benefit: number }[]) => list.reduce((total, row) => total + row.benefit, 0)
      const out = made.filter((row) => !returnsMoney(row.status)).reduce((total, row) => total + row.amount_cents, 0)
      expect(await balance()).toBe(sum(rows.filter((row) => row.status === 'Awarded')))
      expect(out).toBe(sum(rows.filter((row) => row.status === 'Paid')))
      for (const credit of made.filter((row) => !returnsMoney(row.status))) {
        expect(sum(rows.filter((row) => row.credit_id === credit.id))).toBe(credit.amount_cents)
      }
    }),
    { numRuns: 12 },
  )
})
