import { endpoints, TOKEN_HEADER, type Answer } from '@dining/contract'
import { studioEndpoints } from '@dining/contract/studio'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { readAudit } from '../../../store/repositories/audit-trail.ts'
import { givenCard, givenMerchant, type TestCard, type TestMember } from '../../../testing/dining.ts'
import { addMember, signedIn } from '../../../testing/factories.ts'
import { addOperator, operatorBrowser, signedInOperator, withStudio, type OperatorBrowser } from '../../../testing/operator-browser.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'

const EMAIL = 'helper@studio.example'
const REASON = 'Ticket 4711'

let api: TestApi
let app: ReturnType<typeof withStudio>
let helper: OperatorBrowser
let member: TestMember
let card: TestCard
beforeAll(async () => {
  api = await testApi()
  app = withStudio(api)
  await addOperator(api, EMAIL, ['one'], { '*': ['support'] })
  helper = await signedInOperator(app, EMAIL)
})
afterAll(() => api.close())
beforeEach(async () => {
  member = await addMember(api, 'one', { first_name: 'Ada', last_name: 'Lovelace' })
  card = await givenCard(api.store, member, { last_four: '4417' })
  // Each test has the limits of a new day.
  api.clock.advance(86_400_000)
  helper = await signedInOperator(app, EMAIL)
})

const lookUp = (who: string, { by = helper, partner = 'one', reason = REASON } = {}) =>
  by.call(studioEndpoints.lookUpMember, { params: { partner }, body: { who, reason } })
const release = (id: string, { by = helper, partner = 'one', reason = REASON } = {}) =>
  by.call(studioEndpoints.releaseMemberCard, { params: { partner }, body: { card: id, reason } })
const memberIn = ({ body }: { readonly body: unknown }) => (body as Answer<typeof studioEndpoints.lookUpMember>).member
const events = (partnerId = 'one') => api.store.owner((tx) => readAudit(tx, { partnerId, actor: `operator:${EMAIL}` }, 5))

describe('a look-up of a member', () => {
  it('finds the member by the whole email address or public id, and shows masked data', async () => {
    await signedIn(api, 'one', member)
    const unlinked = await givenCard(api.store, member, { last_four: '0001', unlinked_at: api.clock.now() })
    const byEmail = await lookUp(` ${member.email.toUpperCase()} `)
    expect(memberIn(byEmail)).toEqual({
      publicId: member.public_id,
      maskedEmail: expect.stringMatching(/^.…?.@e…e\.com$/u) as string,
      initial: 'A',
      tier: 'Select',
      state: 'active',
      joinedAt: member.joined_at.toISOString(),
      sessions: 1,
      cards: [
        { id: card.id, cardType: 'Visa', lastFour: '4417', linkedAt: card.linked_at.toISOString(), unlinkedAt: null },
        {
          id: unlinked.id,
          cardType: 'Visa',
          lastFour: '0001',
          linkedAt: card.linked_at.toISOString(),
          unlinkedAt: expect.any(String) as string,
        },
      ],
      missingDines: [],
    })
    expect((await lookUp(member.public_id)).body).toEqual(byEmail.body)
    const said = JSON.stringify(byEmail.body)
    for (const secret of [member.email, 'Ada', 'Lovelace', card.vault_token, card.fingerprint, `"${member.id}"`])
      expect(said).not.toContain(secret)
    for (const part of [member.email.slice(0, -1), member.public_id.slice(1), member.id, '%', 'Ada'])
      expect(memberIn(await lookUp(part))).toBeNull()
  })

  it('lists the member’s reports of missing dines, each of which has a list of its own', async () => {
    const merchant = await givenMerchant(api.store)
    const visitor = await signedIn(api, 'one', member)
    const dinedOn = new Date(api.clock.now().getTime() - 20 * 86_400_000).toISOString().slice(0, 10)
    const report = { merchantId: merchant.id, dinedOn, amountCents: 8_640, lastFour: '4417', note: '' }
    expect((await visitor.call(endpoints.reportMissingDine, { body: report })).status).toBe(200)
    const [listed] = memberIn(await lookUp(member.email))?.missingDines ?? []
    expect(listed).toMatchObject({ merchantName: merchant.name, dinedOn, state: 'open' })
    const call = { params: { partner: 'one' }, query: { list: 'open', report: listed?.id ?? '' } } as const
    const { body } = await helper.call(studioEndpoints.listMissingDines, call)
    expect(body).toMatchObject({ total: 1, missingDines: [{ id: listed?.id }] })
  })

  it('is recorded with its operator and reason, and without the text, also if it finds nothing', async () => {
    await lookUp(member.email)
    api.clock.advance(1000)
    await lookUp('nobody@example.com')
    const [second, first] = await events()
    expect(first).toMatchObject({
      kind: 'member-looked-up',
      actor: EMAIL,
      member_id: member.id,
      detail: { by: EMAIL, reason: REASON, found: true },
    })
    expect(second).toMatchObject({ kind: 'member-looked-up', member_id: null, detail: { reason: REASON, found: false } })
    expect(JSON.stringify([first, second])).not.toContain('@example.com')
  })

  it('needs a reason, which contains no card number and no email address', async () => {
    const code = async (reason: string) => (await lookUp(member.email, { reason })).problem.errors?.map(({ field, code }) => [field, code])
    expect((await lookUp(member.email, { reason: ' ' })).status).toBe(400)
    expect(await code('Card 4242 4242 4242 4242')).toEqual([['reason', 'card-number']])
    expect(await code(`Wrote from ${member.email}`)).toEqual([['reason', 'not-allowed']])
    expect(await code('r'.repeat(201))).toBeDefined()
  })

  it('answers for a member of another partner and for an erased one as for none', async () => {
    const foreign = await addMember(api, 'two')
    expect((await lookUp(foreign.email)).body).toEqual({ member: null })
    expect((await lookUp(foreign.public_id)).body).toEqual({ member: null })
    await api.store.owner((tx) => tx.updateTable('member').set({ erased_at: api.clock.now() }).where('id', '=', member.id).execute())
    expect((await lookUp(member.public_id)).body).toEqual({ member: null })
    expect((await lookUp(foreign.email, { partner: 'two' })).status).toBe(404)
  })

  it('is limited for each operator, in ten minutes and in a day', async () => {
    const other = 'other-helper@studio.example'
    await addOperator(api, other, ['one'], { '*': ['support'] })
    const times = async (count: number) => {
      for (let time = 0; time < count; time += 1) expect((await lookUp(member.email)).status).toBe(200)
    }
    await times(30)
    const refused = await lookUp(member.email)
    expect(refused.problem.code).toBe('too-many-requests')
    // Of this operator alone, from the same address.
    expect((await lookUp(member.email, { by: await signedInOperator(app, other) })).status).toBe(200)
    for (let round = 0; round < 5; round += 1) {
      api.clock.advance(600_000)
      await times(30)
    }
    api.clock.advance(600_000)
    await times(20)
    api.clock.advance(600_000)
    expect((await lookUp(member.email)).problem.code).toBe('too-many-requests')
  })
})

