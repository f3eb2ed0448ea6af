import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { recordAudit } from './repositories/audit.ts'
import { auditFaults, auditHeads, hasHash, readAudit } from './repositories/audit-trail.ts'
import { APP_ROLE, OPERATOR_ROLE } from './migrations/tenant-table.ts'
import { purgeAudit } from './purge-audit.ts'
import { serverDatabase, testStore, type TestStore } from './testing.ts'
import { openPostgres } from './open-postgres.ts'

const DAY_MS = 86_400_000
const START = new Date('2026-06-15T17:00:00Z')
const daysLater = (days: number) => new Date(START.getTime() + days * DAY_MS)

let store: TestStore
beforeAll(async () => {
  store = await testStore()
  await record('one', START)
})
afterAll(() => store.close())

const record = (partner: string, at: Date, on: Pick<TestStore, 'tenant'> = store) =>
  on.tenant(partner, (tx) => recordAudit(tx, partner, { kind: 'password-changed', memberId: 'm1', at }))
/** The faults of one trail, which are the same in the check of this trail alone and in that of all. */
async function faults(partner: string) {
  const [all, own] = await store.owner(async (tx) => [await auditFaults(tx, 100), await auditFaults(tx, 100, partner)] as const)
  const ofPartner = all.filter(({ partnerId }) => partnerId === partner)
  expect(new Set(own)).toEqual(new Set(ofPartner))
  return ofPartner
}
const heads = async (...partners: string[]) =>
  (await store.owner((tx) => auditHeads(tx))).filter(({ partnerId }) => partners.includes(partnerId))
/** Runs a statement as the superuser with triggers off, which the API cannot do. */
const tamper = (statement: string) =>
  store.admin(`set session_replication_role = replica; ${statement}; set session_replication_role = origin`)

describe('the audit trail is append-only', () => {
  const statements = [
    `update audit_event set kind = 'nothing'`,
    'delete from audit_event',
    'truncate audit_event',
    `update audit_chain set hash = ''`,
    'delete from audit_chain',
    'truncate audit_chain',
  ]

  it.each(statements.flatMap((statement) => [APP_ROLE, OPERATOR_ROLE].map((role) => [role, statement] as const)))(
    'refuses %s: %s',
    async (role, statement) => {
      const run = (tx: Parameters<Parameters<TestStore['owner']>[0]>[0]) => sql.raw(statement).execute(tx)
      await expect(role === APP_ROLE ? store.tenant('one', run) : store.owner(run)).rejects.toThrow(/permission denied/)
    },
  )

  it.each(statements)('refuses the owner of the tables: %s', async (statement) => {
    await expect(store.admin(statement)).rejects.toThrow(/The audit trail is append-only/)
  })

  it.each([APP_ROLE, OPERATOR_ROLE])(
    'refuses %s to disable its triggers, to create hashes, and to use the setting of a purge',
    async (role) => {
      const attempts = [
        'alter table audit_event disable trigger all',
        'set session_replication_role = replica',
        `insert into audit_chain (chain, number, event_id, previous, hash) values ('one', 99, 'x', '', '')`,
        `set local app.audit_purge = 'on'; delete from audit_event`,
      ]
      for (const statement of attempts) {
        const parts = statement.split('; ')
        const run = async (tx: Parameters<Parameters<TestStore['owner']>[0]>[0]) => {
          for (const part of parts) await sql.raw(part).execute(tx)
        }
        await expect(role === APP_ROLE ? store.tenant('one', run) : store.owner(run), statement).rejects.toThrow(
          /permission denied|must be owner/,
        )
      }
    },
  )
})

