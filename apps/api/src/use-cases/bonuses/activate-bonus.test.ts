import { endpoints, type Answer, type Bonus } from '@dining/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { readAudit } from '../../store/repositories/audit-trail.ts'
import type { Browser } from '../../testing/browser.ts'
import { givenBonus } from '../../testing/bonuses.ts'
import type { TestMember } from '../../testing/dining.ts'
import { addMember, signedIn } from '../../testing/factories.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'

const DAY_MS = 86_400_000
const WELCOME = { code: 'WELCOME', units: 1_000, spendCents: 3_000, withinDays: 30 }
const IN_APP = { code: 'INAPP', units: 250, spendCents: 2_500, withinDays: 45 }
const APP = { 'user-agent': 'Mozilla/5.0 RewardsApp/3.1.0 (iOS)' }
const nativeApp = { iosUrl: 'https://apps.example/ios', androidUrl: 'https://apps.example/android' }

let api: TestApi
beforeAll(async () => {
  api = await testApi([
    testPartner('one'),
    testPartner('two'),
    testPartner('welcoming', { program: { newMemberBonus: WELCOME } }),
    testPartner('from-app', { program: { newMemberBonus: WELCOME }, features: { appEnrollmentSource: 'app' } }),
    testPartner('in-app', { program: { appOnlyBonus: IN_APP }, features: { appOnlyBonusByDefault: true, nativeApp } }),
  ])
})
afterAll(() => api.close())

const daysAgo = (days: number) => new Date(api.clock.now().getTime() - days * DAY_MS)
const arrive = async (partnerId: string, values: Parameters<typeof addMember>[2] = {}) => {
  const member = await addMember(api, partnerId, values)
  return { member, visitor: await signedIn(api, partnerId, member) }
}
const bonusesOf = async (visitor: Browser): Promise<readonly Bonus[]> =>
  ((await visitor.call(endpoints.getMember, {})).body as Answer<typeof endpoints.getMember>).activeBonuses
const statuses = async (visitor: Browser) => (await bonusesOf(visitor)).map(({ code, bonusStatus }) => [code, bonusStatus])
const activate = (visitor: Browser, bonusCode: string, headers = {}) =>
  visitor.call(endpoints.activateBonus, { params: { bonusCode } }, headers)
const refusal = async (reply: ReturnType<typeof activate>) => {
  const { status, problem } = await reply
  return [status, problem.code]
}
const stored = ({ partner_id, id }: TestMember) =>
  api.store.owner((tx) =>
    tx.selectFrom('member_bonus').selectAll().where('partner_id', '=', partner_id).where('member_id', '=', id).execute(),
  )

