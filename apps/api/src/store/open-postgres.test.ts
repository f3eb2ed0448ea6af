import { expect, it } from 'vitest'

import { openStore } from './open.ts'
import { withOwnUser } from './testing.ts'

it('says that no server answers, and where', async () => {
  await expect(openStore({ databaseUrl: 'postgres://dining:secret@127.0.0.1:1/dining' })).rejects.toMatchObject({
    kind: 'unreachable',
    message: 'No database answers at 127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL and that the server runs.',
  })
})

// Needs a server; the suite's other engine has one user only.
const onServer = process.env['TEST_ENGINE'] === 'postgres' ? ['an ordinary user'] : []

it.each(onServer)('keeps partners apart for %s that owns the tables, too', async () => {
  await withOwnUser('createrole', async (databaseUrl) => {
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

it.each(onServer)('tells what %s lacks that may not take the roles', async () => {
  await withOwnUser('nocreaterole', async (databaseUrl) => {
    await expect(openStore({ databaseUrl })).rejects.toMatchObject({
      kind: 'no-rights',
      message: expect.stringMatching(/^The user user_\w+ of DATABASE_URL lacks a right: .* Let a superuser run: create role dining_app;/),
    })
  })
})
