import { endpoints, ownDataEndpoints, type Member, type OwnFile } from '@dining/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { statementsList } from '../../cli/statements/list.ts'
import { statementsSend } from '../../cli/statements/send.ts'
import { jobDefinitions } from '../../jobs/definitions.ts'
import { createJobQueue } from '../../jobs/queue.ts'
import { browser } from '../../testing/browser.ts'
import { commandDeps } from '../../testing/command-deps.ts'
import { givenDine, givenMember, givenMerchant, type TestMember, type TestMerchant } from '../../testing/dining.ts'
import { addMember, signedIn } from '../../testing/factories.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { typed } from '../../testing/typed.ts'
import { makeStatements } from './make-statements.ts'

/** In Chicago, the zone of the partners, 6 November begins at 06:00 UTC. */
const BEFORE_DUE = new Date('2026-11-06T05:59:00Z')
const DUE = new Date('2026-11-06T06:00:00Z')
const OCTOBER = new Date('2026-10-10T18:00:00Z')
const SINCE = new Date('2026-09-01T12:00:00Z')

let api: TestApi
let merchant: TestMerchant
beforeAll(async () => {
  api = await testApi([testPartner('one'), testPartner('two')])
  merchant = await givenMerchant(api.store)
})
afterAll(() => api.close())
beforeEach(async () => {
  api.clock.set(DUE)
  await api.store.owner(async (tx) => {
    await tx.updateTable('member').set({ statement_since: null }).execute()
    await tx.deleteFrom('monthly_statement').execute()
    await tx.deleteFrom('job_run').execute()
  })
})

const never = new AbortController().signal
const make = (signal: AbortSignal = never) => makeStatements(api.deps, signal)
const mailsTo = ({ email }: TestMember) => api.mails.filter(({ to }) => to === email)
const rowsOf = ({ id }: TestMember) =>
  api.store.owner((tx) => tx.selectFrom('monthly_statement').selectAll().where('member_id', '=', id).execute())
const outboxOf = ({ id }: TestMember) =>
  api.store.owner((tx) =>
    tx.selectFrom('mail_outbox').selectAll().where('member_id', '=', id).where('kind', '=', 'monthly-statement').execute(),
  )
const diner = async (more: Parameters<typeof givenMember>[2] = {}, at = OCTOBER, partner = 'one') => {
  const member = await givenMember(api.store, partner, { statement_since: SINCE, ...more })
  await givenDine(api.store, member, merchant, { occurred_at: at, benefit: 192 })
  return member
}
const progress = async (...args: string[]) => {
  const [code, ...lines] = await typed(statementsList, { ...commandDeps(api.store, api.clock.now), partners: api.deps.partners }, ...args)
  expect(code).toBe(0)
  return lines
}

