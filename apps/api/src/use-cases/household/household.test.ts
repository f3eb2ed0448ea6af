import { endpoints, householdEndpoints as calls, securityEndpoints, type Household, type HouseholdInvitation } from '@dining/contract'
import { EMULATION_COOKIE } from '@dining/contract/emulation'
import { CLOSING_WORD, HOUSEHOLD } from '@dining/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { browser, type Browser } from '../../testing/browser.ts'
import { givenCard, givenDine, givenMerchant, type TestMember, type TestMerchant } from '../../testing/dining.ts'
import { addMember, signedIn } from '../../testing/factories.ts'
import { testApi, type TestApi } from '../../testing/test-api.ts'
import { testPartner } from '../../testing/test-partner.ts'
import { startEmulatedSession } from '../session.ts'

const DAY_MS = 86_400_000

let api: TestApi
let merchant: TestMerchant
beforeAll(async () => {
  api = await testApi([testPartner('one'), testPartner('two'), testPartner('without', { features: { hasHousehold: false } })])
  merchant = await givenMerchant(api.store)
})
afterAll(() => api.close())
beforeEach(() => api.store.owner((tx) => tx.deleteFrom('rate_limit').execute()))

const invite = (by: Browser, email: string) => by.call(calls.inviteToHousehold, { body: { email } })
const join = (by: Browser, invitationToken: string) => by.call(calls.joinHousehold, { body: { invitationToken } })
const leave = (by: Browser) => by.call(calls.leaveHousehold, {})
const withdraw = (by: Browser, invitationId: string) => by.call(calls.withdrawHouseholdInvitation, { params: { invitationId } })
const remove = (by: Browser, memberKey: string) => by.call(calls.removeFromHousehold, { params: { memberKey } })
const householdOf = async (by: Browser) => ((await by.call(calls.getHousehold, {})).body as { household: Household | null }).household
const invitationOf = async (by: Browser, invitationToken: string) =>
  ((await by.call(calls.getHouseholdInvitation, { query: { invitationToken } })).body as { invitation: HouseholdInvitation | null })
    .invitation
const mailsTo = (email: string) => api.mails.filter(({ to }) => to === email)
const linkIn = (text = '') => /\/account\/household\?invitation=([\w-]+)/.exec(text)?.[1] ?? ''
const eventsOf = async ({ id }: TestMember) =>
  (
    await api.store.owner((tx) =>
      tx.selectFrom('audit_event').select('kind').where('member_id', '=', id).where('kind', 'like', 'household%').orderBy('at').execute(),
    )
  ).map(({ kind }) => kind)

interface Person {
  readonly member: TestMember
  readonly own: Browser
}

async function person(first_name: string, values: Parameters<typeof addMember>[2] = {}, partner = 'one'): Promise<Person> {
  const member = await addMember(api, partner, { first_name, ...values })
  return { member, own: await signedIn(api, partner, member) }
}

/** The token that was mailed to an address last. */
async function invited(by: Person, email: string): Promise<string> {
  const before = mailsTo(email).length
  expect((await invite(by.own, email)).body).toEqual({ outcome: 'sent' })
  await expect.poll(() => mailsTo(email).length).toBe(before + 1)
  // Who joins is later than who invites.
  api.clock.advance(1000)
  return linkIn(mailsTo(email).at(-1)?.text)
}

/** Two members of one household. */
async function pair(): Promise<readonly [Person, Person]> {
  const [ada, ben] = [await person('Ada'), await person('Ben')]
  expect((await join(ben.own, await invited(ada, ben.member.email))).body).toEqual({ outcome: 'joined' })
  return [ada, ben]
}

const dineOf = (member: TestMember, name: string, more: Parameters<typeof givenDine>[3] = {}) =>
  givenDine(api.store, member, { ...merchant, name }, { occurred_at: api.clock.now(), ...more })

