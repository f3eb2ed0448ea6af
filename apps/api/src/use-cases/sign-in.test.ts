import { endpoints } from '@dining/contract'
import { FAILURES_TO_LOCK } from '@dining/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { createApi } from '../app.ts'
import { createHashQueue } from '../passwords/hash-queue.ts'
import { hashPassword } from '../passwords/password-hash.ts'
import type { Store } from '../store/store.ts'
import { browser, type Browser, type Reply } from '../testing/browser.ts'
import type { TestMember } from '../testing/dining.ts'
import { addMember, PASSWORD } from '../testing/factories.ts'
import { interruptedQueue, queueAround } from '../testing/interrupted-queue.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { testPartner } from '../testing/test-partner.ts'

const LOCK_MS = 30 * 60_000

let api: TestApi
let member: TestMember
let visitor: Browser

beforeAll(async () => {
  const sso = testPartner('provider', { program: { enrollmentType: 'sso' } })
  const none = testPartner('open', { program: { enrollmentType: 'none' } })
  api = await testApi([testPartner('one'), testPartner('two'), sso, none])
})
beforeEach(async () => {
  member = await addMember(api, 'one')
  visitor = browser(api.app, 'one')
})
afterAll(() => api.close())

const signIn = (email: string, password: string, rememberMe = false) =>
  visitor.call(endpoints.signIn, { body: { email, password, rememberMe } })

async function fail(email: string, times: number) {
  const replies = []
  for (let time = 0; time < times; time++) replies.push(await signIn(email, 'wrong-password'))
  return replies
}

it('starts a session and returns its member', async () => {
  const reply = await signIn(member.email, PASSWORD)
  expect(reply.status).toBe(200)
  expect(reply.body).toEqual({ publicId: member.public_id, memberType: 'EnrolledCardMember', csrfToken: expect.any(String) })
  expect((await visitor.call(endpoints.getMember, {})).body).toMatchObject({ email: member.email })
})

it('returns 401, 409 and 423 to a visitor who cannot sign in, each with its code [AUTH-07]', async () => {
  const answers = async (email: string, password: string) => {
    const { status, problem } = await signIn(email, password)
    return [status, problem.code, problem.unlocksAt !== undefined]
  }
  const stale = await addMember(api, 'one', { email_update_required: true })
  expect(await answers(stale.email, PASSWORD)).toEqual([409, 'email-update-required', false])
  for (let wrong = 1; wrong < FAILURES_TO_LOCK; wrong++)
    expect(await answers(member.email, 'wrong-password')).toEqual([401, 'bad-credentials', false])
  expect(await answers(member.email, 'wrong-password')).toEqual([423, 'locked', true])
  const reply = await visitor.send('POST', '/api/SignIn', {
    headers: { 'content-type': 'application/json', 'x-xsrf-token': visitor.token },
    body: JSON.stringify({ email: (await addMember(api, 'one')).email, password: PASSWORD, rememberMe: true }),
  })
  expect([reply.status, visitor.cookies.has('__Host-session')]).toEqual([200, true])
})

it('reads the address in any case and with blanks around it', async () => {
  expect((await signIn(` ${member.email.toUpperCase()} `, PASSWORD)).status).toBe(200)
})

it('answers 401 to a wrong password, with the text of the specification', async () => {
  const reply = await signIn(member.email, 'wrong-password')
  expect(reply.problem).toMatchObject({ status: 401, code: 'bad-credentials', title: 'Invalid user name or password' })
  expect(visitor.cookies.has('__Host-session')).toBe(false)
})

it('accepts members only at their own partner', async () => {
  visitor = browser(api.app, 'two')
  expect((await signIn(member.email, PASSWORD)).problem.code).toBe('bad-credentials')
})

it('requests an updated email address if that is required, and starts no session', async () => {
  const stale = await addMember(api, 'one', { email_update_required: true })
  expect((await signIn(stale.email, PASSWORD)).problem).toMatchObject({ status: 409, code: 'email-update-required' })
  expect(visitor.cookies.has('__Host-session')).toBe(false)
})

it.each(['provider', 'open'])('has no passwords at the partner "%s"', async (partnerId) => {
  const other = await addMember(api, partnerId)
  visitor = browser(api.app, partnerId)
  expect((await signIn(other.email, PASSWORD)).problem.code).toBe('not-found')
})

