import { householdEndpoints as calls, type Household } from '@dining/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { browser, type Browser } from '../../testing/browser.ts'
import { givenDine, givenMerchant, type TestMember, type TestMerchant } from '../../testing/dining.ts'
import { addMember, signedIn } from '../../testing/factories.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'

let api: TestApi
let merchant: TestMerchant
beforeAll(async () => {
  api = await testApi([testPartner('one'), testPartner('two')])
  merchant = await givenMerchant(api.store)
})
afterAll(() => api.close())
beforeEach(() => api.store.owner((tx) => tx.deleteFrom('rate_limit').execute()))

interface Person {
  readonly member: TestMember
  readonly own: Browser
}

async function person(first_name: string, partner = 'one'): Promise<Person> {
  const member = await addMember(api, partner, { first_name })
  return { member, own: await signedIn(api, partner, member) }
}

const leave = (by: Browser) => by.call(calls.leaveHousehold, {})
const remove = (by: Browser, memberKey: string) => by.call(calls.removeFromHousehold, { params: { memberKey } })
const householdOf = async (by: Browser) => ((await by.call(calls.getHousehold, {})).body as { household: Household | null }).household
const mailsTo = (email: string) => api.mails.filter(({ to }) => to === email)
const dineOf = (member: TestMember, name: string) => givenDine(api.store, member, { ...merchant, name }, { occurred_at: api.clock.now() })
const eventsOf = async ({ id }: TestMember) =>
  (
    await api.store.owner((tx) =>
      tx.selectFrom('audit_event').select('kind').where('member_id', '=', id).where('kind', 'like', 'household%').execute(),
    )
  ).map(({ kind }) => kind)

/** Invites a member and lets them join. */
async function admit(by: Person, { member, own }: Person): Promise<void> {
  const before = mailsTo(member.email).length
  await by.own.call(calls.inviteToHousehold, { body: { email: member.email } })
  await expect.poll(() => mailsTo(member.email).length).toBe(before + 1)
  // Who joins is later than who invites.
  api.clock.advance(1000)
  const invitationToken = /\?invitation=([\w-]+)/.exec(mailsTo(member.email).at(-1)?.text ?? '')?.[1] ?? ''
  expect((await own.call(calls.joinHousehold, { body: { invitationToken } })).body).toEqual({ outcome: 'joined' })
}

/** Two members of one household. */
async function pair(): Promise<readonly [Person, Person]> {
  const [ada, ben] = [await person('Ada'), await person('Ben')]
  await admit(ada, ben)
  return [ada, ben]
}

/** The key by which a member may remove another one; '' without one. */
const keyOf = async (by: Person, name: string) => (await householdOf(by.own))?.members.find((one) => one.name === name)?.key ?? ''

it('a household is left by a member whom the one who invites removes, who is informed by mail, and no other can remove anyone', async () => {
  const [ada, ben] = await pair()
  const cleo = await person('Cleo')
  await admit(ada, cleo)
  await dineOf(ben.member, 'Osteria Lume')
  await dineOf(ada.member, 'Casa Sol')
  const key = await keyOf(ada, 'Ben')
  expect(key).not.toContain(ben.member.id)
  // Only the member who invites has keys, and none for herself.
  expect((await householdOf(ada.own))?.members.map((one) => one.key === null)).toEqual([true, false, false])
  expect((await householdOf(cleo.own))?.members.map((one) => one.key)).toEqual([null, null, null])
  const stranger = await person('Stranger')
  const elsewhere = await person('Twin', 'two')
  for (const by of [ben.own, cleo.own, stranger.own, elsewhere.own]) expect((await remove(by, key)).status).toBe(403)
  for (const wrong of ['x', `${key.slice(0, -1)}_`, ada.member.id, ben.member.id])
    expect((await remove(ada.own, wrong)).body).toEqual({ isMember: false })
  expect((await remove(ada.own, 'x'.repeat(5_000))).status).toBe(400)
  expect((await remove(browser(api.app, 'one'), key)).status).toBe(401)
  expect((await householdOf(ada.own))?.members).toHaveLength(3)

  const before = mailsTo(ben.member.email).length
  const replies = await Promise.all([remove(ada.own, key), remove(ada.own, key)])
  expect(replies.map(({ body }) => body)).toEqual([{ isMember: false }, { isMember: false }])
  expect(await householdOf(ben.own)).toBeNull()
  expect((await householdOf(ada.own))?.members.map(({ name }) => name)).toEqual(['Ada', 'Cleo'])
  expect(JSON.stringify(await householdOf(cleo.own))).not.toContain('Osteria Lume')
  await expect.poll(() => mailsTo(ben.member.email).length).toBe(before + 1)
  const mail = mailsTo(ben.member.email).at(-1)
  expect(mail?.subject).toBe('You are no longer in your household')
  for (const part of [mail?.text, mail?.html]) expect(part).not.toContain(ada.member.email)
  expect(await eventsOf(ben.member)).toEqual(expect.arrayContaining(['household-left']))
  expect((await eventsOf(ada.member)).filter((kind) => kind === 'household-member-removed')).toHaveLength(1)
  // Who is invited again is another member of the list: the old key does nothing.
  await admit(ada, ben)
  expect((await remove(ada.own, key)).body).toEqual({ isMember: false })
  expect(await householdOf(ben.own)).not.toBeNull()
})

it('a household survives members who leave and are removed at the same time', async () => {
  for (let round = 0; round < 4; round++) {
    const [ada, ben] = await pair()
    const key = await keyOf(ada, 'Ben')
    const replies = await Promise.all([leave(ben.own), remove(ada.own, key), leave(ada.own), remove(ada.own, key)])
    for (const { status } of replies) expect([200, 403]).toContain(status)
    expect([await householdOf(ada.own), await householdOf(ben.own)]).toEqual([null, null])
  }
})