describe('the release of a card', () => {
  it('unlinks it, with a mail to the member and an event that names the operator and the reason', async () => {
    await givenCard(api.store, member, { last_four: '9001' })
    expect((await release(card.id)).body).toEqual({ isClosed: false })
    expect(memberIn(await lookUp(member.email))).toMatchObject({
      state: 'active',
      cards: [
        { lastFour: '9001', unlinkedAt: null },
        { id: card.id, unlinkedAt: expect.any(String) as string },
      ],
    })
    const recorded = (await events()).find(({ kind }) => kind === 'card-released')
    expect(recorded).toMatchObject({
      actor_kind: 'operator',
      actor: EMAIL,
      member_id: member.id,
      detail: { cause: 'operator', reason: REASON },
    })
    await expect.poll(() => api.mails.find(({ to }) => to === member.email)?.text).toContain('4417')
    expect((await release(card.id)).status).toBe(404)
  })

  it('closes the account with its last card', async () => {
    expect((await release(card.id)).body).toEqual({ isClosed: true })
    expect(memberIn(await lookUp(member.email))).toMatchObject({ state: 'closed', sessions: 0 })
  })

  it('is refused for a card of another partner, by an operator of another partner, without a sign-in or a token', async () => {
    const foreign = await givenCard(api.store, await addMember(api, 'two'))
    expect((await release(foreign.id)).status).toBe(404)
    await addOperator(api, 'of-two@studio.example', ['two'])
    const other = await signedInOperator(app, 'of-two@studio.example')
    expect((await release(card.id, { by: other })).status).toBe(404)
    expect((await release(card.id, { by: other, partner: 'two' })).status).toBe(404)
    expect((await release(card.id, { by: await operatorBrowser(app) })).status).toBe(401)
    const call = { params: { partner: 'one' }, body: { card: card.id, reason: REASON } }
    const forged = await helper.call(studioEndpoints.releaseMemberCard, call, { [TOKEN_HEADER]: 'TKN1' })
    expect(forged.problem.code).toBe('token-invalid')
    const crossSite = await helper.call(
      studioEndpoints.lookUpMember,
      { params: { partner: 'one' }, body: { who: member.email, reason: REASON } },
      { 'sec-fetch-site': 'cross-site' },
    )
    expect(crossSite.status).toBe(403)
    expect((await release(card.id, { reason: 'Card 4242424242424242' })).status).toBe(400)
    expect(memberIn(await lookUp(member.email))?.cards).toMatchObject([{ id: card.id, unlinkedAt: null }])
  })
})
