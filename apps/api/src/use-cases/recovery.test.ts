import { endpoints } from '@dining/contract'
import { FAILURES_TO_LOCK, RECOVERY_MINUTES } from '@dining/domain'
import { PostgresQueryCompiler, type KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createApi } from '../app.ts'
import type { Store } from '../store/store.ts'
import { browser, type Browser } from '../testing/browser.ts'
import type { TestMember } from '../testing/dining.ts'
import { addMember, PASSWORD, signedIn } from '../testing/factories.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'

const NEW_PASSWORD = 'quite another one'

let api: TestApi
let member: TestMember
let visitor: Browser

beforeAll(async () => {
  api = await testApi()
})
beforeEach(async () => {
  member = await addMember(api, 'one')
  visitor = browser(api.app, 'one')
  api.mails.length = 0
})
afterAll(() => api.close())

const request = (email: string) => visitor.call(endpoints.requestRecovery, { body: { email } })
const confirm = (code: string, email = member.email) => visitor.call(endpoints.confirmRecovery, { body: { email, code } })
const update = (ticket: string, password = NEW_PASSWORD, passwordConfirm = password) =>
  visitor.call(endpoints.updatePassword, { body: { ticket, password, passwordConfirm } })
const signIn = (password: string) => visitor.call(endpoints.signIn, { body: { email: member.email, password, rememberMe: false } })

async function mailedCode(): Promise<string> {
  await request(member.email)
  return /^[A-Z2-9]{8}$/m.exec(api.mails.at(-1)?.text ?? '')?.[0] ?? ''
}

async function ticket(): Promise<string> {
  const { body } = await confirm(await mailedCode())
  return (body as { ticket: string }).ticket
}

it('a mailed code sets another password: once, within 15 minutes, and the response to an unknown address is the same [AUTH-14]', async () => {
  const late = 15 * 60_000 + 1000
  const early = await mailedCode()
  api.clock.advance(late)
  expect((await confirm(early)).problem).toMatchObject({ status: 400, code: 'code-invalid' })
  api.mails.length = 0
  expect((await request('nobody@mail.example')).body).toEqual({ sent: true })
  expect(api.mails).toEqual([])
  expect((await confirm('ABCDEFGH', 'nobody@mail.example')).problem.code).toBe('code-invalid')
  const code = await mailedCode()
  api.clock.advance(late - 2000)
  const confirmed = await confirm(code)
  expect((await confirm(code)).problem.code).toBe('code-invalid')
  expect((await update((confirmed.body as { ticket: string }).ticket)).body).toEqual({ updated: true })
  expect((await signIn(PASSWORD)).status).toBe(401)
  expect((await signIn(NEW_PASSWORD)).status).toBe(200)
})

it('sends mails with their sender and subject', async () => {
  await update(await ticket())
  const [code, changed] = api.mails
  expect(code).toMatchObject({ to: member.email, fromName: 'Dining® of one', subject: 'Your code for Dining® of one' })
  expect(changed?.subject).toContain('was changed')
})

it('reads the code in any case and with gaps', async () => {
  const code = await mailedCode()
  expect((await confirm(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)).status).toBe(200)
})

describe('a code', () => {
  it('is invalid after five wrong tries', async () => {
    const code = await mailedCode()
    for (let attempt = 0; attempt < 5; attempt++) expect((await confirm('WRONGONE')).problem.code).toBe('code-invalid')
    expect((await confirm(code)).problem.code).toBe('code-invalid')
  })

  it('is replaced by the next one', async () => {
    const first = await mailedCode()
    const second = await mailedCode()
    expect((await confirm(first)).problem.code).toBe('code-invalid')
    expect((await confirm(second)).status).toBe(200)
  })

  it('may be tried while another is requested', async () => {
    const known: { readonly email: string; readonly code: string }[] = []
    for (let count = 0; count < 30; count++) {
      member = await addMember(api, 'one')
      known.push({ email: member.email, code: await mailedCode() })
    }
    const replies = await Promise.all(known.flatMap(({ email, code }) => [confirm(code, email), request(email)]))
    // Accepted if in time, else already replaced.
    for (const { status } of replies) expect([200, 400]).toContain(status)
  })

  it('is not accepted for another member', async () => {
    const other = await addMember(api, 'one')
    expect((await confirm(await mailedCode(), other.email)).problem.code).toBe('code-invalid')
  })

  it('is stored only as a hash, like its ticket', async () => {
    const code = await mailedCode()
    const given = ((await confirm(code)).body as { ticket: string }).ticket
    const rows = JSON.stringify(await api.store.owner((tx) => tx.selectFrom('recovery').selectAll().execute()))
    expect(rows).toContain(member.id)
    expect(rows).not.toContain(code)
    expect(rows).not.toContain(given)
  })
})

