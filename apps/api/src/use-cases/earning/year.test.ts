import { endpoints } from '@dining/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { COOKIES } from '../../http/cookies.ts'
import { browser } from '../../testing/browser.ts'
import { givenCard, givenMember, givenMerchant } from '../../testing/dining.ts'
import { feed, line } from '../../testing/feed.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { startSession } from '../session.ts'
import { memberProgress, yearSoFar } from './year.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi([testPartner('quick', { program: { vip: { dines: 3 } } })])
})
afterAll(() => api.close())

it('adds up the rows of the calendar year, in the zone of the partner [ACCOUNT-10]', async () => {
  const member = await givenMember(api.store, 'quick')
  const card = await givenCard(api.store, member)
  const open = await givenMerchant(api.store)
  const closed = await givenMerchant(api.store, { active: false })
  const back = line(card, open, '2026-03-01T19:00:00-05:00', '50.00')
  await feed(api, [
    // still last year there, and the first minutes of this one
    line(card, open, '2025-12-31T23:59:00-06:00', '900.00'),
    line(card, open, '2026-01-01T00:01:00-06:00', '10.00'),
    line(card, open, '2026-02-01T19:00:00-05:00', '20.00', { final: false }),
    line(card, closed, '2026-02-02T19:00:00-05:00', '40.00'),
    back,
    line(card, open, '2026-03-02T19:00:00-05:00', '-50.00', { type: 'Refund', refundOf: back['sourceTransactionId'] }),
  ])
  const visitor = browser(api.app, 'quick')
  const session = await api.store.tenant('quick', (tx) => startSession(tx, 'quick', member.id, false, api.clock.now()))
  visitor.cookies.set(COOKIES.session, session.id)
  const summary = await visitor.call(endpoints.getDineSummary, {})
  expect(summary.body).toEqual({ currentYearBenefits: 90, currentYearDines: 2, stepKept: null })
})

it('returns the progress to VIP, and null without VIP [TIER-08]', async () => {
  const member = await givenMember(api.store, 'quick')
  const card = await givenCard(api.store, member)
  const open = await givenMerchant(api.store)
  const progress = (at = api.clock.now(), program = testPartner('quick', { program: { vip: { dines: 3 } } }).program) =>
    api.store.owner(async (tx) => {
      const row = await tx.selectFrom('member').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow()
      return memberProgress(tx, program, row, at)
    })
  const dine = (day: string) => line(card, open, `${day}T19:00:00-05:00`, '10.00')
  await feed(api, [dine('2026-01-01'), dine('2026-01-02')])
  expect(await progress()).toMatchObject({ status: 'Building', dinesRequired: 3, remainingDines: 1, ytdMilesOrDollars: 60 })
  await feed(api, [dine('2026-01-03')])
  expect(await progress()).toMatchObject({ status: 'Qualified', remainingDines: 0, ytdMilesOrDollars: 110 })
  expect(await progress(new Date('2027-02-01T12:00:00Z'))).toMatchObject({
    status: 'QualifiedAndBuilding',
    remainingDines: 3,
    ytdMilesOrDollars: 0,
  })
  const muchLater = new Date('2028-02-01T12:00:00Z')
  expect(await progress(muchLater)).toMatchObject({ status: 'Building', remainingDines: 3 })
  const { vip: _vip, ...without } = testPartner('quick').program
  expect(await progress(muchLater, without)).toBeNull()
  expect(await api.store.tenant('other', (tx) => yearSoFar(tx, without, member.id, new Date('2026-06-15T17:00:00Z')))).toMatchObject({
    dines: 0,
  })
})
