import { accountExportSchema, endpoints, ownDataEndpoints as calls, securityEndpoints, type OwnFile } from '@dining/contract'
import { EMULATION_COOKIE } from '@dining/contract/emulation'
import { REAUTHENTICATION_MINUTES } from '@dining/domain'
import { CREDIT_PROGRAM } from '@dining/partner-kit/testing'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { browser, type Browser } from '../../testing/browser.ts'
import { givenCard, givenDine, givenMerchant } from '../../testing/dining.ts'
import { addMember, PASSWORD, signedIn } from '../../testing/factories.ts'
import { insertTenantRow } from '../../testing/tenant-rows.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { startEmulatedSession } from '../session.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi([
    testPartner('one', { program: { programName: 'One™ Dining® & More' } }),
    testPartner('two'),
    testPartner('credit', { program: CREDIT_PROGRAM }),
  ])
})
afterAll(() => api.close())

const fileFor = async (by: Browser, year?: string) => {
  const reply = await by.call(calls.getActivityFile, { query: { kind: 'csv', ...(year === undefined ? {} : { year }) } })
  expect(reply.status).toBe(200)
  return reply.body as OwnFile
}
const linesOf = ({ content }: OwnFile) => content.split('\r\n').slice(0, -1)
/** The line of a CSV without its last field, the reference. */
const withoutReference = (line: string) => line.slice(0, line.lastIndexOf(','))