describe('the bonuses of a member', () => {
  it('have a code, a description, a status and the time from which they are offered [BONUS-01] [BONUS-02]', async () => {
    const { visitor } = await arrive('welcoming', { joined_at: daysAgo(2) })
    expect(await bonusesOf(visitor)).toEqual([
      {
        code: 'WELCOME',
        isNewMemberBonus: true,
        description: 'Spend $30 at participating restaurants within 30 days of joining.',
        memberIsEligibleForNMB: true,
        bonusStatus: 'Eligible',
        createDateUtc: daysAgo(2).toISOString(),
        amount: 1_000,
        isAppOnly: false,
        endsAt: '2026-07-14T05:00:00.000Z',
        progress: { dines: 0, dinesRequired: 1, cents: 0, centsRequired: 3_000 },
      },
    ])
  })

  it('are those of the table that have begun and not ended, by the day of the partner', async () => {
    const { visitor } = await arrive('two')
    await givenBonus(api.store, 'two', { code: 'NOW', first_day: '2026-06-15', last_day: '2026-06-15' })
    await givenBonus(api.store, 'two', { code: 'OVER', last_day: '2026-06-14' })
    await givenBonus(api.store, 'two', { code: 'LATER', first_day: '2026-06-16' })
    expect(await statuses(visitor)).toEqual([['NOW', 'Eligible']])
    expect((await bonusesOf(visitor))[0]).toMatchObject({ isNewMemberBonus: false, memberIsEligibleForNMB: false })
    expect(await refusal(activate(visitor, 'OVER'))).toEqual([409, 'bonus-ended'])
    expect(await refusal(activate(visitor, 'LATER'))).toEqual([404, 'not-found'])
  })

  it('are offered to new members from joining on, and not after their days', async () => {
    expect(await statuses((await arrive('welcoming', { joined_at: daysAgo(30) })).visitor)).toEqual([['WELCOME', 'Eligible']])
    const { visitor } = await arrive('welcoming', { joined_at: daysAgo(31) })
    expect(await statuses(visitor)).toEqual([])
    expect(await refusal(activate(visitor, 'WELCOME'))).toEqual([409, 'bonus-ended'])
  })

  it('include the new-member bonus for members from the app for 2,160 hours of joining, where the partner says so [BONUS-13] [BONUS-15]', async () => {
    const hours = (count: number, enrollment_source: string) => ({ joined_at: daysAgo(count / 24), enrollment_source })
    expect(await statuses((await arrive('from-app', hours(2_159, 'app'))).visitor)).toEqual([['WELCOME', 'Eligible']])
    expect(await statuses((await arrive('from-app', hours(2_160, 'app'))).visitor)).toEqual([])
    expect(await statuses((await arrive('from-app', hours(2_159, 'web'))).visitor)).toEqual([])
    expect(await statuses((await arrive('welcoming', hours(2_159, 'app'))).visitor)).toEqual([])
  })

  it('leave members from the app the days of the program from the activation on [BONUS-13]', async () => {
    const { visitor, member } = await arrive('from-app', { joined_at: daysAgo(80), enrollment_source: 'app' })
    await activate(visitor, 'WELCOME')
    expect((await stored(member))[0]?.ends_at?.toISOString()).toBe('2026-07-16T05:00:00.000Z')
  })

  it('include an app-only bonus by default where the partner says so [BONUS-14] [BONUS-15]', async () => {
    const { visitor } = await arrive('in-app', { joined_at: daysAgo(500) })
    expect(await bonusesOf(visitor)).toMatchObject([{ code: 'INAPP', bonusStatus: 'Eligible', isAppOnly: true, isNewMemberBonus: false }])
    expect(await statuses((await arrive('one')).visitor)).toEqual([])
  })

  it.each([
    ['has not joined', { member_type: 'NonCardMember', has_web_profile: false }],
    ['has closed the account', { member_type: 'ClosedAccountMember', active: false }],
  ] as const)('are none for a member who %s', async (_, values) => {
    const { visitor } = await arrive('welcoming', values)
    expect(await bonusesOf(visitor)).toEqual([])
    expect(await refusal(activate(visitor, 'WELCOME'))).toEqual([404, 'not-found'])
  })
})