// Each test has its own partners.
describe('the chain of hashes', () => {
  it('has no error, and a head for each partner, which can be compared with an earlier run', async () => {
    for (const partner of ['first', 'second']) {
      for (let day = 0; day < 3; day++) await record(partner, daysLater(day))
      expect(await faults(partner)).toEqual([])
    }
    const found = await heads('first', 'second')
    expect(found.map(({ partnerId, number }) => [partnerId, number])).toEqual([
      ['first', 3],
      ['second', 3],
    ])
    const [head] = found
    if (!head) throw new Error('There is no head')
    expect(await store.owner((tx) => hasHash(tx, head))).toBe(true)
    expect(await store.owner((tx) => hasHash(tx, { ...head, hash: 'f'.repeat(64) }))).toBe(false)
  })

  it('reveals an event that was changed', async () => {
    await record('changed', START)
    await record('changed', daysLater(1))
    const [event] = await store.owner((tx) => readAudit(tx, { partnerId: 'changed' }, 1))
    await tamper(`update audit_event set kind = 'nothing' where id = '${event?.id}'`)
    expect(await faults('changed')).toEqual([{ kind: 'changed', partnerId: 'changed', eventId: event?.id }])
  })

  it('reveals an event that was removed, a hash that was removed, and an event that was inserted without the trigger', async () => {
    await record('three', START)
    await record('three', daysLater(1))
    await record('three', daysLater(2))
    const events = await store.owner((tx) => readAudit(tx, { partnerId: 'three' }, 10))
    const [last, middle, first] = events
    await tamper(`delete from audit_event where id = '${middle?.id}'`)
    expect(await faults('three')).toEqual([{ kind: 'removed', partnerId: 'three', eventId: middle?.id }])
    await tamper(`delete from audit_chain where event_id = '${middle?.id}'`)
    expect(await faults('three')).toEqual([{ kind: 'hash-removed', partnerId: 'three', eventId: last?.id }])
    await tamper(`delete from audit_chain where event_id = '${first?.id}'; delete from audit_event where id = '${first?.id}'`)
    expect(await faults('three')).toEqual([{ kind: 'hash-removed', partnerId: 'three', eventId: last?.id }])
    await tamper(`insert into audit_event (partner_id, id, at, kind, detail) values ('three', 'forged', now(), 'signed-in', '{}')`)
    expect((await faults('three')).map(({ kind, eventId }) => [kind, eventId])).toContainEqual(['without-hash', 'forged'])
  })

  it('stays valid when many transactions of one partner commit at once', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => record(index % 2 === 0 ? 'busy' : 'other', START)))
    expect([await faults('busy'), await faults('other')]).toEqual([[], []])
    expect((await heads('busy', 'other')).map(({ number }) => number)).toEqual([20, 20])
  })

  it('contains no event of a transaction that was rolled back', async () => {
    const undone = store.tenant('undone', async (tx) => {
      await recordAudit(tx, 'undone', { kind: 'password-changed', memberId: 'm1', at: START })
      throw new Error('undo')
    })
    await expect(undone).rejects.toThrow('undo')
    await record('undone', START)
    expect(await faults('undone')).toEqual([])
    expect((await heads('undone')).map(({ number }) => number)).toEqual([1])
  })
})

/** Purging needs a connection as the owner beside the one that serves, which only a server has. */
const onServer = process.env['TEST_ENGINE'] === 'postgres' ? ['on a server'] : []

describe.each(onServer)('purging old events', () => {
  it('removes events before a day, only as the owner, records that, and leaves a valid chain', async () => {
    const database = await serverDatabase()
    const served = await openPostgres(database.url)
    try {
      for (let day = 0; day < 4; day++) await record('one', daysLater(day), served)
      const purge = { before: daysLater(2), reason: 'seven years have passed', actor: 'tester@test', now: daysLater(9) }
      await expect(purgeAudit(database.url, purge)).rejects.toThrow(/does not own the tables/)
      expect(await purgeAudit(database.ownerUrl, purge)).toEqual([{ partnerId: 'one', removed: 2 }])
      const left = await served.owner((tx) => readAudit(tx, {}, 10))
      expect(left.map(({ kind, at }) => [kind, at])).toEqual([
        ['audit-purged', daysLater(9)],
        ['password-changed', daysLater(3)],
        ['password-changed', daysLater(2)],
      ])
      expect(left[0]?.detail).toMatchObject({ removed: 2, throughNumber: 2, reason: 'seven years have passed' })
      expect(left[0]?.actor).toBe('tester@test')
      await record('one', daysLater(10), served)
      expect(await served.owner((tx) => auditFaults(tx, 10))).toEqual([])
      expect(await purgeAudit(database.ownerUrl, purge)).toEqual([])
    } finally {
      await served.close()
      await database.drop()
    }
  })
})