describe('the file of activity', () => {
  it('has the dines of a year by the partner’s clock, newest first, with harmless texts, and of no other member or partner', async () => {
    const member = await addMember(api, 'one')
    const merchant = await givenMerchant(api.store)
    const evil = { ...merchant, name: '=HYPERLINK("https://evil.example")' }
    // In Chicago, the last minute of 2025 and the first of 2026.
    await givenDine(api.store, member, merchant, { occurred_at: new Date('2026-01-01T05:59:00Z'), benefit: 50 })
    await givenDine(api.store, member, evil, { occurred_at: new Date('2026-01-01T06:00:00Z'), amount_cents: 12_345, status: 'Pending' })
    await givenDine(api.store, member, merchant, {
      occurred_at: new Date('2026-02-01T18:30:00Z'),
      amount_cents: -500,
      benefit: -15,
      refund_of: 'x',
      status: 'Paid',
      paid_at: new Date('2026-02-03T17:00:00Z'),
    })
    await givenDine(api.store, member, merchant, { occurred_at: new Date('2026-02-02T18:30:00Z'), status: 'Deferred' })
    const [other, twin] = [await addMember(api, 'one'), await addMember(api, 'two', { id: member.id })]
    await givenDine(api.store, other, { ...merchant, name: 'Theirs' }, { occurred_at: new Date('2026-02-01T18:30:00Z') })
    await givenDine(api.store, twin, { ...merchant, name: 'Elsewhere' }, { occurred_at: new Date('2026-02-01T18:30:00Z') })
    const own = await signedIn(api, 'one', member)
    const file = await fileFor(own, '2026')
    expect(file).toMatchObject({ fileName: 'one-dining-more-activity-2026.csv', mediaType: 'text/csv;charset=utf-8' })
    expect(linesOf(file).map(withoutReference)).toEqual([
      expect.stringMatching(
        /^\uFEFF"Date","Time","Type","Restaurant","Card ending in","Bill \(US dollars\)","Earned \(.+\)","Status","Paid on"$/,
      ),
      // Its amount is unknown until it is final.
      '"2026-02-02","12:30","Dine","Osteria Lume","4242",64,"","Not earned",""',
      '"2026-02-01","12:30","Refund","Osteria Lume","4242",-5,-15,"Paid","2026-02-03"',
      `"2026-01-01","00:00","Dine","'=HYPERLINK(""https://evil.example"")","4242",123.45,192,"Processing",""`,
    ])
    expect(linesOf(await fileFor(own, '2025'))).toHaveLength(2)
    const all = await fileFor(own)
    expect([all.fileName, linesOf(all).length]).toEqual(['one-dining-more-activity-all-years.csv', 5])
    expect(all.content).not.toMatch(/Theirs|Elsewhere/)
    // Nothing of it is stored by a cache or written to the log.
    const reply = await own.call(calls.getActivityFile, { query: { kind: 'csv' } })
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(api.logLines.join('')).not.toMatch(/HYPERLINK|Osteria/)
  })

  it('is for signed-in members alone, not for the administration tool, and limited', async () => {
    expect((await browser(api.app, 'one').call(calls.getActivityFile, { query: { kind: 'csv' } })).status).toBe(401)
    const member = await addMember(api, 'two')
    const shown = await api.store.tenant('two', (tx) =>
      startEmulatedSession(tx, 'two', member.id, { agent: 'agent@two.example', mayWrite: true }, api.clock.now()),
    )
    const agent = browser(api.app, 'two')
    agent.cookies.set(EMULATION_COOKIE, shown.id)
    expect((await agent.call(calls.getActivityFile, { query: { kind: 'csv' } })).status).toBe(403)
    const own = await signedIn(api, 'two', member)
    const call = (count: number) =>
      Promise.all(Array.from({ length: count }, () => own.call(calls.getActivityFile, { query: { kind: 'csv' } })))
    const replies = await call(620)
    expect(replies.at(-1)?.problem.code).toBe('too-many-requests')
    expect((await own.call(endpoints.getMember, {})).status).toBe(200)
    api.clock.advance(600_000)
  })

  it('is a tagged PDF with the partner’s title, for 2,000 lines at most, and harms no call that is made meanwhile', async () => {
    const member = await addMember(api, 'two', { first_name: 'Ada', last_name: 'Plum' })
    const merchant = await givenMerchant(api.store)
    const first = await givenDine(api.store, member, { ...merchant, name: 'Phở Ångström 寿司' })
    const rows = Array.from({ length: 2_100 }, (_, number) => ({
      ...first,
      rate: null,
      id: `p${number}`,
      source_transaction_id: `p${number}`,
      occurred_at: new Date(api.clock.now().getTime() - number * 3_600_000),
    }))
    // A statement of PostgreSQL has 65,535 values at most.
    for (const part of [rows.slice(0, 1_000), rows.slice(1_000)]) {
      await api.store.owner((tx) => tx.insertInto('dine').values(part).execute())
    }
    const own = await signedIn(api, 'two', member)
    const file = (query: { kind: 'pdf'; year?: string }) => own.call(calls.getActivityFile, { query })
    const [all, empty] = await Promise.all([file({ kind: 'pdf' }), file({ kind: 'pdf', year: '2020' })])
    expect([all.status, empty.status]).toEqual([200, 200])
    const { fileName, content } = all.body as OwnFile
    expect(fileName).toMatch(/-statement-all-years\.pdf$/)
    const pdf = Buffer.from(content, 'base64').toString('latin1')
    expect(pdf).toMatch(/^%PDF-1\.7/)
    for (const part of ['/Marked true', '/StructTreeRoot', '/Lang (en-US)', '/S /TH', '/DisplayDocTitle true']) expect(pdf).toContain(part)
    // Six cells for each line.
    expect(pdf.match(/\/S \/TD/g)).toHaveLength(12_000)
    expect((empty.body as OwnFile).content.length).toBeLessThan(10_000)
  })

  it('lists statement credits beside dines, in dollars, and all of five years', async () => {
    const member = await addMember(api, 'credit')
    const merchant = await givenMerchant(api.store)
    const at = api.clock.now()
    await api.store.owner(async (tx) => {
      await tx
        .insertInto('statement_credit')
        .values({
          partner_id: 'credit',
          id: 'credit-1',
          member_id: member.id,
          card_id: null,
          amount_cents: 2_340,
          target_type: 'card',
          target_label: 'Visa 4417',
          benefit_processor: 'Visa',
          status: 'completed',
          made_at: at,
          made_on: '2026-06-15',
          status_at: at,
        })
        .execute()
    })
    const first = await givenDine(api.store, member, merchant, { benefit: 256, occurred_at: new Date(at.getTime() - 86_400_000) })
    const rows = Array.from({ length: 1_500 }, (_, number) => ({
      ...first,
      rate: null,
      id: `d${number}`,
      source_transaction_id: `s${number}`,
      occurred_at: new Date(at.getTime() - number * 86_400_000 - 86_400_000),
    }))
    await api.store.owner((tx) => tx.insertInto('dine').values(rows).execute())
    const own = await signedIn(api, 'credit', member)
    const lines = linesOf(await fileFor(own))
    expect(lines).toHaveLength(1_503)
    expect(lines[0]).toContain('"Earned (US dollars)","Statement credit (US dollars)"')
    expect(withoutReference(lines[1] ?? '')).toMatch(
      /^"2026-06-15","\d\d:\d\d","Statement credit","","Visa 4417","","",23\.4,"Completed",""$/,
    )
    expect(lines[2]).toContain('"4242",64,2.56,"","Earned",""')
  })
})

