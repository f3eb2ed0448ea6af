import { randomUUID } from 'node:crypto'

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { retention } from '../cli/retention/retention.ts'
import { testStore, type TestStore } from '../store/testing.ts'
import { commandDeps } from '../testing/command-deps.ts'
import { givenCard, givenMember } from '../testing/dining.ts'
import { insertTenantRow } from '../testing/tenant-rows.ts'
import { typed } from '../testing/typed.ts'
import { emailKey } from '../use-cases/email-key.ts'
import { removeOldData } from './remove-old.ts'
import { RETENTION } from './rules.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

let store: TestStore
let time: number
beforeAll(async () => {
  store = await testStore()
})
afterAll(() => store.close())
beforeEach(async () => {
  time = NOW.getTime()
  await store.owner(async (tx) => {
    for (const table of new Set(['member', 'operator', 'job_run', ...RETENTION.map((rule) => rule.table)]))
      await sql`delete from ${sql.table(table)}`.execute(tx)
  })
})

const deps = () => commandDeps(store, () => new Date(time))
const removeAll = () => removeOldData(deps(), new AbortController().signal, true)
const ago = (days: number, hours: number) => new Date(NOW.getTime() - days * DAY_MS - hours * HOUR_MS)
const idsIn = async (table: string) =>
  (
    await store.owner((tx) => sql<{ mark: string }>`select ${sql.ref(markOf(table))}::text as mark from ${sql.table(table)}`.execute(tx))
  ).rows.map(({ mark }) => mark)

/** A column of each table that identifies a row. */
const MARKS: Readonly<Record<string, string>> = {
  idempotency_key: 'key',
  sign_in_attempt: 'email_key_hash',
  single_sign_on_attempt: 'state_hash',
  session: 'id_hash',
  passkey_challenge: 'challenge_hash',
  known_device: 'device_hash',
  join_link: 'owner_hash',
  provider_logout: 'token_hash',
  operator_session: 'id_hash',
  rate_limit: 'subject',
  prospect: 'email_key',
  mail_outbox: 'origin',
  text_outbox: 'origin',
  notice_outbox: 'origin',
  impression_count: 'placement',
  bonus: 'code',
  reservation_hold: 'key',
  merchant_picture: 'url',
  merchant_picture_file: 'picture_id',
  shortlist: 'token_hash',
  monthly_statement: 'month',
}
const markOf = (table: string) => MARKS[table] ?? 'id'

describe.each(RETENTION.filter(({ action = 'delete' }) => action === 'delete'))('$name', ({ name, table, column, days }) => {
  it(`is removed after ${days} days, and not before`, async () => {
    const [old, young] = [randomUUID(), randomUUID()]
    // A date counts from the start of its day.
    const hours = ['day', 'last_day'].includes(column) ? 25 : 1
    await store.owner(async (tx) => {
      if (table !== 'member') await insertTenantRow(tx, 'member', 'one', { id: 'x' })
      if (table === 'operator_session') await insertTenantRow(tx, 'operator', 'one')
      for (const [mark, at] of [
        [old, ago(days, hours)],
        [young, ago(days, -hours)],
      ] as const) {
        const same =
          table === 'member'
            ? { public_id: mark, email_key: `not joined ${mark}` }
            : table === 'review'
              ? { source_transaction_id: mark, approved: false }
              : table === 'missing_dine'
                ? { merchant_id: mark, state: 'refused', messages: '[]' }
                : table === 'household_invitation'
                  ? { token_hash: mark, email_hash: mark }
                  : name === 'reservation (refused)'
                    ? { status: 'refused', starts_at: NOW }
                    : { state: 'failed' }
        await insertTenantRow(tx, table, 'one', { ...same, id: mark, [markOf(table)]: mark, [column]: at })
      }
    })
    await removeAll()
    expect(await idsIn(table)).toEqual([young])
  })
})

