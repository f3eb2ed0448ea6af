import { inflateSync } from 'node:zlib'

import { ownDataEndpoints, type OwnFile } from '@dining/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { givenDine, givenMerchant, type TestMember, type TestMerchant } from '../../testing/dining.ts'
import { addMember, signedIn } from '../../testing/factories.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { makeStatements } from './make-statements.ts'

const DUE = new Date('2026-11-06T06:00:00Z')
const OCTOBER = new Date('2026-10-10T18:00:00Z')
/** 10 cents per gallon for each full $50. */
const GALLON = { kind: 'fuel', tenthsOfCentPerGallon: 100, perCents: 5_000 } as const
const SINCE = new Date('2026-09-01T12:00:00Z')

let api: TestApi
let merchant: TestMerchant
beforeAll(async () => {
  api = await testApi([
    testPartner('one'),
    testPartner('gallon', { program: { currencyType: 'Dollar', earnRates: { 0: GALLON, 2: GALLON } } }),
  ])
  api.clock.set(DUE)
  merchant = await givenMerchant(api.store)
})
afterAll(() => api.close())

const make = () => makeStatements(api.deps, new AbortController().signal)
const mailsTo = ({ email }: TestMember) => api.mails.filter(({ to }) => to === email)
/** The texts of a PDF that `statementPdf` made: characters of a page's texts are hexadecimal, in compressed streams. */
const pdfWords = (content: string): string => {
  const streams = [
    ...Buffer.from(content, 'base64')
      .toString('latin1')
      .matchAll(/stream\n(x[^]*?)\nendstream/g),
  ]
  const drawn = streams.map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')).join('\n')
  const texts = [...drawn.matchAll(/\[(.*)\] TJ/g)].map(([, parts = '']) =>
    [...parts.matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => hex).join(''),
  )
  return texts.map((hex) => Buffer.from(hex, 'hex').toString('latin1')).join('\n')
}

it('shows how far a dine below a full step of the rate brought the member, which waits for nothing, as the activity and its files do', async () => {
  const member = await addMember(api, 'gallon', { statement_since: SINCE })
  const line = { benefit: 0, rate: JSON.stringify(GALLON), tier_level: 2 as const }
  await givenDine(
    api.store,
    member,
    { ...merchant, name: 'Below' },
    { ...line, occurred_at: OCTOBER, status: 'Pending', step_kept_cents: 4_200 },
  )
  const at = (hour: number) => new Date(OCTOBER.getTime() + hour * 3_600_000)
  await givenDine(api.store, member, { ...merchant, name: 'Full' }, { ...line, occurred_at: at(1), benefit: 100, step_kept_cents: 700 })
  const refund = { refund_of: 'x', amount_cents: -500, eligible_cents: -500, rate: null }
  await givenDine(api.store, member, { ...merchant, name: 'Back' }, { ...line, ...refund, occurred_at: at(2), step_kept_cents: 200 })
  await make()
  await expect.poll(() => mailsTo(member).length).toBe(1)
  const text = mailsTo(member)[0]?.text ?? ''
  expect(text).toMatch(/Below.*\$42\.00 of \$50/s)
  expect(text).toContain('Counts toward your next 10¢/gal')
  expect(text).toContain('Less counts toward your next 10¢/gal')
  expect(text).not.toMatch(/Processing|being processed/)
  const own = await signedIn(api, 'gallon', member)
  const fileOf = async (kind: 'csv' | 'pdf') =>
    (await own.call(ownDataEndpoints.getActivityFile, { query: { kind, month: '2026-10' } })).body as OwnFile
  const lines = (await fileOf('csv')).content.split('\r\n')
  expect(lines[0]).toContain('"Earned (US dollars per gallon)","Counts toward the next step (US dollars)","Status"')
  expect(lines[1]).toMatch(/"Back","4242",-5,0,2,"Less counts toward your next 10¢\/gal",""/)
  expect(lines[2]).toMatch(/"Full","4242",64,0\.1,7,"Earned",""/)
  expect(lines[3]).toMatch(/"Below","4242",64,0,42,"Counts toward your next 10¢\/gal",""/)
  const words = pdfWords((await fileOf('pdf')).content)
  expect(words).toContain('$42.00 of $50')
  expect(words).toContain('Counts toward your next 10¢/gal')
  expect(words).not.toContain('Processing')
})

it('explains in its PDF a total with an amount that is not final, and counts no dine that was given back completely', async () => {
  const member = await addMember(api, 'one', {})
  const own = await signedIn(api, 'one', member)
  const words = async () => {
    const { body } = await own.call(ownDataEndpoints.getActivityFile, { query: { kind: 'pdf', month: '2026-10' } })
    return pdfWords((body as OwnFile).content)
  }
  await givenDine(api.store, member, merchant, { occurred_at: OCTOBER, benefit: 0, eligible_cents: 0 })
  await givenDine(api.store, member, merchant, { occurred_at: OCTOBER, benefit: 50 })
  expect(await words()).toMatch(/\b1 dine, /)
  expect(await words()).not.toContain('expected')
  await givenDine(api.store, member, merchant, { occurred_at: OCTOBER, benefit: 77, status: 'Deferred' })
  const all = (await words()).replaceAll(/\s+/g, ' ')
  expect(all).toMatch(/\b2 dines, 127 /)
  expect(all).toContain('what dines without a final amount are expected to earn')
})