describe('the export of an account', () => {
  it('has every row of the member in the documented format, asks again who they are, and contains no secret and no data of another', async () => {
    const member = await addMember(api, 'one', {
      first_name: 'Ada',
      phone_number: '5035550142',
      sms_opt_in: true,
      partner_number: '123456',
    })
    const merchant = await givenMerchant(api.store)
    const card = await givenCard(api.store, member, { last_four: '4417', unlinked_at: api.clock.now() })
    await givenCard(api.store, await addMember(api, 'one'), { description: 'Theirs' })
    await givenDine(api.store, member, merchant, { card_id: card.id })
    const given: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
      favorite: { saved_at: api.clock.now() },
      review: { stars: 4, body: 'Warm bread', approved: true, created_at: api.clock.now() },
      survey_answer: { answers: JSON.stringify([{ question: 'Why?', answer: 'Bread' }]) },
      missing_dine: {
        state: 'asked',
        messages: JSON.stringify([{ by: 'program', who: 'operator@one.example', text: 'When?', at: api.clock.now().toISOString() }]),
      },
      reservation: { status: 'booked', starts_at: api.clock.now() },
      table_watch: { status: 'stopped', until_at: api.clock.now(), starts_at: api.clock.now() },
      member_bonus: { kind: 'campaign', description: 'A warm welcome', enrolled_at: api.clock.now() },
      flex_offer: {},
      passkey: { name: 'My phone', created_at: api.clock.now() },
      member_earning: {},
      text_outbox: { state: 'sent' },
      household_member: { joined_at: api.clock.now() },
      household_invitation: { created_at: api.clock.now(), expires_at: api.clock.now() },
      monthly_statement: { month: '2026-05', made_at: api.clock.now() },
    }
    await api.store.owner(async (tx) => {
      for (const [table, values] of Object.entries(given))
        await insertTenantRow(tx, table, 'one', { member_id: member.id, ...values }, 'secret-x')
    })
    const own = await signedIn(api, 'one', member)
    api.clock.advance(REAUTHENTICATION_MINUTES * 60_000)
    expect((await own.call(calls.exportOwnData, {})).problem.code).toBe('reauthentication-required')
    await own.call(securityEndpoints.confirmIdentity, { body: { kind: 'password', password: PASSWORD } })
    const reply = await own.call(calls.exportOwnData, {})
    const file = reply.body as OwnFile
    expect([reply.status, file.fileName]).toEqual([200, 'one-dining-more-account.json'])
    const document = v.parse(accountExportSchema, JSON.parse(file.content))
    expect(document).toMatchObject({
      format: 'dining-account',
      version: 1,
      profile: { email: member.email, firstName: 'Ada', partnerNumber: '123456' },
      consents: { emailWithOffers: true, textMessages: true },
      cards: [{ lastFour: '4417', unlinkedAt: expect.any(String) }],
      dines: [{ restaurant: 'Osteria Lume', billCents: 6_400, benefit: 192 }],
      bonuses: [{ description: 'A warm welcome' }],
      reviews: [{ text: 'Warm bread' }],
      surveyAnswers: [{ answers: [{ question: 'Why?', answer: 'Bread' }] }],
      missingDines: [{ messages: [{ by: 'program', text: 'When?' }] }],
      sessions: [{ isRemembered: false }],
      passkeys: [{ name: 'My phone' }],
      household: { joinedAt: expect.any(String) },
      householdInvitations: [{ sentAt: expect.any(String) }],
      monthlyStatements: [{ month: '2026-05', isMailed: false }],
    })
    for (const part of ['savedRestaurants', 'reservations', 'tableWatches', 'offers', 'messages'] as const)
      expect(document[part].length).toBeGreaterThan(0)
    expect(file.content).not.toMatch(/Theirs|tok-|print-|operator@|\$argon2|password/i)
    expect((await browser(api.app, 'one').call(calls.exportOwnData, {})).status).toBe(401)
  })
})