describe('a closed account', () => {
  it('loses its personal data after 90 days and keeps its dines', async () => {
    const personal = {
      first_name: 'Ada',
      last_name: 'Plum',
      phone_number: '2125550100',
      address1: '1 Main Street',
      password_hash: 'a-password-hash',
    }
    const closed = { ...personal, member_type: 'ClosedAccountMember', active: false, closed_at: ago(90, 1) } as const
    const old = await givenMember(store, 'one', { ...closed, partner_number: '1234' })
    const young = await givenMember(store, 'one', { ...closed, closed_at: ago(90, -1) })
    const open = await givenMember(store, 'one', personal)
    await givenCard(store, old, { unlinked_at: ago(90, 1) })
    await store.owner((tx) => insertTenantRow(tx, 'prospect', 'one', { email_key: emailKey(old.email), created_at: NOW }))
    await store.owner((tx) => insertTenantRow(tx, 'card_verification', 'one', { member_id: old.id, expires_at: NOW }))
    await store.owner((tx) => insertTenantRow(tx, 'dine', 'one', { member_id: old.id, id: 'dine' }))
    await removeAll()
    const members = await store.owner((tx) => tx.selectFrom('member').selectAll().execute())
    const erased = members.find(({ id }) => id === old.id)
    for (const value of ['Ada', 'Plum', '2125550100', '1 Main Street', 'a-password-hash', '1234', old.email])
      expect(JSON.stringify(erased)).not.toContain(value)
    expect(erased?.erased_at).toEqual(NOW)
    for (const kept of [young, open]) expect(members.find(({ id }) => id === kept.id)).toEqual(kept)
    for (const table of ['member_card', 'card_verification', 'prospect']) expect(await idsIn(table)).toEqual([])
    const events = await store.owner((tx) =>
      tx
        .selectFrom('audit_event')
        .select('member_id')
        .where('kind', '=', 'account-erased')
        .where(
          'member_id',
          'in',
          [old, young, open].map(({ id }) => id),
        )
        .execute(),
    )
    expect(events).toEqual([{ member_id: old.id }])
    expect(await store.owner((tx) => tx.selectFrom('dine').select(['id', 'member_id']).execute())).toEqual([
      { id: 'dine', member_id: old.id },
    ])
  })

  it('is erased in order of partners, like other transactions that record events of several partners', async () => {
    const ids: string[] = []
    for (const partner of ['two', 'one'])
      ids.push((await givenMember(store, partner, { member_type: 'ClosedAccountMember', closed_at: ago(90, 1) })).id)
    await removeAll()
    // A table from which no rows are removed keeps them in the order in which they were written.
    const { rows } = await store.owner((tx) =>
      sql<{
        partner_id: string
      }>`select partner_id from audit_event where kind = 'account-erased' and member_id = any(${ids}) order by ctid`.execute(tx),
    )
    expect(rows.map(({ partner_id }) => partner_id)).toEqual(['one', 'two'])
  })

  it('closed by an earlier version counts from the first run on', async () => {
    const { id } = await givenMember(store, 'one', { member_type: 'ClosedAccountMember', first_name: 'Ada' })
    await removeAll()
    time += 91 * DAY_MS
    await removeAll()
    const row = await store.owner((tx) => tx.selectFrom('member').select('first_name').where('id', '=', id).executeTakeFirstOrThrow())
    expect(row.first_name).toBe('')
  })
})

it('removes many rows in several transactions', async () => {
  await store.owner((tx) =>
    sql`insert into prospect (partner_id, email_key, created_at) select 'one', 'p' || n, ${ago(1000, 0)}::timestamptz from generate_series(1, 1300) n`.execute(
      tx,
    ),
  )
  const removed = await removeAll()
  expect(removed.find(({ rule }) => rule.name === 'prospect')?.rows).toBe(1300)
  expect(await idsIn('prospect')).toEqual([])
})

it('runs once a day, and again the next day', async () => {
  const run = () => removeOldData(deps(), new AbortController().signal, false)
  expect(await run()).toHaveLength(RETENTION.length)
  expect(await run()).toEqual([])
  time += DAY_MS
  expect(await run()).toHaveLength(RETENTION.length)
})

it('carries out the other rules when one fails, and that one at the next run', async () => {
  let transactions = 0
  // The second transaction is that of the first rule.
  const owner = <T>(work: Parameters<typeof store.owner<T>>[0]) =>
    ++transactions === 2 ? Promise.reject<T>(new Error('connection lost')) : store.owner(work)
  const { signal } = new AbortController()
  await expect(removeOldData({ ...deps(), store: { ...store, owner } }, signal, false)).rejects.toThrow('connection lost')
  const next = await removeOldData(deps(), signal, false)
  expect(next.map(({ rule }) => rule.name)).toEqual([RETENTION[0]?.name])
})

it('stops between two rules when the process ends', async () => {
  expect(await removeOldData(deps(), AbortSignal.abort(), true)).toEqual([])
})

it('pnpm api retention shows periods, due rows and the last run, and --run removes them', async () => {
  await store.owner((tx) => insertTenantRow(tx, 'prospect', 'one', { created_at: ago(366, 0) }))
  const command = (...args: string[]) => typed(retention, deps(), ...args)
  const prospects = async () => (await command()).find((line) => String(line).startsWith('prospect'))
  expect(await prospects()).toMatch(/ 365 days +1 due +never run /)
  expect(await command('--run')).toEqual([0, 'prospect: 1 removed', '1 rows removed'])
  expect(await prospects()).toMatch(/ 0 due +last run 2026-11-22T12:00Z removed 1 /)
  const [, ...rows] = await command('--json')
  expect(rows.map((row) => JSON.parse(row) as unknown)).toContainEqual(
    expect.objectContaining({ name: 'prospect', days: 365, due: 0, lastRun: '2026-11-22T12:00:00.000Z', lastRemoved: 1 }),
  )
})
