import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { CREDIT_PROGRAM } from '@dining/partner-kit/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { readAudit } from '../../store/repositories/audit-trail.ts'
import { testStore, type TestStore } from '../../store/testing.ts'
import { commandDeps } from '../../testing/command-deps.ts'
import { givenCard, givenMember, givenMerchant, type TestMember, type TestMerchant } from '../../testing/dining.ts'
import { testClock } from '../../testing/test-clock.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { flexOffersImport } from './import.ts'

const features = { hasFlexOffers: true }
const partners = [testPartner('one', { features }), testPartner('cash', { features, program: CREDIT_PROGRAM }), testPartner('without')]
const clock = testClock()
let store: TestStore
let folder: string
let said: string[]
let member: TestMember
let merchant: TestMerchant
beforeAll(async () => {
  store = await testStore()
  folder = await mkdtemp(join(tmpdir(), 'flex-offers-'))
  merchant = await givenMerchant(store)
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  said = []
  member = await givenMember(store, 'one')
})

async function run(...args: string[]): Promise<number> {
  // Events of the same moment have no order.
  clock.advance(1_000)
  const request = flexOffersImport.readLine(args, folder)
  if (!request.ok) throw new Error(request.error)
  const deps = { ...commandDeps(store, clock.now), partners: new Map(partners.map((partner) => [partner.program.id, partner])) }
  return flexOffersImport.run(deps, request.value, (text) => said.push(text))
}
async function imported(lines: readonly object[], partner = 'one'): Promise<number> {
  await writeFile(join(folder, 'offers.ndjson'), lines.map((one) => JSON.stringify(one)).join('\n'))
  return run('offers.ndjson', '--partner', partner)
}
const offer = (id: string, more: object = {}) => ({ id, publicId: member.public_id, merchantId: merchant.id, amount: 500, ...more })
const stored = (of = member) =>
  store.owner((tx) =>
    tx
      .selectFrom('flex_offer')
      .select(['id', 'merchant_id', 'units', 'first_day', 'last_day'])
      .where('partner_id', '=', of.partner_id)
      .where('member_id', '=', of.id)
      .orderBy('id')
      .execute(),
  )

