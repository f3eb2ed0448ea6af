import { endpoints, type Answer } from '@dining/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { browser, type Browser } from '../../../testing/browser.ts'
import { addMember, signedIn } from '../../../testing/factories.ts'
import type { TestMember } from '../../../testing/dining.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'
import { testPartner } from '../../../testing/test-partner.ts'

let api: TestApi
beforeAll(async () => {
  api = await testApi([testPartner('one'), testPartner('two')])
})
afterAll(() => api.close())

type Sessions = Answer<typeof endpoints.getOpenSessions>['sessions']
const listed = async (by: Browser): Promise<Sessions> =>
  ((await by.call(endpoints.getOpenSessions, {})).body as Answer<typeof endpoints.getOpenSessions>).sessions
const end = (by: Browser, sessionId: string) => by.call(endpoints.endOpenSession, { params: { sessionId } })
const endOthers = (by: Browser) => by.call(endpoints.endOtherSessions, {})
const statusOf = async (by: Browser) => (await by.call(endpoints.getMember, {})).status

/** A member who is signed in with three browsers, in this order. */
async function withThree(): Promise<{ member: TestMember; browsers: readonly [Browser, Browser, Browser] }> {
  const member = await addMember(api, 'one')
  const next = async () => {
    api.clock.advance(60_000)
    return signedIn(api, 'one', member)
  }
  return { member, browsers: [await next(), await next(), await next()] }
}

describe('the sessions of a member', () => {
  it('are those that are open: the own one first, then the one used last', async () => {
    const { browsers } = await withThree()
    const [first, second, third] = browsers
    const own = await listed(first)
    expect(own.map(({ isCurrent, isRemembered }) => [isCurrent, isRemembered])).toEqual([
      [true, false],
      [false, false],
      [false, false],
    ])
    expect(new Date(own[1]?.startedAt ?? 0).getTime()).toBeGreaterThan(new Date(own[2]?.startedAt ?? 0).getTime())
    expect((await listed(third))[0]).toMatchObject({ id: own[1]?.id, isCurrent: true })
    await second.call(endpoints.signOut, {})
    expect(await listed(first)).toHaveLength(2)
    api.clock.advance(17 * 60_000)
    expect(await statusOf(first)).toBe(401)
  })

  it('end one at a time, at once, and no other does', async () => {
    const { browsers } = await withThree()
    const [first, second, third] = browsers
    const own = (await listed(second)).find(({ isCurrent }) => isCurrent)
    const left = (await end(first, own?.id ?? '')).body as { sessions: Sessions }
    expect(left.sessions).toHaveLength(2)
    expect(await Promise.all(browsers.map(statusOf))).toEqual([200, 401, 200])
    expect((await end(first, own?.id ?? '')).status).toBe(200)
    expect(await listed(third)).toHaveLength(2)
  })

  it('end all but the own one, also when asked twenty times at once', async () => {
    const { member, browsers } = await withThree()
    const [first] = browsers
    const replies = await Promise.all(Array.from({ length: 20 }, () => endOthers(first)))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await Promise.all(browsers.map(statusOf))).toEqual([200, 401, 401])
    const events = await api.store.tenant('one', (tx) =>
      tx.selectFrom('audit_event').selectAll().where('member_id', '=', member.id).where('kind', '=', 'sessions-ended').execute(),
    )
    expect(events.map(({ detail }) => detail)).toEqual([{ ended: 2 }])
  })

  it('do not end by the id of the own one, of another member, or of another partner', async () => {
    const [mine, others] = [await withThree(), await withThree()]
    const elsewhere = await signedIn(api, 'two', await addMember(api, 'two'))
    const [first] = mine.browsers
    const ids = [
      ...(await listed(first)).filter(({ isCurrent }) => isCurrent),
      ...(await listed(others.browsers[0])),
      ...(await listed(elsewhere)),
    ]
    for (const { id } of ids) expect((await end(first, id)).status).toBe(200)
    expect(await Promise.all([...mine.browsers, ...others.browsers, elsewhere].map(statusOf))).toEqual(Array.from({ length: 7 }, () => 200))
    expect((await end(first, 'x')).status).toBe(400)
    const anonymous = browser(api.app, 'one')
    for (const reply of [anonymous.call(endpoints.getOpenSessions, {}), endOthers(anonymous)]) expect((await reply).status).toBe(401)
  })
})