describe('an invitation', () => {
  it('has the same answer and the same mail for a member and for anyone else, and shows no address of a member', async () => {
    const ada = await person('Ada')
    const ben = await person('Ben')
    const answers = [await invite(ada.own, ben.member.email.toUpperCase()), await invite(ada.own, 'stranger@mail.example')]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { outcome: 'sent' }],
      [200, { outcome: 'sent' }],
    ])
    const rows = await api.store.owner((tx) =>
      tx.selectFrom('mail_outbox').selectAll().where('kind', '=', 'household-invitation').execute(),
    )
    expect(rows.map(({ member_id }) => member_id)).toEqual(rows.map(() => null))
    await expect.poll(() => mailsTo('stranger@mail.example').length).toBe(1)
    const [mail] = mailsTo('stranger@mail.example')
    expect(mail?.subject).toBe('Ada invites you to share a household view')
    expect(mail?.unsubscribeUrl ?? null).toBeNull()
    for (const part of [mail?.text, mail?.html]) expect(part).not.toContain(ada.member.email)
    const stored = await api.store.owner((tx) => tx.selectFrom('household_invitation').selectAll().execute())
    expect(JSON.stringify(stored)).not.toContain('stranger')
    // Only the sender sees to whom it went.
    expect((await householdOf(ada.own))?.invitations.map(({ email }) => email)).toContain('stranger@mail.example')
  })

  it('does not carry a sentence or a link in the name of its sender', async () => {
    const evil = await person('Win $5,000 at evil.example')
    await invited(evil, 'victim@mail.example')
    for (const part of [mailsTo('victim@mail.example')[0]?.text, mailsTo('victim@mail.example')[0]?.subject])
      expect(part).not.toContain('evil')
  })

  it('is accepted once, by the account of its address alone, and notifies the others', async () => {
    const [ada, ben, eve] = [await person('Ada'), await person('Ben'), await person('Eve')]
    const token = await invited(ada, ben.member.email)
    expect(await invitationOf(ben.own, token)).toMatchObject({ from: 'Ada', members: 1 })
    // Another account, another partner's account of the same address, a changed token.
    const twin = await person('Twin', { email: ben.member.email, email_key: ben.member.email_key }, 'two')
    for (const by of [eve.own, twin.own]) {
      expect(await invitationOf(by, token)).toBeNull()
      expect((await join(by, token)).problem.code).toBe('not-found')
    }
    expect((await join(ben.own, `${token.slice(0, -1)}_`)).problem.code).toBe('not-found')
    for (const bad of ['', 'x', '../..', 'a'.repeat(5_000)]) expect((await join(ben.own, bad)).status).toBe(400)
    expect((await join(browser(api.app, 'one'), token)).status).toBe(401)
    const before = mailsTo(ada.member.email).length
    const replies = await Promise.all([join(ben.own, token), join(ben.own, token), join(ben.own, token)])
    expect(replies.filter(({ status }) => status === 200).map(({ body }) => body)).toEqual([{ outcome: 'joined' }])
    expect((await householdOf(ada.own))?.members.map(({ name, isYou }) => [name, isYou])).toEqual([
      ['Ada', true],
      ['Ben', false],
    ])
    await expect.poll(() => mailsTo(ada.member.email).length).toBe(before + 1)
    expect(mailsTo(ada.member.email).at(-1)?.subject).toBe('Ben has joined your household')
    expect(await eventsOf(ada.member)).toEqual(['household-joined', 'household-invited'])
    expect(await eventsOf(ben.member)).toEqual(['household-joined'])
  })

  it('ends by itself, by being withdrawn, and by a newer one to the same address', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')]
    const first = await invited(ada, ben.member.email)
    const second = await invited(ada, ben.member.email)
    expect([await invitationOf(ben.own, first), (await invitationOf(ben.own, second))?.from]).toEqual([null, 'Ada'])
    const [open, ...more] = (await householdOf(ada.own))?.invitations ?? []
    expect(more).toEqual([])
    // Another member's call has no effect, and no other answer.
    expect((await withdraw(ben.own, open?.id ?? '')).body).toEqual({ isOpen: false })
    expect(await invitationOf(ben.own, second)).not.toBeNull()
    for (let time = 0; time < 2; time++) expect((await withdraw(ada.own, open?.id ?? '')).body).toEqual({ isOpen: false })
    expect((await join(ben.own, second)).problem.code).toBe('not-found')
    expect((await eventsOf(ada.member)).filter((kind) => kind === 'household-invitation-withdrawn')).toHaveLength(1)
    const third = await invited(ada, ben.member.email)
    api.clock.advance(HOUSEHOLD.invitationDays * DAY_MS)
    const later = await signedIn(api, 'one', ben.member)
    expect(await invitationOf(later, third)).toBeNull()
    expect((await join(later, third)).problem.code).toBe('not-found')
  })

  it('is sent by the first member alone, to no more than six people, and not to the own address', async () => {
    const [ada, ben] = await pair()
    expect((await invite(ben.own, 'x@mail.example')).status).toBe(403)
    expect((await invite(ada.own, ada.member.email)).problem.errors).toMatchObject([{ field: 'email', code: 'not-allowed' }])
    const people = await Promise.all(['C', 'D', 'E', 'F'].map((name) => person(name)))
    const tokens: string[] = []
    for (const { member } of people) tokens.push(await invited(ada, member.email))
    expect((await invite(ada.own, 'seventh@mail.example')).body).toEqual({ outcome: 'full' })
    const joined = await Promise.all(people.map(({ own }, at) => join(own, tokens[at] ?? '')))
    expect(joined.map(({ body }) => body)).toEqual(people.map(() => ({ outcome: 'joined' })))
    expect((await householdOf(ben.own))?.members).toHaveLength(HOUSEHOLD.maxMembers)
    expect(mailsTo('seventh@mail.example')).toEqual([])
  })

  it('is limited to ten a day', async () => {
    const ada = await person('Ada')
    for (let sent = 0; sent < HOUSEHOLD.invitationsPerDay; sent++) {
      expect((await invite(ada.own, `n${sent}@mail.example`)).body).toEqual({ outcome: 'sent' })
      await withdraw(ada.own, (await householdOf(ada.own))?.invitations[0]?.id ?? '')
    }
    expect((await invite(ada.own, 'more@mail.example')).body).toEqual({ outcome: 'too-many' })
  })
})