describe('pnpm api flex-offers import', () => {
  it('adds the offers of a file, by the id of the restaurant or the network’s, and again changes nothing', async () => {
    const lines = [
      offer('a', { firstDay: '2026-06-01', lastDay: '2026-06-30' }),
      offer('b', { merchantId: merchant.network_id, amount: '750' }),
    ]
    expect(await imported(lines)).toBe(0)
    expect(said).toEqual(['2 lines: 2 added'])
    const rows = [
      { id: 'a', merchant_id: merchant.id, units: 500, first_day: '2026-06-01', last_day: '2026-06-30' },
      { id: 'b', merchant_id: merchant.id, units: 750, first_day: null, last_day: null },
    ]
    expect(await stored()).toEqual(rows)
    expect(await imported(lines)).toBe(0)
    expect(said.at(-1)).toBe('2 lines: 2 unchanged')
    expect(await stored()).toEqual(rows)
  })

  it('changes and withdraws offers', async () => {
    await imported([offer('c'), offer('d')])
    expect(await imported([offer('c', { amount: 600 }), offer('d', { withdrawn: true }), offer('never', { withdrawn: true })])).toBe(0)
    expect(said.at(-1)).toBe('3 lines: 1 changed, 1 unchanged, 1 withdrawn')
    expect((await stored()).map(({ id, units }) => [id, units])).toEqual([['c', 600]])
  })

  it('reads amounts as dollars where the program pays money', async () => {
    const cash = await givenMember(store, 'cash')
    const ofCash = { publicId: cash.public_id, merchantId: merchant.id }
    expect(
      await imported(
        [
          { ...ofCash, id: 'e', amount: '7.50' },
          { ...ofCash, id: 'f', amount: '7.505' },
        ],
        'cash',
      ),
    ).toBe(1)
    expect((await stored(cash)).map(({ units }) => units)).toEqual([750])
    expect(said).toEqual(['line 2 refused: amount is not an amount of dollars such as 5.00', '2 lines: 1 added, 1 refused'])
  })

  it('lists each refused line with its field and reason, without its values, and imports the others', async () => {
    const stranger = await givenMember(store, 'cash')
    const lines = [
      offer('g'),
      offer('h', { publicId: stranger.public_id }),
      offer('i', { merchantId: 'nowhere' }),
      offer('j', { amount: '1.5' }),
      offer('k', { amount: 0 }),
      offer('l', { firstDay: '2026-06-30', lastDay: '2026-06-01' }),
      offer('m', { lastDay: '2026-02-30' }),
      offer('g'),
      { id: 'n' },
      offer('o', { withdrawn: 'maybe' }),
      offer('p; drop'),
    ]
    expect(await imported(lines)).toBe(1)
    // Lines that only the database can refuse come with their batch.
    expect(said.toSorted()).toEqual(
      [
        'line 2 refused: publicId belongs to no member of this partner',
        'line 3 refused: merchantId belongs to no restaurant',
        'line 4 refused: amount is not a whole number such as 500',
        'line 5 refused: amount is not an amount that a dine can earn',
        'line 6 refused: lastDay is before the first day',
        'line 7 refused: lastDay is not a day such as 2026-11-30: "2026-02-30"',
        'line 8 refused: id is already on line 1',
        'line 9 refused: publicId is missing',
        'line 9 refused: merchantId is missing',
        'line 9 refused: amount is missing',
        'line 10 refused: withdrawn is neither true nor false',
        'line 11 refused: id has other characters than letters, digits and . _ : -',
        '11 lines: 1 added, 10 refused',
      ].toSorted(),
    )
    expect(said.join()).not.toContain(stranger.public_id)
    expect((await stored()).map(({ id }) => id)).toEqual(['g'])
  })

  it('reads CSV, and reports a line that is not of its format', async () => {
    await writeFile(
      join(folder, 'offers.csv'),
      `id,publicId,merchantId,amount,lastDay\nq,${member.public_id},${merchant.id},500,2026-07-01\nr,too,few\n`,
    )
    expect(await run('offers.csv', '--partner', 'one')).toBe(1)
    expect(said).toEqual(['line 3 refused: does not have the columns of the first line', '2 lines: 1 added, 1 refused'])
    expect((await stored()).map(({ last_day }) => last_day)).toEqual(['2026-07-01'])
  })

  it('leaves an offer that a dine has used as it is', async () => {
    await imported([offer('s')])
    const card = await givenCard(store, member)
    await store.owner((tx) =>
      tx
        .insertInto('dine')
        .values({
          partner_id: 'one',
          id: 'dine-of-s',
          source_transaction_id: 'dine-of-s',
          member_id: member.id,
          card_id: card.id,
          card_last_four: '4242',
          card_type: 'Visa',
          merchant_id: merchant.id,
          merchant_name: merchant.name,
          occurred_at: clock.now(),
          received_at: clock.now(),
          status: 'Pending',
          status_at: clock.now(),
          settle_on: null,
          type_code: 'Settle',
          source_code: 'S',
          amount_cents: 6_000,
          subtotal_cents: null,
          eligible_cents: 6_000,
          flex_offer_id: 's',
          flex_units: 500,
          benefit: 680,
          tier_level: 2,
          reason: null,
          channel: 'dine-in',
        })
        .execute(),
    )
    expect(await imported([offer('s')])).toBe(0)
    expect(said.at(-1)).toBe('1 lines: 1 unchanged')
    expect(await imported([offer('s', { amount: 900 })])).toBe(1)
    expect(said.at(-2)).toBe('line 1 refused: id belongs to an offer that a dine has used, which cannot change')
    expect(await imported([offer('s', { withdrawn: true })])).toBe(1)
    expect((await stored()).map(({ units }) => units)).toEqual([500])
  })

  it('is refused where the partner has no flex offers, and where it is unknown', async () => {
    expect(await imported([], 'without')).toBe(1)
    expect(said[0]).toContain('The partner without has no flex offers.')
    expect(await imported([], 'nobody')).toBe(1)
    expect(said[1]).toContain('Unknown partner "nobody".')
    expect(flexOffersImport.readLine(['offers.csv'], folder)).toEqual({ ok: false, error: 'Missing --partner.' })
  })

  it('is recorded in the audit trail of the partner, with its counts', async () => {
    await imported([offer('t'), offer('u', { amount: 'x' })])
    const [event] = await store.owner((tx) => readAudit(tx, { partnerId: 'one', kind: 'flex-offers-imported' }, 1))
    expect(event?.detail).toEqual({
      file: 'offers.ndjson',
      counts: { lines: 2, added: 1, changed: 0, unchanged: 0, withdrawn: 0, refused: 1 },
    })
  })
})
