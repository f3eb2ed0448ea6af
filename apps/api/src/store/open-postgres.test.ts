import { NO_TRACING } from '@dining/serving'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { migratePostgres } from './migrate-postgres.ts'
import { migrations } from './migrations/index.ts'
import { openPostgres } from './open-postgres.ts'
import { openStore } from './open.ts'
import { memberRepo } from './repositories/member.ts'
import { serverDatabase, withOwnUser, type ServerDatabase } from './testing.ts'

it('reports the address at which no server answers', async () => {
  await expect(openStore({ databaseUrl: 'postgres://dining:secret@127.0.0.1:1/dining' })).rejects.toMatchObject({
    kind: 'unreachable',
    message: 'No database answers at 127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL and that the server runs.',
  })
  await expect(migratePostgres('postgres://dining:secret@127.0.0.1:1/dining')).rejects.toMatchObject({
    kind: 'unreachable',
    message: expect.stringContaining('Check MIGRATE_DATABASE_URL'),
  })
})

// Needs a server; the suite's other engine has one user only.
const onServer = process.env['TEST_ENGINE'] === 'postgres' ? ['on a server'] : []

it.each(onServer)('isolates partners for an ordinary user that owns the tables, too', async () => {
  await withOwnUser('createrole', async (databaseUrl) => {
    expect(await migratePostgres(databaseUrl)).toEqual(Object.keys(migrations))
    const store = await openStore({ databaseUrl })
    const prospect = (partner: string) => ({ partner_id: partner, email_key: 'a@b.c', created_at: new Date(0) })
    const seenBy = (partner: string) => store.tenant(partner, (tx) => tx.selectFrom('prospect').select('partner_id').execute())
    for (const partner of ['one', 'two']) await store.tenant(partner, (tx) => tx.insertInto('prospect').values(prospect(partner)).execute())
    expect(await seenBy('one')).toEqual([{ partner_id: 'one' }])
    expect(await seenBy('three')).toEqual([])
    expect(await store.owner((tx) => tx.selectFrom('prospect').select('partner_id').execute())).toHaveLength(2)
    await store.close()
  })
})

it.each(onServer)('loses only one call with a connection that breaks during use', async () => {
  await withOwnUser('createrole', async (databaseUrl) => {
    await migratePostgres(databaseUrl)
    const store = await openStore({ databaseUrl })
    const ask = () => store.reference(async (tx) => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)).rows[0]?.pid)
    const broken = store.reference(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      // No query waits for this connection now; its failure must still not end the process.
      await store.owner((other) => sql`reset role; select pg_terminate_backend(${sql.lit(rows[0]?.pid)})`.execute(other))
      await expect.poll(() => ask()).not.toBe(rows[0]?.pid)
      return sql`select 1`.execute(tx)
    })
    await expect(broken).rejects.toThrow(/terminat|connection/i)
    expect(await ask()).toBeGreaterThan(0)
    await store.close()
  })
})

it.each(onServer)('prepares statements that name their columns, and keeps serving when a migration adds a column', async () => {
  await withOwnUser('createrole', async (databaseUrl) => {
    await migratePostgres(databaseUrl)
    const store = await openStore({ databaseUrl })
    // One connection serves all of these, since none runs beside another.
    const read = () =>
      store.reading.tenant('one', async (tx) => [
        await memberRepo(tx, 'one').byId('m'),
        await tx.selectFrom('member').selectAll().where('id', '=', 'm').executeTakeFirst(),
      ])
    const prepared = () =>
      store.reading.tenant(
        'one',
        async (tx) => (await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(tx)).rows,
      )
    expect(await read()).toEqual([undefined, undefined])
    expect((await prepared()).map(({ statement }) => statement)).toEqual([
      expect.stringMatching(/^select "partner_id", "id", .* from "member"/),
    ])
    await store.owner((tx) => sql`reset role; alter table member add column new_one text`.execute(tx))
    expect(await read()).toEqual([undefined, undefined])
    await store.close()
  })
})

it.each(onServer)('ends a call across partners that gets no answer in time', async () => {
  await withOwnUser('createrole', async (databaseUrl) => {
    await migratePostgres(databaseUrl)
    const store = await openPostgres(databaseUrl, NO_TRACING, { forConnection: 60_000, forAnswer: 300 })
    await expect(store.acrossPartners((tx) => sql`select pg_sleep(60)`.execute(tx))).rejects.toThrow(/timeout/i)
    await store.close()
  })
})

it.each(onServer)('reports the missing rights of an owner that may not grant the roles, and of a user that may not use them', async () => {
  await withOwnUser('nocreaterole', async (databaseUrl) => {
    await expect(migratePostgres(databaseUrl, 'postgres')).rejects.toMatchObject({
      kind: 'no-rights',
      message: expect.stringMatching(
        /^The user user_\w+ of MIGRATE_DATABASE_URL lacks a right: .* Let a superuser run: create role dining_app;/,
      ),
    })
    await expect(migratePostgres(databaseUrl, 'nobody-yet')).rejects.toMatchObject({
      kind: 'no-rights',
      message: 'There is no user nobody-yet on the server. Let a superuser make the user of DATABASE_URL, then run this again.',
    })
    await expect(openStore({ databaseUrl })).rejects.toMatchObject({
      kind: 'no-rights',
      message: expect.stringMatching(
        /^The user user_\w+ of DATABASE_URL lacks a right: .* Run pnpm api migrate with MIGRATE_DATABASE_URL and/,
      ),
    })
  })
})

describe.each(onServer)('a serving user', () => {
  let database: ServerDatabase
  beforeEach(async () => {
    database = await serverDatabase()
  })
  afterEach(() => database.drop())

  const opened = () => openStore({ databaseUrl: database.url })

  it.each(['create table mine (a int)', 'alter table member add column mine int', 'drop table prospect', 'create schema mine'])(
    'may not %s',
    async (statement) => {
      const store = await opened()
      for (const role of ['dining_operator', 'dining_app', 'none']) {
        const attempt = store.owner(async (tx) => {
          await sql.raw(`set local role ${role}`).execute(tx)
          await sql.raw(statement).execute(tx)
        })
        await expect(attempt, role).rejects.toThrow(/permission denied|must be owner/)
      }
      await store.close()
    },
  )

  it('does not start on tables that lack a migration, names it, and starts once it has run', async () => {
    const [last = ''] = Object.keys(migrations).toReversed()
    await database.asOwner(`delete from kysely_migration where name = '${last}'`)
    await expect(opened()).rejects.toMatchObject({
      kind: 'schema-behind',
      message: expect.stringMatching(
        new RegExp(
          `^The tables at \\S+ lack ${last}, which this version needs. Run pnpm api migrate with MIGRATE_DATABASE_URL, then start again.$`,
        ),
      ),
    })
    await database.asOwner(`insert into kysely_migration values ('${last}', '2026-01-01')`)
    await (await opened()).close()
  })

  it('starts on tables with later additions, but not once something that it needs was removed', async () => {
    await database.asOwner(`insert into kysely_migration values ('9998-more', '2026-01-01')`)
    await (await opened()).close()
    expect(await migratePostgres(database.ownerUrl)).toEqual([])
    await database.asOwner(`insert into meta values ('serves-from', '9998-more')`)
    await expect(opened()).rejects.toMatchObject({
      kind: 'schema-ahead',
      message: expect.stringMatching(/too new for this version, which does not support 9998-more. Start a version that does.$/),
    })
  })
})
