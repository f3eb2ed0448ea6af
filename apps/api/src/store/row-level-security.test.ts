import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { insertTenantRow, tenantTables } from '../testing/tenant-rows.ts'
import { APP_ROLE } from './migrations/tenant-table.ts'
import type { Store } from './store.ts'
import type { Tx } from './tables.ts'
import { testStore, type TestStore } from './testing.ts'

/** Tables that belong to no partner. A new table is either listed here, or has a partner_id and is tested below. */
const REFERENCE_TABLES = [
  'audit_chain',
  'city',
  'demonstration_data',
  'feed_total',
  'feed_unmatched',
  'job_run',
  'merchant',
  'merchant_change',
  'merchant_import',
  'merchant_picture',
  'merchant_picture_file',
  'merchant_stage',
  'meta',
  'operator',
  'operator_passkey',
  'operator_session',
  'place',
  'search_word',
]
const MIGRATION_TABLES = ['kysely_migration', 'kysely_migration_lock']

let store: TestStore
beforeAll(async () => {
  store = await filledStore()
})
afterAll(() => store.close())

/** A store in which two partners have one row each in every tenant table, with the same ids, so that only the partner tells them apart. */
async function filledStore(): Promise<TestStore> {
  const filled = await testStore()
  await filled.owner(async (tx) => {
    for (const partner of ['ours', 'theirs']) {
      // Members and their cards first: other rows refer to them.
      for (const table of new Set(['member', 'member_card', ...(await tenantTables(tx))])) await insertTenantRow(tx, table, partner)
    }
  })
  return filled
}

/** Errors in the isolation of a table, tested as the application's role without any filter in the queries. */
async function faultsOf(on: Store, table: string): Promise<string[]> {
  const faults: string[] = []
  const partnersIn = async (partner: string, statement: string) => {
    const rows = await rolledBack(on, partner, async (tx) => (await sql.raw<{ partner_id: string }>(statement).execute(tx)).rows)
    return [...new Set(rows.map((row) => row.partner_id))].toSorted().join(' ')
  }
  const expectPartners = async (what: string, partner: string, statement: string, expected: string[]) => {
    const found = await partnersIn(partner, statement)
    if (!expected.includes(found)) faults.push(`${table}: ${what} as ${partner || 'nobody'} reaches rows of [${found}]`)
  }
  for (const partner of ['ours', 'theirs']) {
    await expectPartners('select', partner, `select partner_id from ${table}`, [partner])
    for (const [right, statement] of [
      ['update', `update ${table} set partner_id = partner_id returning partner_id`],
      ['delete', `delete from ${table} returning partner_id`],
    ] as const) {
      if (await may(on, right, table)) await expectPartners(right, partner, statement, [partner])
    }
  }
  await expectPartners('select', '', `select partner_id from ${table}`, [''])
  const refused = await rolledBack(on, 'ours', (tx) => insertTenantRow(tx, table, 'a-third')).then(
    () => 'nothing',
    (error: unknown) => String(error),
  )
  const refusal = (await may(on, 'insert', table)) ? 'row-level security' : 'permission denied'
  if (!refused.includes(refusal)) faults.push(`${table}: a row for another partner meets ${refused}`)
  return faults
}

async function may(on: Store, right: string, table: string): Promise<boolean> {
  const { rows } = await on.owner((tx) =>
    sql<{ may: boolean }>`select has_table_privilege(${APP_ROLE}, ${table}, ${right}) as may`.execute(tx),
  )
  return rows[0]?.may === true
}

/** Runs work as a partner and rolls it back. */
async function rolledBack<T>(on: Store, partner: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  let result: { value: T } | undefined
  const undo = new Error('undo')
  const run = async (tx: Tx) => {
    result = { value: await work(tx) }
    throw undo
  }
  await (partner ? on.tenant(partner, run) : on.reference(run)).catch((error: unknown) => {
    if (error !== undo) throw error
  })
  if (!result) throw new Error('The work did not run')
  return result.value
}

describe('row level security', () => {
  it('is enabled on every table that has a partner, and every other table is listed', async () => {
    const { rows } = await store.owner((tx) =>
      sql<{
        name: string
        guarded: boolean
        leads: boolean
      }>`select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as guarded,
          coalesce((select k.attname = 'partner_id' from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = i.indkey[0]
            where i.indrelid = c.oid and i.indisprimary), false) as leads
        from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace order by 1`.execute(tx),
    )
    const known = new Set([...REFERENCE_TABLES, ...MIGRATION_TABLES])
    const rest = rows.filter((row) => !known.has(row.name))
    expect(rest.map((row) => row.name)).toEqual(await store.owner(tenantTables))
    expect(rest.filter((row) => !row.guarded)).toEqual([])
    // A card can be in only one program of the installation: the only key without a leading partner.
    expect(rest.filter((row) => !row.leads).map((row) => row.name)).toEqual(['card_claim'])
  })

  it('lets the role of requests see, change and add only rows of its partner, in every table', async () => {
    const tables = await store.owner(tenantTables)
    expect(tables.length).toBeGreaterThan(10)
    for (const table of tables) expect(await faultsOf(store, table)).toEqual([])
  })

  it('is what isolates partners: without a policy, or if disabled, each table has errors', async () => {
    const broken = await filledStore()
    try {
      for (const table of await broken.owner(tenantTables)) {
        await broken.admin(`drop policy tenant on ${table}`)
        expect(await faultsOf(broken, table), `${table} without its policy`).toContain(`${table}: select as ours reaches rows of []`)
        await broken.admin(`alter table ${table} disable row level security`)
        expect(await faultsOf(broken, table), `${table} without row level security`).toContain(
          `${table}: select as ours reaches rows of [ours theirs]`,
        )
      }
    } finally {
      await broken.close()
    }
  })
})

describe('the role of requests', () => {
  it('owns nothing and cannot bypass policies', async () => {
    const { rows } = await store.owner((tx) =>
      sql`select rolsuper, rolbypassrls, rolcanlogin, rolcreaterole,
        (select count(*) from pg_class where relowner = r.oid) as owned from pg_roles r where rolname = ${APP_ROLE}`.execute(tx),
    )
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcanlogin: false, rolcreaterole: false, owned: 0 }])
  })

  it.each([
    ['change the audit trail', `update audit_event set kind = 'nothing'`],
    ['delete from the audit trail', 'delete from audit_event'],
    ['change merchants', 'delete from merchant'],
    ['read unmatched lines of the feed', 'select * from feed_unmatched'],
    ['read operators', 'select * from operator'],
    ['read sessions of operators', 'select * from operator_session'],
    ['read passkeys of operators', 'select * from operator_passkey'],
    ['make tables', 'create table mine (a int)'],
    ['switch row level security off', 'alter table member disable row level security'],
  ])('may not %s', async (_what, statement) => {
    await expect(store.tenant('ours', (tx) => sql.raw(statement).execute(tx))).rejects.toThrow(/permission denied|must be owner/)
  })
})