describe('the statement of a month', () => {
  it('is made from the sixth day by the partner’s clock, once, for those who chose it before, and shows the month alone', async () => {
    // The last minute of October in Chicago, and the first of November.
    const member = await diner({}, new Date('2026-11-01T04:59:00Z'))
    await givenDine(api.store, member, { ...merchant, name: 'Next month' }, { occurred_at: new Date('2026-11-01T05:00:00Z') })
    await givenDine(api.store, member, { ...merchant, name: 'Open Door' }, { occurred_at: OCTOBER, status: 'Pending', benefit: 50 })
    const open = await givenDine(
      api.store,
      member,
      { ...merchant, name: 'Blue Table' },
      { occurred_at: OCTOBER, status: 'Deferred', benefit: 77 },
    )
    const refund = { amount_cents: -500, eligible_cents: -500, benefit: -6, status: 'Pending' } as const
    await givenDine(
      api.store,
      member,
      { ...merchant, name: 'Blue Table' },
      { ...refund, occurred_at: OCTOBER, refund_of: open.source_transaction_id },
    )
    const late = await diner({ statement_since: DUE })
    const silent = await diner({ statement_since: null })
    api.clock.set(BEFORE_DUE)
    // September, which has no activity, is done for the member without a mail.
    expect(await make()).toBe(1)
    expect(mailsTo(member)).toEqual([])
    api.clock.set(DUE)
    expect(await make()).toBe(1)
    await expect.poll(() => mailsTo(member).length).toBe(1)
    const [mail] = mailsTo(member)
    expect(mail?.subject).toMatch(/October 2026/)
    expect(mail?.text).toContain('Oct 31')
    expect(mail?.text).toContain('Open Door')
    expect(mail?.text).toContain('Processing')
    // The words of the activity, without the amount that may still change.
    expect(mail?.text).toMatch(/Blue Table: Not earned\n {2}.*\$64\.00 · Finalized; allow up to two weeks\./)
    expect(mail?.text).not.toMatch(/\b77\b/)
    expect(mail?.text).toContain('Still being processed: 50 ')
    expect(mail?.text).not.toContain('Next month')
    expect([await make(), await make()]).toEqual([0, 0])
    for (const other of [late, silent]) expect([mailsTo(other), await rowsOf(other)]).toEqual([[], []])
    // Made up for by a process that starts late.
    api.clock.set(new Date('2026-12-06T05:59:00Z'))
    expect(await make()).toBe(0)
    api.clock.set(new Date('2026-12-20T12:00:00Z'))
    expect(await make()).toBe(2)
    await expect.poll(() => mailsTo(member).length).toBe(2)
  })

  it('says nothing of processing where a dine and its refund, both open, add up to nothing', async () => {
    const member = await diner()
    const open = { occurred_at: OCTOBER, status: 'Pending' } as const
    const dine = await givenDine(api.store, member, merchant, { ...open, benefit: 50 })
    await givenDine(api.store, member, merchant, { ...open, benefit: -50, amount_cents: -dine.amount_cents, refund_of: dine.id })
    api.clock.set(DUE)
    await make()
    await expect.poll(() => mailsTo(member).length).toBe(1)
    expect(mailsTo(member)[0]?.text).not.toMatch(/being processed/)
  })

  it('is not mailed without activity, to a closed account, of another partner’s dines, or after it was turned off', async () => {
    const idle = await givenMember(api.store, 'one', { statement_since: SINCE })
    const twin = await givenMember(api.store, 'two', { id: idle.id })
    await givenDine(api.store, twin, merchant, { occurred_at: OCTOBER })
    const closed = await diner({ member_type: 'ClosedAccountMember' })
    const off = await diner()
    // Turned off while the mail waits for the mail server.
    const queued = { ...api.deps, outbox: { dispatch: () => Promise.resolve() } }
    expect(await makeStatements(queued, never)).toBe(2)
    expect([(await rowsOf(idle)).map(({ mail_id }) => mail_id), await rowsOf(closed)]).toEqual([[null], []])
    await api.store.owner((tx) => tx.updateTable('member').set({ statement_since: null }).where('id', '=', off.id).execute())
    const [waiting] = await outboxOf(off)
    if (!waiting) throw new Error('No mail was written')
    await api.deps.outbox.dispatch({ outbox: 'mail_outbox', partnerId: 'one', id: waiting.id })
    await expect.poll(async () => (await outboxOf(off))[0]?.last_error).toBe('opted-out')
    for (const one of [idle, closed, off]) expect(mailsTo(one)).toEqual([])
  })

  it('is one mail of several runs at the same time, and of a run that was stopped or failed in the middle', async () => {
    const members = await Promise.all(Array.from({ length: 12 }, () => diner()))
    // Stops after some members, as a process that ends.
    const stop = new AbortController()
    let written = 0
    const stopping = {
      ...api.deps,
      outbox: {
        ...api.deps.outbox,
        dispatch: () => {
          if (++written === 4) stop.abort()
          return Promise.resolve()
        },
      },
    }
    expect(await makeStatements(stopping, stop.signal)).toBe(4)
    expect(await progress()).toEqual([
      expect.stringMatching(/^one {2}2026-10 {2}4 of 12 made \(33%\) {2}mails: 0 sent, 4 waiting, 0 failed/),
    ])
    // A transaction that fails leaves neither a row nor a mail, and does not stop the others.
    let isBroken = true
    const failing = {
      ...api.deps,
      settings: {
        ...api.deps.settings,
        publicOrigin: (...of: Parameters<typeof api.deps.settings.publicOrigin>) => {
          if (isBroken) {
            isBroken = false
            throw new Error('no origin')
          }
          return api.deps.settings.publicOrigin(...of)
        },
      },
    }
    await expect(makeStatements(failing, never)).rejects.toThrow('no origin')
    expect(await progress()).toEqual([expect.stringContaining('11 of 12 made (91%)')])
    const counts = await Promise.all([make(), make(), make()])
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1)
    for (const member of members) expect(await outboxOf(member)).toHaveLength(1)
    expect(await progress()).toEqual([expect.stringContaining('12 of 12 made (100%)')])
  })

  it('is a job of the queue', async () => {
    const member = await diner()
    const queue = createJobQueue(api.store, api.deps.log)
    await queue.start(jobDefinitions(api.deps, queue).filter(({ name }) => name === 'make-statements'))
    try {
      await expect.poll(() => mailsTo(member).length, { timeout: 20_000 }).toBe(1)
    } finally {
      await queue.stop()
    }
  })
})