describe('a new password', () => {
  it('ends every session of the member and lifts the lock', async () => {
    const elsewhere = await signedIn(api, 'one', member)
    for (let attempt = 0; attempt < FAILURES_TO_LOCK; attempt++) await signIn('wrong-password')
    await update(await ticket())
    expect((await elsewhere.call(endpoints.getMember, {})).status).toBe(401)
    expect((await signIn(NEW_PASSWORD)).status).toBe(200)
  })

  it('is set once with a ticket, before it expires', async () => {
    const used = await ticket()
    await update(used)
    expect((await update(used)).problem.code).toBe('code-invalid')
    const old = await ticket()
    api.clock.advance(RECOVERY_MINUTES * 60_000 + 1000)
    expect((await update(old)).problem.code).toBe('code-invalid')
    expect((await update('made up')).problem.code).toBe('code-invalid')
  })

  it('follows the rules of joining, and a refusal leaves the ticket usable', async () => {
    const numbered = await addMember(api, 'one', { partner_number: '73918264' })
    member = numbered
    const open = await ticket()
    const fields = async (password: string, again = password) =>
      ((await update(open, password, again)).problem.errors ?? []).map(({ field, code }) => `${field}: ${code}`)
    expect(await fields('password1')).toEqual(['password: password-common'])
    expect(await fields('short')).toEqual(['password: too-short'])
    expect(await fields('x'.repeat(57))).toEqual(['password: too-long'])
    expect(await fields('long enough', 'not the same')).toEqual(['passwordConfirm: password-mismatch'])
    expect(await fields('73918264')).toEqual(['password: password-equals-partner-number'])
    expect((await update(open)).status).toBe(200)
  })
})

it('limits requests for one address', async () => {
  const replies = []
  for (let time = 0; time < 6; time++) replies.push(await request('often@mail.example'))
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  expect(replies.at(-1)?.problem).toMatchObject({ code: 'too-many-requests', retryAfter: expect.any(Number) })
  expect(replies.at(-1)?.headers.get('retry-after')).toBe(String(replies.at(-1)?.problem.retryAfter))
  api.clock.advance(15 * 60_000)
  expect((await request('often@mail.example')).status).toBe(200)
})

describe('an unknown address takes the same queries as a known one', () => {
  /** The texts of the statements that a call runs on the store. */
  async function statementsOf(call: (visitor: Browser) => Promise<unknown>): Promise<readonly string[]> {
    const texts: string[] = []
    const compiler = new PostgresQueryCompiler()
    const plugin: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        texts.push(compiler.compileQuery(node, queryId).sql)
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    }
    const watched = ({ tenant }: Pick<Store, 'tenant'>): Pick<Store, 'tenant'> => ({
      tenant: (id, work) => tenant(id, (tx) => work(tx.withPlugin(plugin))),
    })
    const store = { ...api.store, ...watched(api.store), admitting: watched(api.store.admitting) }
    const guest = browser(createApi({ ...api.deps, store, outbox: { dispatch: () => Promise.resolve() } }), 'one')
    await guest.call(endpoints.getToken, {})
    texts.length = 0
    await call(guest)
    return texts
  }

  it.each<[string, (email: string) => (visitor: Browser) => Promise<unknown>]>([
    ['asking for a code', (email) => (one) => one.call(endpoints.requestRecovery, { body: { email } })],
    ['a wrong code', (email) => (one) => one.call(endpoints.confirmRecovery, { body: { email, code: 'ABCDEFGH' } })],
    [
      'a wrong password',
      (email) => (one) => one.call(endpoints.signIn, { body: { email, password: 'wrong-password', rememberMe: false } }),
    ],
  ])('%s', async (_, callWith) => {
    await request(member.email)
    // The first call of an address also creates its counter.
    const settled = async (email: string) => {
      await statementsOf(callWith(email))
      return statementsOf(callWith(email))
    }
    const known = await settled(member.email)
    expect(known.length).toBeGreaterThan(2)
    expect(await settled('unknown@mail.example')).toEqual(known)
  })
})
