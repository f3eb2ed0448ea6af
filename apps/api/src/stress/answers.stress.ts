import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { endpoints } from '@dining/contract'
import { covered, progress, scaled } from '@dining/stress'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Browser, Reply } from '../testing/browser.ts'
import { givenCard, givenMember, givenMerchant } from '../testing/dining.ts'
import { PASSWORD } from '../testing/factories.ts'
import { line } from '../testing/feed.ts'
import type { Tx } from '../store/tables.ts'
import { runCommand, type ApiProcess } from './kills/api-process.ts'
import { startDatabaseProxy, type DatabaseProxy } from './kills/database-proxy.ts'
import { install, signUpForm, type Installation } from './kills/installation.ts'
import { NoAnswer, remoteBrowser } from './kills/remote.ts'
import { linkCardNamed } from './kills/writer.ts'

let at: Installation
let proxy: DatabaseProxy
let api: ApiProcess
beforeAll(async () => {
  at = await install('postgres')
  proxy = await startDatabaseProxy(at.env['DATABASE_URL'] ?? '')
  api = await at.start({ DATABASE_URL: proxy.url })
})
afterAll(async () => {
  await api.kill()
  await proxy.stop()
  await at.remove()
})

const read = <T>(work: (tx: Tx) => Promise<T>) => at.inspect((store) => store.owner(work))

/** Makes a call, kills the API once the database has committed the transaction of `part`, and restarts it. The call gets no response. */
async function killAtCommit(part: string, call: () => Promise<Reply>): Promise<void> {
  const committed = proxy.swallowCommit(part)
  const answer = call().catch((error: unknown) => error)
  const early = await Promise.race([committed, answer])
  if (early) throw new Error(`The call was answered before a commit of ${part}: ${JSON.stringify(early)}`, { cause: early })
  await api.kill()
  expect(await answer).toBeInstanceOf(NoAnswer)
  api = await at.start({ DATABASE_URL: proxy.url })
}

let visitors = 0

/** A browser in which a new member is signed in. */
async function newMember(): Promise<{ readonly visitor: Browser; readonly email: string }> {
  const email = `${randomUUID()}@mail.example`
  const visitor = newVisitor()
  expect((await visitor.call(endpoints.signUp, { body: signUpForm(at.partner, email) })).status).toBe(200)
  return { visitor, email }
}

function newVisitor(): Browser {
  visitors += 1
  return remoteBrowser(() => api.url, at.partner.program.id, `10.1.0.${visitors % 250}`)
}

const outcome = ({ status, body, problem }: Reply) => (status === 200 ? [status, body] : [status, { ...problem, requestId: '' }])

