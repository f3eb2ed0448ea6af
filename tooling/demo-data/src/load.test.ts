import { creditPartner, PLACES, testPartner, testStore, verifyPassword, type TestStore } from '@dining/api/testing'
import { REWARD_STATUSES } from '@dining/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { loadDemonstration } from './load.ts'
import { DEMO_MEMBERS, DEMO_PASSWORD } from './members/demo-members.ts'

const AS_OF = new Date('2026-11-20T12:00:00Z')
const direct = testPartner('one')
const sso = testPartner('two', { program: { enrollmentType: 'sso' } })
const none = testPartner('three', { program: { enrollmentType: 'none' } })

let store: TestStore
const progress: string[] = []
beforeAll(async () => {
  store = await testStore(PLACES)
  await loadDemonstration(store, {
    partners: [direct, sso, none],
    asOf: AS_OF,
    merchants: 3_000,
    onProgress: (text) => progress.push(text),
  })
})
afterAll(() => store.close())

const all = (table: 'member' | 'merchant' | 'member_card' | 'dine', on = store) =>
  on.owner((tx) => tx.selectFrom(table).selectAll().execute())
const members = (partnerId: string) => store.tenant(partnerId, (tx) => tx.selectFrom('member').selectAll().execute())
const dinesOf = (partnerId: string, email: string) =>
  store.tenant(partnerId, (tx) =>
    tx
      .selectFrom('dine')
      .innerJoin('member', 'member.id', 'dine.member_id')
      .selectAll('dine')
      .where('email', '=', email)
      .orderBy('occurred_at')
      .execute(),
  )

describe('loading demonstration data', () => {
  it('fills the tables and reports progress', async () => {
    expect(await all('merchant')).toHaveLength(3_000)
    expect(progress[0]).toBe('Preparing 3,000 restaurants: 33 %')
    expect(progress).toContain('Preparing 3,000 restaurants: 100 %')
  })

  it('changes nothing when it is repeated, and adds only the members of a partner that was added later', async () => {
    const before = [await all('member'), await all('dine'), (await all('merchant')).length]
    const said: string[] = []
    await loadDemonstration(store, { partners: [direct, sso, none], asOf: new Date('2027-02-01'), onProgress: (text) => said.push(text) })
    expect([await all('member'), await all('dine'), (await all('merchant')).length]).toEqual(before)
    expect(said).toEqual([])
    await loadDemonstration(store, { partners: [direct, testPartner('later'), none], asOf: AS_OF })
    const withoutProvider = DEMO_MEMBERS.filter(({ only }) => only === undefined).length
    expect([(await members('one')).length, (await members('later')).length]).toEqual([withoutProvider, withoutProvider])
  })

  it('binds the members of a demonstration to its provider, under each of its addresses', async () => {
    for (const issuer of ['http://id.localhost:3000/two', 'http://id.localhost:4000/two', 'http://id.localhost:3000/two'])
      await loadDemonstration(store, { partners: [direct, sso, none], issuers: new Map([['two', issuer]]), asOf: AS_OF })
    const bound = await store.owner((tx) => tx.selectFrom('provider_identity').selectAll().execute())
    const whoSignsIn = (await members('two')).filter((member) => member.has_web_profile).map((member) => member.id)
    expect(Map.groupBy(bound, ({ issuer }) => issuer).size).toBe(2)
    expect(new Set(bound.map((row) => row.member_id))).toEqual(new Set(whoSignsIn))
    expect(bound).toHaveLength(2 * whoSignsIn.length)
  })

  it('binds only the members that are left, when an operator has erased the others', async () => {
    const few = testPartner('few', { program: { enrollmentType: 'sso' } })
    const kept = (await members('two')).find(({ has_web_profile, active }) => has_web_profile && active)
    await store.owner(async (tx) => {
      await tx.insertInto('demonstration_data').values({ step: 'members:few', loaded_at: AS_OF }).execute()
      if (kept)
        await tx
          .insertInto('member')
          .values({ ...kept, partner_id: 'few' })
          .execute()
    })
    await loadDemonstration(store, { partners: [few], issuers: new Map([['few', 'http://id.localhost:3000/few']]), asOf: AS_OF })
    const bound = await store.owner((tx) =>
      tx.selectFrom('provider_identity').select('member_id').where('partner_id', '=', 'few').execute(),
    )
    expect(bound).toEqual([{ member_id: kept?.id }])
  })

  it('gives no members to a partner without accounts', async () => {
    expect(await members('three')).toEqual([])
  })

  it('rolls back an interrupted step, so that the next start repeats it', async () => {
    const broken = await testStore(PLACES)
    const interrupted = loadDemonstration(broken, {
      partners: [direct],
      asOf: AS_OF,
      merchants: 2_000,
      onProgress: (text) => {
        if (text.includes('50 %')) throw new Error('power cut')
      },
    })
    await expect(interrupted).rejects.toThrow('power cut')
    const left = await broken.owner((tx) =>
      Promise.all(
        (['merchant', 'search_word', 'demonstration_data'] as const).map((table) => tx.selectFrom(table).selectAll().limit(1).execute()),
      ),
    )
    expect(left).toEqual([[], [], []])
    await broken.close()
  })
})