describe('POST /api/Member/Bonus/{bonusCode}', () => {
  it('activates a bonus without a body, and answers it as Enrolled [BONUS-08]', async () => {
    expect(endpoints.activateBonus).toMatchObject({ method: 'POST', path: '/api/Member/Bonus/:bonusCode', body: undefined })
    const { visitor, member } = await arrive('welcoming')
    const reply = await activate(visitor, 'WELCOME')
    expect([reply.status, (reply.body as Bonus).bonusStatus]).toEqual([200, 'Enrolled'])
    expect(await statuses(visitor)).toEqual([['WELCOME', 'Enrolled']])
    expect(await stored(member)).toMatchObject([{ code: 'WELCOME', units: 1_000, enrolled_at: api.clock.now(), qualified_at: null }])
    const [event] = await api.store.owner((tx) => readAudit(tx, { memberId: member.id, kind: 'bonus-activated' }, 1))
    expect(event?.detail).toEqual({ code: 'WELCOME' })
  })

  it('has one effect if 20 calls arrive at once, and the same answer for each [BONUS-08]', async () => {
    const { visitor, member } = await arrive('welcoming')
    const replies = await Promise.all(Array.from({ length: 20 }, () => activate(visitor, 'WELCOME')))
    expect(new Set(replies.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    expect(replies[0]?.status).toBe(200)
    expect(await stored(member)).toHaveLength(1)
    expect(await api.store.owner((tx) => readAudit(tx, { memberId: member.id, kind: 'bonus-activated' }, 10))).toHaveLength(1)
  })

  it('keeps its terms and its time when it is repeated, and when the offer changes', async () => {
    const code = await givenBonus(api.store, 'one', { code: 'KEPT' })
    const { visitor, member } = await arrive('one')
    await activate(visitor, code)
    const before = await stored(member)
    await givenBonus(api.store, 'one', { code, units: 9, dines: 9, last_day: '2026-06-01' })
    api.clock.advance(1_000)
    expect((await activate(visitor, code)).status).toBe(200)
    expect(await stored(member)).toEqual(before)
    expect((await bonusesOf(visitor))[0]?.amount).toBe(500)
  })

  it('refuses unknown bonuses, those of other partners, and codes of another form', async () => {
    await givenBonus(api.store, 'two', { code: 'FOREIGN' })
    const { visitor, member } = await arrive('one')
    expect(await refusal(activate(visitor, 'NOTHING'))).toEqual([404, 'not-found'])
    expect(await refusal(activate(visitor, 'FOREIGN'))).toEqual([404, 'not-found'])
    expect(await refusal(activate(visitor, 'A;B'))).toEqual([400, 'validation-failed'])
    expect(await stored(member)).toEqual([])
  })

  it('refuses an app-only bonus from the web, and takes it from the app [BONUS-07]', async () => {
    const { visitor, member } = await arrive('in-app')
    expect(await refusal(activate(visitor, 'INAPP'))).toEqual([403, 'bonus-app-only'])
    expect(await stored(member)).toEqual([])
    expect((await activate(visitor, 'INAPP', APP)).status).toBe(200)
    expect(await statuses(visitor)).toEqual([['INAPP', 'Enrolled']])
  })

  it('refuses a bonus for the first dine to a member who has dined', async () => {
    const code = await givenBonus(api.store, 'one', { code: 'FIRST', kind: 'first-dine', within_days: 30 })
    const { visitor, member } = await arrive('one')
    expect((await bonusesOf(visitor)).some((bonus) => bonus.code === code)).toBe(true)
    await addDine(member)
    expect((await bonusesOf(visitor)).some((bonus) => bonus.code === code)).toBe(false)
    expect(await refusal(activate(visitor, code))).toEqual([409, 'bonus-ended'])
  })

  it('lets no more members activate a bonus than its cap, at whatever moment they call', async () => {
    const code = await givenBonus(api.store, 'two', { code: 'CAPPED', cap: 3 })
    const visitors = await Promise.all(Array.from({ length: 8 }, async () => (await arrive('two')).visitor))
    const replies = await Promise.all(visitors.map((visitor) => activate(visitor, code)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(3)
    const refused = replies.filter(({ status }) => status !== 200)
    expect(new Set(refused.map(({ problem }) => problem.code))).toEqual(new Set(['bonus-taken']))
  })

  it('refuses a visitor without a session', async () => {
    const { visitor } = await arrive('one')
    visitor.cookies.clear()
    expect((await activate(visitor, 'KEPT')).status).toBeGreaterThanOrEqual(401)
  })
})

function addDine(member: TestMember) {
  const row = {
    partner_id: member.partner_id,
    id: `dine-${member.id}`,
    source_transaction_id: `dine-${member.id}`,
    member_id: member.id,
    card_id: null,
    card_last_four: '4242',
    card_type: null,
    merchant_id: 'somewhere',
    merchant_name: 'Somewhere',
    occurred_at: api.clock.now(),
    received_at: api.clock.now(),
    status: 'Pending',
    status_at: api.clock.now(),
    settle_on: null,
    type_code: 'Settle',
    source_code: 'S',
    amount_cents: 100,
    subtotal_cents: null,
    eligible_cents: 100,
    benefit: 3,
    tier_level: 2,
    reason: null,
    channel: 'dine-in',
  } as const
  return api.store.owner((tx) => tx.insertInto('dine').values(row).execute())
}
