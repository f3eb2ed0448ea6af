import { CLOSING_DAYS, CLOSING_WORD } from '@dining/domain'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { canary } from '../stress/isolation/canary.ts'
import { MEMBERS, PARTNER_IDS } from '../stress/isolation/member.ts'
import { changes, takeSnapshot } from '../stress/isolation/snapshot.ts'
import { fillTables, readTables } from '../stress/isolation/tables.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { testPartner } from '../testing/test-partner.ts'
import { closeOwnAccount } from '../use-cases/account-closing/close-account.ts'
import { eraseDueAccounts } from '../use-cases/account-closing/erase-due-accounts.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi(PARTNER_IDS.map((id) => testPartner(id, id === 'provider' ? { program: { enrollmentType: 'sso' } } : {})))
})
afterAll(() => api.close())

/** Tables that keep rows of an erased account, without its name: its row, its accounts, and the log of changes. */
const KEPT = ['audit_event', 'dine', 'member', 'member_bonus', 'member_earning', 'statement_credit']
/**
 * Hashes of the log's events; and rows that name the account's card by the vault's token alone, until the vault has confirmed that it forgets it: a day later
 * they are gone.
 */
const PASSING = ['audit_chain', 'card_release']

it('an account that its member has closed leaves in no table what the retention does not keep, and no other row changes', async () => {
  const tables = await readTables(api)
  await fillTables(api, tables)
  const [erased] = MEMBERS
  const partner = api.deps.partners.get(erased?.partner ?? '')
  if (!erased || !partner) throw new Error('There is no member')
  const before = await takeSnapshot(api, tables)
  const rows = (table: string, where: ReturnType<typeof sql>) =>
    api.store.owner((tx) => sql<{ text: string }>`select to_jsonb(t)::text as text from ${sql.table(table)} t where ${where}`.execute(tx))
  const withRows = async (names: readonly string[], where: ReturnType<typeof sql>) => {
    const found: string[] = []
    for (const name of names) if ((await rows(name, where)).rows.length > 0) found.push(name)
    return found.toSorted()
  }
  const theirs = sql`partner_id = ${erased.partner} and ${sql.ref('member_id')} = ${erased.id}`
  const ofMembers = tables.ofMembers.filter((name) => name !== 'member')
  // Every table has a row of theirs before, so that a new one is tested without an entry here.
  expect(await withRows(ofMembers, theirs)).toEqual(ofMembers.toSorted())

  const closed = await closeOwnAccount(api.deps, partner, {
    session: { memberId: erased.id, idHash: '' },
    closingWord: CLOSING_WORD,
    host: undefined,
  })
  expect(closed.ok).toBe(true)
  api.clock.advance(CLOSING_DAYS * 86_400_000)
  expect(await eraseDueAccounts(api.deps, new AbortController().signal)).toBe(1)

  expect(await withRows(ofMembers, theirs)).toEqual(KEPT.filter((name) => name !== 'member'))
  const all = await api.store.owner((tx) =>
    sql<{ name: string }>`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
      and has_table_privilege(oid, 'select')`.execute(tx),
  )
  const names = all.rows.map(({ name }) => name)
  // Every text of theirs begins like this, in any column; the row of the account has none.
  const marked = await withRows(names, sql`to_jsonb(t)::text like ${`%${canary(erased.owner, '')}%`}`)
  expect(marked.filter((name) => ![...KEPT, ...PASSING].includes(name) || name === 'member')).toEqual([])
  for (const value of [erased.partnerNumber, erased.publicId])
    expect(
      (await rows('member', sql`id = ${erased.id} and partner_id = ${erased.partner} and to_jsonb(t)::text like ${`%${value}%`}`)).rows,
    ).toEqual([])
  const after = await takeSnapshot(api, tables)
  expect(changes(before, after, ({ owner }) => owner !== '' && owner !== erased.owner)).toEqual([])
})