describe('demonstration members', () => {
  it('sign in with the common password at partners with passwords', async () => {
    const rows = await members('one')
    const hashes = new Set(rows.filter((row) => row.has_web_profile).map((row) => row.password_hash))
    expect(hashes.size).toBe(1)
    expect(await verifyPassword(DEMO_PASSWORD, [...hashes][0] ?? null)).toBe(true)
    expect(rows.filter((row) => !row.has_web_profile).map((row) => row.password_hash)).toEqual([null, null])
    expect(new Set((await members('two')).map((row) => row.password_hash))).toEqual(new Set([null]))
    for (const row of rows) expect(row.partner_number).toMatch(/^\d{6}$/)
  })

  it('are of every kind that the product distinguishes', async () => {
    const rows = await members('one')
    expect(new Set(rows.map((row) => row.tier_level))).toEqual(new Set([0, 1, 2, 3]))
    expect(new Set(rows.map((row) => row.member_type))).toEqual(new Set(['EnrolledCardMember', 'NonCardMember', 'ClosedAccountMember']))
    expect(new Set(rows.map((row) => row.active))).toEqual(new Set([true, false]))
    expect(rows.filter((row) => row.email_update_required)).toHaveLength(1)
  })

  it('have dines in every status, rated by their tier', async () => {
    const maya = await dinesOf('one', 'maya.okafor@example.com')
    expect(new Set(maya.map((dine) => dine.status))).toEqual(new Set(REWARD_STATUSES))
    expect(new Set(maya.map((dine) => dine.tier_level))).toEqual(new Set([0]))
    for (const dine of maya) {
      expect(dine.reason === null).toBe(dine.status !== 'Forfeit')
      expect(dine.paid_at !== null).toBe(dine.status === 'Paid')
      expect(dine.occurred_at.getTime()).toBeLessThan(AS_OF.getTime())
    }
    const plain = maya.find((dine) => dine.status === 'Awarded' && dine.bonus_units === null && dine.channel === 'dine-in')
    expect(plain?.benefit).toBe(Math.round((plain?.eligible_cents ?? 0) / 200))
  })

  it('are in the state of their description: two dines from VIP, VIP, not activated', async () => {
    const earning = async (email: string) =>
      (await dinesOf('one', email)).filter((dine) => dine.eligible_cents > 0 && dine.occurred_at >= new Date('2026-01-02'))
    expect(await earning('daniel.reyes@example.com')).toHaveLength((direct.program.vip?.dines ?? 0) - 2)
    const grace = await dinesOf('one', 'grace.lindqvist@example.com')
    expect(new Set(grace.map((dine) => dine.tier_level))).toEqual(new Set([3]))
    expect((await members('one')).find((row) => row.first_name === 'Grace')?.vip_until_year).toBe(2027)
    expect(new Set((await dinesOf('one', 'theo.bennett@example.com')).map((dine) => dine.reason))).toEqual(new Set(['not-activated']))
  })

  it('have cards without a number, each claimed once in the installation', async () => {
    const cards = await all('member_card')
    const claims = await store.owner((tx) => tx.selectFrom('card_claim').selectAll().execute())
    expect(claims).toHaveLength(cards.filter((card) => 'unlinked_at' in card && card.unlinked_at === null).length)
    expect(JSON.stringify(cards)).not.toMatch(/\d{12,}/)
  })
})

