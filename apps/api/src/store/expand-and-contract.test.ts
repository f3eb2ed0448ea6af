import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

import { CompiledQuery, Kysely, PGliteDialect, sql } from 'kysely'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import type { SchemaMigration } from './migrations/schema-migration.ts'
import { readSchema, schemaFault } from './schema-state.ts'
import type { Tables, Tx } from './tables.ts'
import { blankPglite, testStore, type TestStore } from './testing.ts'

/** Every kind of statement that the previous version sent in its tests. */
const STATEMENTS = v.parse(
  v.array(v.string()),
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../../fixtures/previous/statements.json'), 'utf8')),
)
/** The last migration of the previous version. */
const PREVIOUS = '0009-rate-limit'

const known = Object.entries(migrations)
const previous = Object.fromEntries(known.filter(([name]) => name <= PREVIOUS))

function empty(): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PGliteDialect({ pglite: blankPglite }) })
}

describe('the previous version', () => {
  let store: TestStore
  beforeAll(async () => {
    store = await testStore()
  })
  afterAll(() => store.close())

  it('finds everything that its statements name, with the required rights, in the tables of this version', async () => {
    expect(STATEMENTS.length).toBeGreaterThan(150)
    const faults: string[] = []
    for (const statement of STATEMENTS) {
      const places = Math.max(0, ...[...statement.matchAll(/\$(\d+)/g)].map(([, place]) => Number(place)))
      // Only planned, so the parameters do not matter.
      const plan = (tx: Tx) =>
        tx.executeQuery(
          CompiledQuery.raw(
            `explain ${statement}`,
            Array.from({ length: places }, () => null),
          ),
        )
      // The role of the statement is not recorded.
      await store
        .tenant('one', plan)
        .catch(() => store.owner(plan))
        .catch((error: unknown) => faults.push(`${String(error)}: ${statement}`))
    }
    expect(faults).toEqual([])
  })

  it('can still write rows: no column of its tables was removed or changed its type, and new columns are optional', async () => {
    const db = empty()
    await migrate(db, previous)
    const before = await columns(db)
    await migrate(db)
    const after = await columns(db)
    const tables = new Set([...before.values()].map(({ table }) => table))
    expect([...before].filter(([name, { type }]) => after.get(name)?.type !== type)).toEqual([])
    expect([...after].filter(([name, { table, needed }]) => tables.has(table) && !before.has(name) && needed)).toEqual([])
    await db.destroy()
  })

  it('is recorded as able to serve here, since nothing that it needs was removed', async () => {
    const state = await store.reference(readSchema)
    expect(schemaFault(state, Object.keys(previous))).toBeNull()
    expect(schemaFault(state)).toBeNull()
  })
})

interface Column {
  readonly table: string
  readonly type: string
  /** Whether an inserted row must contain it. */
  readonly needed: boolean
}

async function columns(db: Kysely<Tables>): Promise<ReadonlyMap<string, Column>> {
  const { rows } = await sql<Column & { readonly name: string }>`
    select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull and not a.atthasdef as needed
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`.execute(db)
  return new Map(rows.map((row) => [`${row.table}.${row.name}`, row]))
}

describe('tables change in two steps', () => {
  const run = (...statements: string[]): SchemaMigration => ({
    up: async (db) => {
      for (const statement of statements) await sql.raw(statement).execute(db)
    },
  })
  const first = { '0001-roles': migrations['0001-roles'] ?? run(), '0002-places': migrations['0002-places'] ?? run() }
  const expanded = { ...first, '0003-expand': run('alter table city add column title text') }
  const contracted = { ...expanded, '0004-contract': { ...run('alter table city drop column name'), servesFrom: '0003-expand' } }

  it.each([
    ['its own tables', first, first, null],
    ['tables that have been added to', expanded, first, null],
    ['tables that lack an addition', first, expanded, { kind: 'behind', missing: ['0003-expand'] }],
    ['tables from which what it has ceased to use has been taken', contracted, expanded, null],
    ['tables from which what it uses has been taken', contracted, first, { kind: 'ahead', servesFrom: '0003-expand' }],
  ])('a version on %s', async (_, tables, version, fault) => {
    const db = empty()
    expect(await migrate(db, tables)).toEqual(Object.keys(tables))
    expect(schemaFault(await readSchema(db), Object.keys(version))).toEqual(fault)
    await db.destroy()
  })

  it('a version that migrates tables of a later one does not change them', async () => {
    const db = empty()
    await migrate(db, contracted)
    expect(await migrate(db, first)).toEqual([])
    expect(await readSchema(db)).toEqual({ applied: Object.keys(contracted), servesFrom: '0003-expand' })
    await db.destroy()
  })
})