describe('the lock', () => {
  it('locks the account for 30 minutes after repeated wrong passwords, also for the right one', async () => {
    const replies = await fail(member.email, FAILURES_TO_LOCK)
    expect(replies.map(({ status }) => status)).toEqual([...Array(FAILURES_TO_LOCK - 1).fill(401), 423])
    const unlocksAt = new Date(api.clock.now().getTime() + LOCK_MS).toISOString()
    expect(replies.at(-1)?.problem).toMatchObject({ code: 'locked', unlocksAt })
    expect((await signIn(member.email, PASSWORD)).problem).toMatchObject({ code: 'locked', unlocksAt })
    api.clock.advance(LOCK_MS - 1000)
    expect((await signIn(member.email, PASSWORD)).problem.code).toBe('locked')
    api.clock.advance(1000)
    expect((await signIn(member.email, PASSWORD)).status).toBe(200)
  })

  it('counts only consecutive failures', async () => {
    await fail(member.email, FAILURES_TO_LOCK - 1)
    expect((await signIn(member.email, PASSWORD)).status).toBe(200)
    const again = await fail(member.email, FAILURES_TO_LOCK - 1)
    expect(again.every(({ status }) => status === 401)).toBe(true)
  })

  it('forgets failures that are older than its own time', async () => {
    await fail(member.email, FAILURES_TO_LOCK - 1)
    api.clock.advance(LOCK_MS)
    expect((await signIn(member.email, 'wrong-password')).status).toBe(401)
    expect((await signIn(member.email, PASSWORD)).status).toBe(200)
  })

  it('returns the same for an unknown address as for a known one', async () => {
    const strip = ({ problem }: Awaited<ReturnType<typeof signIn>>) => ({ ...problem, requestId: '' })
    const known = await fail(member.email, FAILURES_TO_LOCK + 2)
    const unknown = await fail('nobody@mail.example', FAILURES_TO_LOCK + 2)
    expect(unknown.map(strip)).toEqual(known.map(strip))
  })

  it('hashes once for an unknown address as for a known one, so that both take as long', async () => {
    let hashes = 0
    const hashQueue = queueAround(api.deps.hashQueue, (inTurn) => (job) => inTurn(() => (hashes++, job())))
    const guest = browser(createApi({ ...api.deps, hashQueue }), 'one')
    const hashesFor = async (email: string) => {
      hashes = 0
      const { problem } = await guest.call(endpoints.signIn, { body: { email, password: 'wrong-password', rememberMe: false } })
      return [problem.code, hashes]
    }
    expect(await hashesFor(member.email)).toEqual(['bad-credentials', 1])
    expect(await hashesFor('nobody-else@mail.example')).toEqual(['bad-credentials', 1])
  })

  it('lets no more than the allowed number of parallel attempts be compared', async () => {
    await visitor.call(endpoints.getToken, {})
    const replies = await Promise.all(Array.from({ length: 20 }, () => signIn(member.email, 'wrong-password')))
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(FAILURES_TO_LOCK - 1)
    expect(replies.filter(({ status }) => status === 423)).toHaveLength(20 - FAILURES_TO_LOCK + 1)
  })

  it('keeps no address in its table', async () => {
    await fail('curious@mail.example', 1)
    const rows = await api.store.owner((tx) => tx.selectFrom('sign_in_attempt').selectAll().execute())
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('curious')
  })
})

it('records audit events without addresses', async () => {
  await signIn(member.email, 'wrong-password')
  await signIn(member.email, PASSWORD, true)
  await visitor.call(endpoints.signOut, {})
  const trail = await api.store.owner((tx) =>
    tx.selectFrom('audit_event').select(['kind', 'detail']).where('member_id', '=', member.id).orderBy('at').execute(),
  )
  expect(trail.map(({ kind }) => kind).toSorted()).toEqual(['sign-in-refused', 'signed-in', 'signed-out'])
  expect(JSON.stringify(trail)).not.toContain(member.email)
})