describe('demonstration members of a program with flex offers', () => {
  beforeAll(() => loadDemonstration(store, { partners: [testPartner('flex', { features: { hasFlexOffers: true } })], asOf: AS_OF }))

  it('have offers that they can use, and one that a recent dine has used', async () => {
    const [maya] = (await members('flex')).filter(({ first_name }) => first_name === 'Maya')
    const memberId = maya?.id ?? ''
    const offers = await store.tenant('flex', (tx) => tx.selectFrom('flex_offer').selectAll().where('member_id', '=', memberId).execute())
    const used = (await dinesOf('flex', 'maya.okafor@example.com')).filter(({ flex_offer_id }) => flex_offer_id !== null)
    expect(offers).toHaveLength(13)
    expect(used).toHaveLength(1)
    const [dine] = used
    expect(offers.find(({ id }) => id === dine?.flex_offer_id)).toMatchObject({ units: dine?.flex_units, merchant_id: dine?.merchant_id })
    expect(dine?.benefit).toBeGreaterThanOrEqual(dine?.flex_units ?? Infinity)
    expect(new Set(offers.map(({ merchant_id }) => merchant_id)).size).toBeGreaterThanOrEqual(12)
  })

  it('of other programs have none', async () => {
    expect(await store.tenant('one', (tx) => tx.selectFrom('flex_offer').selectAll().execute())).toEqual([])
  })
})

describe('demonstration members of a program of statement credits', () => {
  const credit = creditPartner('credit')
  const stateOf = (email: string) =>
    store.tenant('credit', async (tx) => {
      const member = await tx.selectFrom('member').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
      const of = (table: 'dine' | 'statement_credit') => tx.selectFrom(table).where('member_id', '=', member.id)
      return {
        balance: (await tx.selectFrom('member_earning').selectAll().where('member_id', '=', member.id).executeTakeFirstOrThrow()).balance,
        dines: await of('dine').selectAll('dine').execute(),
        credits: await of('statement_credit').selectAll('statement_credit').orderBy('made_on').execute(),
      }
    })
  beforeAll(() => loadDemonstration(store, { partners: [credit], asOf: AS_OF }))

  it('are in each state: below the threshold, about to be paid, paid several times, rejected', async () => {
    const [basic, about, often, rejected] = await Promise.all(
      ['maya.okafor', 'noor.aziz', 'grace.lindqvist', 'samuel.brandt'].map((name) => stateOf(`${name}@example.com`)),
    )
    expect([(basic?.balance ?? 0) > 0, (basic?.balance ?? 0) < 2_000, basic?.credits]).toEqual([true, true, []])
    const pending = about?.dines.filter(({ status }) => status === 'Pending').reduce((sum, { benefit }) => sum + benefit, 0) ?? 0
    expect([(about?.balance ?? 0) < 2_000, (about?.balance ?? 0) + pending >= 2_000, about?.credits]).toEqual([true, true, []])
    expect(often?.credits.length).toBeGreaterThan(2)
    expect(rejected?.credits.at(-1)?.status).toBe('rejected')
    expect(rejected?.balance).toBeGreaterThanOrEqual(2_000)
  })

  it('have the earnings of their dines either in the balance or in a credit', async () => {
    for (const { email } of DEMO_MEMBERS) {
      const { balance, dines, credits } = await stateOf(email)
      const sum = (rows: typeof dines) => rows.reduce((total, { benefit }) => total + benefit, 0)
      expect(sum(dines.filter(({ status }) => status === 'Awarded'))).toBe(balance)
      for (const one of credits.filter(({ status }) => status !== 'rejected')) {
        const carried = dines.filter(({ credit_id }) => credit_id === one.id)
        expect([sum(carried), new Set(carried.map(({ status, paid_at }) => `${status} ${paid_at?.toISOString()}`))]).toEqual([
          one.amount_cents,
          new Set([`Paid ${one.made_at.toISOString()}`]),
        ])
      }
    }
  })
})

it.each(['2026-01-03T08:00:00Z', '2028-02-29T23:30:00Z', '2026-12-31T23:59:00Z'])('makes dines in every status on %s too', async (day) => {
  const id = `on-${day.slice(0, 10)}`
  await loadDemonstration(store, { partners: [testPartner(id)], asOf: new Date(day) })
  const statuses = await store.tenant(id, (tx) => tx.selectFrom('dine').select('status').distinct().execute())
  expect(new Set(statuses.map((row) => row.status))).toEqual(new Set(REWARD_STATUSES))
})
