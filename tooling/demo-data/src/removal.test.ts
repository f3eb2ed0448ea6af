import { demonstrationRepo, type Store } from '@dining/api/data-loading'
import { creditPartner, givenCard, givenMember, PLACES, testPartner, testStore, type TestStore } from '@dining/api/testing'
import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'

import { loadDemonstration } from './load.ts'
import { bindDemoIdentities } from './members/demo-identities.ts'

const AS_OF = new Date('2026-11-20T12:00:00Z')
const ISSUER = 'http://id.localhost:3000/two'
const partners = [
  testPartner('one', { features: { hasFlexOffers: true } }),
  testPartner('two', { program: { enrollmentType: 'sso' } }),
  creditPartner('credit'),
]

let store: TestStore
afterEach(() => store.close())

/** Tables with a row that names a demonstration member, restaurant or operator, or a step of the loader. */
async function tablesWithDemonstration(of: Store): Promise<readonly string[]> {
  return of.owner(async (tx) => {
    const { rows: tables } = await sql<{ name: string }>`select c.relname as name from pg_class c
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely%' and c.relname not in ('place', 'city') order by 1`.execute(
      tx,
    )
    const found: string[] = []
    for (const { name } of tables) {
      const { rows } = await sql`select from ${sql.table(name)} as t
        where t::text ~ 'demo-|DEMO-|studio\\.example|menus\\.example|(okafor|lindqvist|reyes|sorensen)' or ${name} = 'demonstration_data' limit 1`.execute(
        tx,
      )
      if (rows.length > 0) found.push(name)
    }
    return found
  })
}

it('removes every row that the loader wrote and every row that belongs to one, and leaves other members alone', async () => {
  store = await testStore(PLACES)
  await loadDemonstration(store, { partners, issuers: new Map([['two', ISSUER]]), operator: true, asOf: AS_OF, merchants: 2_000 })
  const before = await tablesWithDemonstration(store)
  expect(before).toEqual(
    expect.arrayContaining(['card_claim', 'demonstration_data', 'dine', 'member', 'member_card', 'member_earning', 'merchant', 'operator']),
  )
  expect(before).toEqual(expect.arrayContaining(['flex_offer', 'provider_identity', 'statement_credit']))
  const own = await givenMember(store, 'one')
  await givenCard(store, own)
  await store.owner(async (tx) => {
    const [restaurant] = await tx.selectFrom('merchant').select('id').limit(1).execute()
    const dine = await tx
      .selectFrom('dine')
      .selectAll()
      .where('partner_id', '=', 'one')
      .where('status', '=', 'Awarded')
      .executeTakeFirstOrThrow()
    const columns = { member_id: own.id, card_id: null, merchant_name: 'Anywhere', status: 'Awarded', benefit: 30, rate: null } as const
    await tx
      .insertInto('dine')
      .values([
        { ...dine, ...columns, id: 'there', source_transaction_id: 'there', merchant_id: restaurant?.id ?? '' },
        { ...dine, ...columns, id: 'elsewhere', source_transaction_id: 'elsewhere', merchant_id: 'K1', benefit: 12 },
      ])
      .execute()
    await tx.insertInto('member_earning').values({ partner_id: 'one', member_id: own.id, balance: 42 }).execute()
    const offer = { partner_id: 'one', id: 'own', member_id: own.id, merchant_id: restaurant?.id ?? '', units: 5, imported_at: AS_OF }
    await tx
      .insertInto('flex_offer')
      .values({ ...offer, first_day: null, last_day: null })
      .execute()
    const seen = { partner_id: 'one', day: '2026-11-20', channel: 'web', placement: 'home', count: 3 }
    await tx
      .insertInto('impression_count')
      .values([
        { ...seen, merchant_id: restaurant?.id ?? '' },
        { ...seen, merchant_id: '' },
      ])
      .execute()
    // A person of the demonstration's identity provider who joined by signing in there.
    const joined = await givenMember({ owner: (work) => work(tx) }, 'two', { first_name: 'Lena', last_name: 'Sorensen' })
    const identity = { partner_id: 'two', issuer: ISSUER, subject: 'demo-lena-sorensen', member_id: joined.id, seen_at: AS_OF }
    await tx.insertInto('provider_identity').values(identity).execute()
  })

  const rows = await store.owner((tx) => demonstrationRepo(tx).rows())
  expect(rows).toMatchObject({ restaurants: 2_000, operators: 1, otherDines: 1 })
  expect(rows.members).toBeGreaterThan(20)
  await store.owner((tx) => demonstrationRepo(tx).remove())

  expect(await tablesWithDemonstration(store)).toEqual([])
  const left = await store.owner(async (tx) => ({
    members: (await tx.selectFrom('member').select('id').execute()).map(({ id }) => id),
    cards: (await tx.selectFrom('member_card').select('member_id').execute()).map(({ member_id }) => member_id),
    dines: (await tx.selectFrom('dine').select('id').execute()).map(({ id }) => id),
    balances: (await tx.selectFrom('member_earning').select('balance').execute()).map(({ balance }) => balance),
    impressions: (await tx.selectFrom('impression_count').select('merchant_id').execute()).map(({ merchant_id }) => merchant_id),
    merchants: (await tx.selectFrom('merchant').select('id').execute()).length,
    words: (await tx.selectFrom('search_word').select('word').execute()).length,
    places: (await tx.selectFrom('place').select('zip_code').execute()).length > 41_000,
  }))
  expect(left).toEqual({
    members: [own.id],
    cards: [own.id],
    dines: ['elsewhere'],
    balances: [12],
    impressions: [''],
    merchants: 0,
    words: 0,
    places: true,
  })
})

it('loads again in development after a removal, and is never loaded into a database that served in production', async () => {
  store = await testStore()
  await loadDemonstration(store, { partners, asOf: AS_OF, merchants: 50 })
  await store.owner((tx) => demonstrationRepo(tx).remove())
  await loadDemonstration(store, { partners, asOf: AS_OF, merchants: 50 })
  expect((await store.owner((tx) => demonstrationRepo(tx).rows())).restaurants).toBe(50)
  await store.owner((tx) => bindDemoIdentities(tx, testPartner('two'), ISSUER, AS_OF))
  await store.owner((tx) => demonstrationRepo(tx).remove())
  await store.owner((tx) => tx.insertInto('meta').values({ key: 'production', value: 'yes' }).execute())
  await expect(loadDemonstration(store, { partners, asOf: AS_OF, merchants: 50 })).rejects.toThrow(
    'The database has served in production, so no demonstration data is loaded into it.',
  )
  expect((await store.owner((tx) => demonstrationRepo(tx).rows())).restaurants).toBe(0)
})
