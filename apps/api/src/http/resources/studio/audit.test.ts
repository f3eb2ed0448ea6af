import { TOKEN_HEADER, type Answer, type Call } from '@dining/contract'
import { studioEndpoints } from '@dining/contract/studio'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { recordAudit } from '../../../store/repositories/audit.ts'
import type { TestMember } from '../../../testing/dining.ts'
import { addMember } from '../../../testing/factories.ts'
import { addOperator, signedInOperator, withStudio, type OperatorBrowser } from '../../../testing/operator-browser.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'

const EMAIL = 'reader@studio.example'
type Search = Call<typeof studioEndpoints.searchAudit>['body']

let api: TestApi
let app: ReturnType<typeof withStudio>
let reader: OperatorBrowser
let member: TestMember
beforeAll(async () => {
  api = await testApi()
  app = withStudio(api)
  await addOperator(api, EMAIL, null)
  reader = await signedInOperator(app, EMAIL)
  member = await addMember(api, 'one')
  const other = await addMember(api, 'two')
  for (let number = 0; number < 60; number += 1) {
    const at = new Date(Date.UTC(2026, 0, 1, 0, number))
    const event = { kind: 'signed-out', memberId: number % 2 ? member.id : null, at } as const
    await api.store.tenant('one', (tx) => recordAudit(tx, 'one', event))
  }
  const at = new Date(Date.UTC(2026, 0, 2))
  await api.store.tenant('two', (tx) => recordAudit(tx, 'two', { kind: 'activated', memberId: other.id, at, before: null, after: null }))
  await reader.call(studioEndpoints.setFlag, {
    params: { partner: 'one', flag: 'maintenanceAll' },
    body: { value: false, reason: 'A test' },
  })
})
afterAll(() => api.close())

async function search(body: Search, partner = 'one') {
  const reply = await reader.call(studioEndpoints.searchAudit, { params: { partner }, body })
  return reply.body as Answer<typeof studioEndpoints.searchAudit>
}

it('lists the events of one partner, the newest first, page by page', async () => {
  const first = await search({})
  expect(first.events).toHaveLength(50)
  expect(first.events[0]).toMatchObject({
    kind: 'flag-set',
    actorKind: 'operator',
    actor: EMAIL,
    member: null,
    facts: { flag: 'maintenanceAll', reason: 'A test' },
    after: { value: false },
  })
  const second = await search(first.next ? { after: first.next } : {})
  expect(second.next).toBeNull()
  const all = [...first.events, ...second.events]
  expect(new Set(all.map(({ id }) => id)).size).toBe(61)
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  )
  expect((await search({}, 'two')).events.map(({ kind }) => kind)).toEqual(['activated'])
})

it('names a member by public id alone', async () => {
  const { events } = await search({ kind: 'signed-out', member: member.public_id })
  expect(events).toHaveLength(30)
  expect(events[0]).toMatchObject({ member: member.public_id })
  expect(JSON.stringify(events)).not.toMatch(new RegExp(`"${member.id}"`))
})

it('filters by kind, operator, member and time', async () => {
  const count = async (body: Search) => (await search(body)).events.length
  expect(await count({ kind: 'flag-set' })).toBe(1)
  expect(await count({ operator: ` ${EMAIL.toUpperCase()} ` })).toBe(1)
  expect(await count({ operator: 'reader' })).toBe(0)
  expect(await count({ member: 'no-such-member' })).toBe(0)
  expect(await count({ from: '2026-01-01T00:10:00Z', to: '2026-01-01T00:20:00Z' })).toBe(10)
  const { kinds } = await search({})
  expect(kinds).toContain('member-looked-up')
})

it('verifies the trail of the partner, and finds an event that was changed', async () => {
  const verify = async (partner: string) =>
    (await reader.call(studioEndpoints.verifyAudit, { params: { partner } })).body as Answer<typeof studioEndpoints.verifyAudit>
  expect(await verify('one')).toEqual({ faults: [], head: { number: 61, hash: expect.stringMatching(/^[\da-f]{64}$/u) as string } })
  const [event] = (await search({ kind: 'flag-set' })).events
  const change = `update audit_event set detail = '{}' where id = '${event?.id}'`
  await api.store.admin(`set session_replication_role = replica; ${change}; set session_replication_role = origin`)
  expect((await verify('one')).faults).toEqual([{ kind: 'changed', eventId: event?.id }])
  expect((await verify('two')).faults).toEqual([])
})

it('is read by administrators of the partner alone, and with a token', async () => {
  await addOperator(api, 'of-two@studio.example', ['two'])
  await addOperator(api, 'publisher@studio.example', ['one'], { '*': ['publisher', 'support'] })
  const status = async (email: string) => {
    const by = await signedInOperator(app, email)
    return (await by.call(studioEndpoints.searchAudit, { params: { partner: 'one' }, body: {} })).status
  }
  expect([await status('of-two@studio.example'), await status('publisher@studio.example')]).toEqual([404, 403])
  const call = { params: { partner: 'one' }, body: {} }
  expect((await reader.call(studioEndpoints.searchAudit, call, { [TOKEN_HEADER]: 'TKN1' })).problem.code).toBe('token-invalid')
})