describe('a household', () => {
  it('shows restaurants, days and earnings from the day of joining on, and nothing else of the others', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben', { last_name: 'Secret', phone_number: '5035550100' })]
    await givenCard(api.store, ben.member, { last_four: '9911' })
    const early = await dineOf(ben.member, 'Before', { benefit: 900 })
    api.clock.advance(1000)
    await join(ben.own, await invited(ada, ben.member.email))
    api.clock.advance(1000)
    const dined = { card_last_four: '9911', amount_cents: 43_21 }
    const dine = await dineOf(ben.member, 'Osteria Lume', { ...dined, benefit: 192 })
    await dineOf(ben.member, 'Refunded', { ...dined, benefit: -92, refund_of: dine.source_transaction_id, eligible_cents: -100 })
    await dineOf(ben.member, 'Refund of before', { benefit: -900, refund_of: early.source_transaction_id, eligible_cents: -100 })
    await dineOf(ben.member, 'Not earned', { benefit: 0, status: 'Forfeit', eligible_cents: 0 })
    await dineOf(ada.member, 'Casa Sol', { benefit: 50 })
    const stranger = await person('Stranger')
    await dineOf(stranger.member, 'Elsewhere', { benefit: 1 })
    const reply = await ada.own.call(calls.getHousehold, {})
    const { household } = reply.body as { household: Household }
    expect(household).toMatchObject({
      benefits: 150,
      dines: 2,
      members: [
        { name: 'Ada', isYou: true, benefits: 50, dines: 1 },
        { name: 'Ben', isYou: false, benefits: 100, dines: 1 },
      ],
      months: [{ benefits: 150, dines: 2 }],
    })
    expect(household.latest.map(({ member, restaurant }) => `${member} ${restaurant}`).toSorted((a, b) => a.localeCompare(b))).toEqual([
      '0 Casa Sol',
      '1 Osteria Lume',
    ])
    const text = JSON.stringify(reply.body)
    for (const hidden of [
      '9911',
      ben.member.email,
      ben.member.id,
      'Secret',
      '5035550100',
      '4321',
      'Before',
      'Elsewhere',
      early.source_transaction_id,
    ])
      expect(text).not.toContain(hidden)
  })

  it('is left with one call, which ends all sight at once, and can be left twice', async () => {
    const [ada, ben] = await pair()
    await dineOf(ben.member, 'Osteria Lume')
    await dineOf(ada.member, 'Casa Sol')
    expect((await householdOf(ada.own))?.dines).toBe(2)
    await invited(ada, 'guest@mail.example')
    for (let time = 0; time < 2; time++) expect((await leave(ada.own)).body).toEqual({ isMember: false })
    expect(await householdOf(ada.own)).toBeNull()
    expect(JSON.stringify(await householdOf(ben.own))).not.toContain('Casa Sol')
    // The next one invites now; the invitation of the first is gone.
    expect(await householdOf(ben.own)).toMatchObject({ mayInvite: true, invitations: [], members: [{ name: 'Ben' }] })
    expect(await eventsOf(ada.member)).toContain('household-left')
    await leave(ben.own)
    expect(await householdOf(ben.own)).toBeNull()
  })

  it('is one at a time', async () => {
    const [, ben] = await pair()
    const cleo = await person('Cleo')
    const token = await invited(cleo, ben.member.email)
    expect((await join(ben.own, token)).body).toEqual({ outcome: 'other-household' })
    await leave(ben.own)
    expect((await join(ben.own, token)).body).toEqual({ outcome: 'joined' })
  })

  it('survives joining, leaving and withdrawing at the same time with at most one outcome', async () => {
    for (let round = 0; round < 4; round++) {
      const [ada, ben] = [await person('Ada'), await person('Ben')]
      const token = await invited(ada, ben.member.email)
      const [open] = (await householdOf(ada.own))?.invitations ?? []
      const replies = await Promise.all([join(ben.own, token), withdraw(ada.own, open?.id ?? ''), leave(ada.own), join(ben.own, token)])
      for (const { status } of replies) expect([200, 404]).toContain(status)
      const [hers, his] = [await householdOf(ada.own), await householdOf(ben.own)]
      expect(hers).toBeNull()
      expect([undefined, 'Ben']).toContain(his?.members.map(({ name }) => name).join())
    }
    // No invitation without its household.
    const orphans = await api.store.owner((tx) =>
      tx
        .selectFrom('household_invitation')
        .select('household_invitation.id')
        .leftJoin('household_member', 'household_member.household_id', 'household_invitation.household_id')
        .where('household_member.member_id', 'is', null)
        .execute(),
    )
    expect(orphans).toEqual([])
  })

  it('loses a member whose account is closed, and one who is erased', async () => {
    const [ada, ben] = await pair()
    await dineOf(ben.member, 'Osteria Lume')
    await ben.own.call(securityEndpoints.closeOwnAccount, { body: { closingWord: CLOSING_WORD } })
    expect((await householdOf(ada.own))?.members.map(({ name }) => name)).toEqual(['Ada'])
    expect(JSON.stringify(await householdOf(ada.own))).not.toContain('Osteria Lume')
    const again = await signedIn(api, 'one', ben.member)
    expect((await invite(again, 'x@mail.example')).status).toBe(403)
    expect((await again.call(endpoints.getMember, {})).status).toBe(200)
  })

  it('is hidden from a user of the administration tool', async () => {
    const [ada] = await pair()
    const shown = await api.store.tenant('one', (tx) =>
      startEmulatedSession(tx, 'one', ada.member.id, { agent: 'agent@one.example', mayWrite: true }, api.clock.now()),
    )
    const agent = browser(api.app, 'one')
    agent.cookies.set(EMULATION_COOKIE, shown.id)
    expect((await agent.call(calls.getHousehold, {})).status).toBe(403)
    expect((await leave(agent)).status).toBe(403)
    expect((await remove(agent, 'x')).status).toBe(403)
    expect(await householdOf(ada.own)).not.toBeNull()
  })

  it('does not exist where the partner does not want it', async () => {
    const ada = await person('Ada', {}, 'without')
    const token = 'a'.repeat(43)
    const replies = [
      await ada.own.call(calls.getHousehold, {}),
      await ada.own.call(calls.getHouseholdInvitation, { query: { invitationToken: token } }),
      await invite(ada.own, 'x@mail.example'),
      await join(ada.own, token),
      await withdraw(ada.own, 'x'),
      await leave(ada.own),
      await remove(ada.own, 'x'),
    ]
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404))
    expect(
      await api.store.owner((tx) => tx.selectFrom('household_member').selectAll().where('partner_id', '=', 'without').execute()),
    ).toEqual([])
  })
})