describe('the choice of the statement', () => {
  it('is off until a member turns it on, and is turned off by one click in a mail, which leaves offers as they are', async () => {
    const member = await addMember(api, 'one', { email_opt_in: true })
    await givenDine(api.store, member, merchant, { occurred_at: OCTOBER })
    const own = await signedIn(api, 'one', member)
    const stored = async () => (await own.call(endpoints.getMember, {})).body as Member
    expect(await stored()).toMatchObject({ monthlyStatement: false })
    api.clock.set(new Date('2026-11-05T12:00:00Z'))
    expect((await own.call(endpoints.updateMember, { body: { monthlyStatement: true } })).body).toMatchObject({ monthlyStatement: true })
    api.clock.set(DUE)
    await make()
    await expect.poll(() => mailsTo(member).length).toBe(1)
    const mail = mailsTo(member)[0]
    const { pathname } = new URL(mail?.unsubscribeUrl ?? '')
    expect(mail?.text).toContain(`/unsubscribe#${pathname.split('/').at(-1)}`)
    const other = await addMember(api, 'one', { statement_since: SINCE })
    const click = (path: string, partner = 'one') =>
      browser(api.app, partner).send('POST', path, {
        headers: { 'sec-fetch-site': undefined, 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      })
    // Forged: another member's id, another list, more parts, another partner.
    const forged = [
      pathname.replace(member.id, other.id),
      pathname.replace('.statement', ''),
      `${pathname}.x`,
      pathname.replace('.statement', '.offers'),
    ]
    for (const path of forged) expect((await click(path)).status).toBe(404)
    expect((await click(pathname, 'two')).status).toBe(404)
    expect(await stored()).toMatchObject({ monthlyStatement: true, emailOptIn: true })
    for (let time = 0; time < 2; time++) expect((await click(pathname)).body).toEqual({ isSubscribed: false })
    expect(await stored()).toMatchObject({ monthlyStatement: false, emailOptIn: true, tierLevel: 2 })
  })
})

it('is mailed again by an operator to a member who has chosen statements, for a month that is over', async () => {
  const member = await diner()
  const off = await diner({ statement_since: null })
  const send = async (email: string, month: string, partner = 'one') => {
    const lines: string[] = []
    const typed = ['--partner', partner, '--email', email, '--month', month]
    const request = statementsSend.readLine(typed, '/')
    if (!request.ok) return request.error
    const code = await statementsSend.run(api.deps, request.value, (line) => void lines.push(line))
    return `${code} ${lines.join()}`
  }
  expect(await send(member.email, '2026-10')).toBe('0 The statement is sent.')
  await expect.poll(() => mailsTo(member).length).toBe(1)
  expect(mailsTo(member)[0]?.subject).toMatch(/October 2026/)
  expect(mailsTo(member)[0]?.text).toMatch(/\/unsubscribe#\S+\.statement/)
  // It is not the month's own mail, which is still due.
  expect(await rowsOf(member)).toEqual([])
  expect(await send(member.email, '2026-11')).toMatch(/^1 The month is not over/)
  expect(await send(member.email, '2027-01')).toMatch(/^1 The month is not over/)
  expect(await send(member.email, '2026-09')).toMatch(/^1 The member has no dine/)
  expect(await send(member.email, '2026-13')).toMatch(/^--month must be/)
  expect(await send(off.email, '2026-10')).toMatch(/^1 The member has not chosen/)
  expect(await send('nobody@mail.example', '2026-10')).toMatch(/^1 There is no such member/)
  expect(await send(member.email, '2026-10', 'two')).toMatch(/^1 There is no such member/)
  expect(await send(member.email, '2026-10', 'three')).toMatch(/^1 Unknown partner/)
  expect(mailsTo(off)).toEqual([])
})

it('downloads the activity of one month, and refuses what is no month', async () => {
  const member = await addMember(api, 'one')
  await givenDine(api.store, member, { ...merchant, name: 'In October' }, { occurred_at: new Date('2026-11-01T04:59:00Z') })
  await givenDine(api.store, member, { ...merchant, name: 'In November' }, { occurred_at: new Date('2026-11-01T05:00:00Z') })
  const own = await signedIn(api, 'one', member)
  const fileOf = (kind: 'csv' | 'pdf', month: string) => own.call(ownDataEndpoints.getActivityFile, { query: { kind, month } })
  const file = (await fileOf('csv', '2026-10')).body as OwnFile
  expect(file.fileName).toMatch(/-activity-2026-10\.csv$/)
  expect([file.content.includes('In October'), file.content.includes('In November')]).toEqual([true, false])
  expect(((await fileOf('pdf', '2026-11')).body as OwnFile).fileName).toMatch(/-statement-2026-11\.pdf$/)
  for (const month of ['2026-13', '2026-1', '2026-10-01', 'x']) expect((await fileOf('csv', month)).status).toBe(400)
})