describe('a password hash of another cost', () => {
  const hashOf = async ({ id }: TestMember) =>
    (await api.store.owner((tx) => tx.selectFrom('member').select('password_hash').where('id', '=', id).executeTakeFirstOrThrow()))
      .password_hash

  const OTHER_COST = { memoryKib: 8_192, passes: 1, lanes: 1 }
  const bodyOf = () => ({ email: member.email, password: PASSWORD, rememberMe: false })

  /** Signs in; runs `meanwhile` after the password was compared and before the response. */
  const signInWhile = (meanwhile: () => Promise<unknown>) =>
    browser(createApi({ ...api.deps, hashQueue: interruptedQueue(api.deps.hashQueue, meanwhile) }), 'one').call(endpoints.signIn, {
      body: bodyOf(),
    })

  it('signs its member in, and is replaced at sign-in', async () => {
    const old = await hashPassword(PASSWORD, OTHER_COST)
    member = await addMember(api, 'one', { password_hash: old })
    const visitor = browser(createApi({ ...api.deps, hashQueue: createHashQueue() }), 'one')
    const signIn = (password: string) => visitor.call(endpoints.signIn, { body: { email: member.email, password, rememberMe: false } })
    expect((await signIn('wrong-password')).status).toBe(401)
    expect(await hashOf(member)).toBe(old)
    expect((await signIn(PASSWORD)).status).toBe(200)
    const renewed = await hashOf(member)
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await signIn(PASSWORD)).status).toBe(200)
    expect(await hashOf(member)).toBe(renewed)
  })

  it('signs its member in from two devices at once', async () => {
    member = await addMember(api, 'one', { password_hash: await hashPassword(PASSWORD, OTHER_COST) })
    const other = browser(api.app, 'one')
    const otherSignsIn = async () => expect((await other.call(endpoints.signIn, { body: bodyOf() })).status).toBe(200)
    expect((await signInWhile(otherSignsIn)).status).toBe(200)
    expect((await other.call(endpoints.getMember, {})).status).toBe(200)
    expect(await hashOf(member)).toContain(`m=${api.deps.hashQueue.cost.memoryKib},`)
  })

  it('refuses a password that is replaced at the same moment', async () => {
    member = await addMember(api, 'one', { password_hash: await hashPassword(PASSWORD, OTHER_COST) })
    const password_hash = await hashPassword('another good one', OTHER_COST)
    const replace = () =>
      api.store.owner((tx) => tx.updateTable('member').set({ password_hash }).where('id', '=', member.id).executeTakeFirstOrThrow())
    expect((await signInWhile(replace)).problem.code).toBe('bad-credentials')
    expect(await hashOf(member)).toBe(password_hash)
  })
})

it('refuses sign-ins beyond a full queue with 503 and Retry-After, and counts none of them as wrong', async () => {
  const hashQueue = createHashQueue({ atOnce: 1, waiting: 2 }, api.deps.hashQueue.cost)
  // The first hash lasts until every other call has arrived.
  const refusals = Promise.withResolvers<void>()
  const held = queueAround(hashQueue, (inTurn) => (job) => inTurn(() => refusals.promise.then(job)))
  const app = createApi({ ...api.deps, hashQueue: held })
  const visitors = Array.from({ length: 12 }, () => browser(app, 'one'))
  for (const one of visitors) await one.call(endpoints.getToken, {})
  const body = { email: member.email, password: PASSWORD, rememberMe: false }
  const replies: Reply[] = []
  const calls = visitors.map(async (one) => void replies.push(await one.call(endpoints.signIn, { body })))
  await expect.poll(() => replies.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 503))
  refusals.resolve()
  await Promise.all(calls)
  expect(replies.slice(9).map(({ status }) => status)).toEqual([200, 200, 200])
  const refused = replies.slice(0, 9)
  expect(new Set(refused.map(({ headers, problem }) => `${headers.get('retry-after')} ${problem.code}`))).toEqual(
    new Set(['5 unavailable']),
  )
  expect((await signIn(member.email, PASSWORD)).status).toBe(200)
})

it('gives the slot of its hash back if the transaction that counts the attempt fails', async () => {
  const hashQueue = createHashQueue({ atOnce: 1, waiting: 0 }, api.deps.hashQueue.cost)
  let isBroken = false
  const admitting: Store['admitting'] = {
    tenant: (partnerId, work) =>
      api.store.admitting.tenant(partnerId, async (tx) => {
        const value = await work(tx)
        if (isBroken) throw new Error('The connection is lost before the commit')
        return value
      }),
  }
  const one = browser(createApi({ ...api.deps, hashQueue, store: { ...api.store, admitting } }), 'one')
  await one.call(endpoints.getToken, {})
  const signIn = () => one.call(endpoints.signIn, { body: { email: member.email, password: PASSWORD, rememberMe: false } })
  isBroken = true
  expect((await signIn()).status).toBe(500)
  isBroken = false
  expect((await signIn()).status).toBe(200)
})