/** Each write, killed between its commit and its answer, then sent again twice. */
const KILLS: Readonly<Record<string, () => Promise<void>>> = {
  'card save': async () => {
    const { visitor } = await newMember()
    const [card, key] = [randomUUID(), randomUUID()]
    const save = () => linkCardNamed(visitor, card, key)
    await killAtCommit('insert into "card_claim"', save)
    const rows = await read((tx) => tx.selectFrom('member_card').select('id').where('description', '=', card).execute())
    expect(rows).toHaveLength(1)
    const [again, oncemore] = [await save(), await save()]
    expect(outcome(again)).toEqual([
      200,
      { cardRegistration: [expect.objectContaining({ memberCard: expect.objectContaining(rows[0] ?? {}) })] },
    ])
    expect(outcome(oncemore)).toEqual(outcome(again))
    expect(await read((tx) => tx.selectFrom('member_card').select('id').where('description', '=', card).execute())).toEqual(rows)
  },
  'feed import': async () => {
    const LINES = 300
    const { path, member } = await at.inspect(async (store) => {
      const member = await givenMember(store, at.partner.program.id)
      const [merchant, card] = [await givenMerchant(store), await givenCard(store, member)]
      const lines = Array.from({ length: LINES }, (_, index) =>
        line(card, merchant, `2026-0${1 + (index % 5)}-1${index % 10}T19:00:00-05:00`, '10.00'),
      )
      const path = join(at.folder, `${randomUUID()}.ndjson`)
      await writeFile(path, lines.map((one) => `${JSON.stringify(one)}\n`).join(''))
      return { path, member }
    })
    const kill = new AbortController()
    const committed = proxy.swallowCommit('insert into "dine"', 2)
    const killed = runCommand(['feed', 'import', path], { ...at.env, DATABASE_URL: proxy.url }, kill.signal)
    expect(await Promise.race([committed, killed])).toBeUndefined()
    kill.abort()
    expect(await killed).toBe('killed')
    const dines = () => read((tx) => tx.selectFrom('dine').select('id').where('member_id', '=', member.id).execute())
    const kept = (await dines()).length
    expect([kept > 0, kept < LINES]).toEqual([true, true])
    for (let again = 0; again < 2; again++) {
      expect(await runCommand(['feed', 'import', path], at.env, new AbortController().signal)).toBe(0)
      expect(await dines()).toHaveLength(LINES)
    }
  },
  'refused card save': async () => {
    const { visitor } = await newMember()
    const key = randomUUID()
    const save = () => linkCardNamed(visitor, 'expired', key)
    await killAtCommit('update "idempotency_key"', save)
    const again = await save()
    expect(again.problem.code).toBe('cards-not-added')
    expect(outcome(await save())).toEqual(outcome(again))
  },
  'sign-up': async () => {
    const email = `${randomUUID()}@mail.example`
    const form = signUpForm(at.partner, email)
    await killAtCommit('insert into "member"', () => newVisitor().call(endpoints.signUp, { body: form }))
    for (let again = 0; again < 2; again++)
      expect((await newVisitor().call(endpoints.signUp, { body: form })).problem.code).toBe('already-member')
    expect(await read((tx) => tx.selectFrom('member').select('id').where('email_key', '=', email).execute())).toHaveLength(1)
    const signIn = { email, password: PASSWORD, rememberMe: false }
    expect((await newVisitor().call(endpoints.signIn, { body: signIn })).status).toBe(200)
  },
  'card removal': async () => {
    const { visitor } = await newMember()
    const names = [randomUUID(), randomUUID()]
    for (const name of names) expect((await linkCardNamed(visitor, name, randomUUID())).status).toBe(200)
    const [card] = await read((tx) => tx.selectFrom('member_card').selectAll().where('description', 'in', names).execute())
    const remove = () => visitor.call(endpoints.deleteCard, { query: { id: card?.id ?? '' } })
    await killAtCommit('delete from "card_claim"', remove)
    for (let again = 0; again < 2; again++) expect((await remove()).status).toBe(404)
    const events = await read((tx) =>
      tx
        .selectFrom('audit_event')
        .select('id')
        .where('member_id', '=', card?.member_id ?? '')
        .where('kind', '=', 'card-unlinked')
        .execute(),
    )
    expect(events).toHaveLength(1)
  },
  'address of somebody who may join': async () => {
    const email = `${randomUUID()}@mail.example`
    const keep = () => newVisitor().call(endpoints.createProspect, { body: { email } })
    await killAtCommit('insert into "prospect"', keep)
    for (let again = 0; again < 2; again++) expect(outcome(await keep())).toEqual([200, { created: false }])
  },
  profile: async () => {
    const { visitor } = await newMember()
    const save = () => visitor.call(endpoints.updateMember, { body: { firstName: 'Later' } })
    await killAtCommit('update "member"', save)
    expect((await visitor.call(endpoints.getMember, {})).body).toMatchObject({ firstName: 'Later' })
    expect(await save()).toMatchObject({ status: 200, body: { firstName: 'Later' } })
  },
}

it('a write whose process is killed between the commit and the answer has one effect, and the same answer when it is sent again', async () => {
  const kinds = Object.entries(KILLS)
  const kills = scaled(42, 4)
  for (let kill = 0; kill < kills; kill++) {
    const [name, run] = kinds[kill % kinds.length] ?? []
    progress(`between commit and answer, ${name ?? ''}`, kill + 1, kills)
    await run?.()
  }
  expect(kills).toBeGreaterThan(0)
  covered('killed between commit and answer', { kills, 'kinds of write': Math.min(kills, kinds.length) })
})
