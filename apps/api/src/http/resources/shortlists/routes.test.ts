import { randomUUID } from 'node:crypto'

import { endpoints, type Answer } from '@dining/contract'
import { SHORTLIST } from '@dining/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { createApi } from '../../../app.ts'
import { removeOldData } from '../../../retention/remove-old.ts'
import { browser, type Browser } from '../../../testing/browser.ts'
import { givenMerchant } from '../../../testing/dining.ts'
import { testApi, type TestApi } from '../../../testing/test-api.ts'
import { testPartner } from '../../../testing/test-partner.ts'
import { setFlag } from '../../../use-cases/change-flags.ts'
import { shortlistToken } from '../../../use-cases/shortlists.ts'

type List = Answer<typeof endpoints.getShortlist>
type Voted = Answer<typeof endpoints.voteOnShortlist>

const DAY_MS = 86_400_000
let api: TestApi
/** The same, with the limits of production. */
let strict: TestApi['app']
beforeAll(async () => {
  const features = { hasVIP: false }
  api = await testApi([
    testPartner('one', { features }),
    testPartner('two'),
    testPartner('switched'),
    testPartner('without', { features: { hasMerchantFavorites: false } }),
  ])
  strict = createApi({ ...api.deps, settings: { ...api.deps.settings, limitScale: 1 } })
  for (let index = 0; index < SHORTLIST.maxPlaces + 1; index++) await givenMerchant(api.store, { id: `M${index}` })
  await givenMerchant(api.store, { id: 'gone', active: false })
  await givenMerchant(api.store, { id: 'over', last_day: '2020-01-01' })
  await givenMerchant(api.store, { id: 'vip', access_tier: 3 })
})
afterAll(() => api.close())

let visitors = 0
/** A browser at an address of its own. */
function arrive(partnerId = 'one', app = api.app): Browser {
  const by = browser(app, partnerId)
  const { call } = by
  const address = { 'x-forwarded-for': `2001:db8:${(++visitors).toString(16)}::1` }
  return Object.assign(by, {
    call: ((endpoint, parts, headers) => call(endpoint, parts, { ...address, ...headers })) satisfies Browser['call'],
  })
}
const create = (by: Browser, ownerKey: string, ...places: string[]) => by.call(endpoints.createShortlist, { body: { ownerKey, places } })
const read = (by: Browser, token: string, voter?: string) =>
  by.call(endpoints.getShortlist, { params: { token }, query: voter === undefined ? {} : { voter } })
const vote = (by: Browser, token: string, voter: string, choices: readonly string[], voterName = '') =>
  by.call(endpoints.voteOnShortlist, { params: { token }, body: { voter, choices: [...choices], voterName } })
const end = (by: Browser, token: string, ownerKey: string, remove = false) =>
  by.call(endpoints.endShortlist, { params: { token }, body: { ownerKey, remove } })
const shown = async (token: string, voter?: string) => (await read(arrive(), token, voter)).body as List
const votesOf = ({ places }: List) => places.map(({ votes }) => votes)

/** A list of three places. */
async function given(partnerId = 'one') {
  const ownerKey = randomUUID()
  const reply = await create(arrive(partnerId), ownerKey, 'M1', 'M2', 'M3')
  return { ownerKey, token: (reply.body as Answer<typeof endpoints.createShortlist>).token }
}

describe('a shortlist', () => {
  it('is created by anybody, read by its link, and voted on once by each browser, which may change its mind', async () => {
    const { token } = await given()
    expect(token).toMatch(/^[\w-]{22}$/)
    const [priya, jonas] = [randomUUID(), randomUUID()]
    expect(await shown(token, priya)).toMatchObject({ state: 'open', voters: 0, own: null })
    await vote(arrive(), token, priya, ['M1', 'M2'], 'Priya')
    await vote(arrive(), token, jonas, ['M2'])
    const reply = (await vote(arrive(), token, priya, ['M3', 'M3', 'M8'], ' Priya ')).body as Voted
    expect(reply).toMatchObject({ stored: true, voters: 2, own: { choices: ['M3'], voterName: 'Priya' } })
    expect(reply.places).toEqual([
      { merchantId: 'M1', votes: 0, voters: [] },
      { merchantId: 'M2', votes: 1, voters: [] },
      { merchantId: 'M3', votes: 1, voters: ['Priya'] },
    ])
    // Without a choice, nothing of the voter remains.
    await vote(arrive(), token, priya, [], 'Priya')
    expect(await shown(token, priya)).toMatchObject({ voters: 1, own: null })
    expect(JSON.stringify(await shown(token))).not.toContain('Priya')
  })

  it('is created once by a repeated call, and never from another list of places', async () => {
    const ownerKey = randomUUID()
    const replies = await Promise.all(Array.from({ length: 5 }, () => create(arrive(), ownerKey, 'M1', 'M2')))
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await create(arrive(), ownerKey, 'M2', 'M1')).problem.code).toBe('idempotency-conflict')
  })

  it.each([
    ['one place', ['M1']],
    ['one place twice', ['M1', 'M1']],
    ['more than eight', Array.from({ length: SHORTLIST.maxPlaces + 1 }, (_, index) => `M${index}`)],
    ['a place that no longer participates', ['M1', 'gone']],
    ['a place whose time is over', ['M1', 'over']],
    ['a place of a tier that the program does not have', ['M1', 'vip']],
    ['an unknown place', ['M1', "M2' or '1'='1"]],
  ])('does not consist of %s [TIER-07]', async (_, places) => {
    expect((await create(arrive(), randomUUID(), ...places)).problem.code).toBe('validation-failed')
  })

  it('is found with its own token at its own partner only', async () => {
    const { token, ownerKey } = await given('two')
    const forged = [
      token.slice(1),
      `${token.slice(0, -1)}${token.endsWith('-') ? '_' : '-'}`,
      token.toUpperCase(),
      `${token}A`,
      'x',
      '..',
      '%2e%2e',
      "' or 1=1 --",
      'x'.repeat(64),
    ]
    for (const other of forged) expect([other, (await read(arrive('two'), other)).status]).toEqual([other, 404])
    expect((await read(arrive('one'), token)).status).toBe(404)
    expect((await vote(arrive('one'), token, randomUUID(), ['M1'])).status).toBe(404)
    expect((await end(arrive('one'), token, ownerKey)).status).toBe(404)
    // The same key makes another token for another partner.
    expect(shortlistToken('one', ownerKey)).not.toBe(token)
    expect((await read(arrive('two'), token)).status).toBe(200)
  })

  it('is ended and removed by its owner only', async () => {
    const { token, ownerKey } = await given()
    const voter = randomUUID()
    await vote(arrive(), token, voter, ['M1'])
    expect((await end(arrive(), token, randomUUID())).status).toBe(404)
    expect((await end(arrive(), token, randomUUID(), true)).status).toBe(404)
    expect((await shown(token)).state).toBe('open')
    for (let time = 0; time < 2; time++) expect((await end(arrive(), token, ownerKey)).status).toBe(200)
    expect((await vote(arrive(), token, voter, ['M2'])).body).toMatchObject({ stored: false, state: 'closed', own: { choices: ['M1'] } })
    expect(votesOf(await shown(token))).toEqual([1, 0, 0])
    for (let time = 0; time < 2; time++) expect((await end(arrive(), token, ownerKey, true)).status).toBe(200)
    expect((await read(arrive(), token)).status).toBe(404)
    const left = await api.store.owner((tx) => tx.selectFrom('shortlist_vote').selectAll().execute())
    expect(left.filter(({ partner_id, merchant_ids }) => partner_id === 'one' && merchant_ids.join() === 'M1')).toEqual([])
  })

  it('shows nothing once it has expired, takes no vote, and is removed with its votes a day later', async () => {
    const own = await testApi([testPartner('one')])
    for (const id of ['M1', 'M2']) await givenMerchant(own.store, { id })
    const at = () => browser(own.app, 'one')
    const { token } = (await create(at(), randomUUID(), 'M1', 'M2')).body as Answer<typeof endpoints.createShortlist>
    await vote(at(), token, randomUUID(), ['M1'], 'Priya')
    own.clock.advance(SHORTLIST.days * DAY_MS)
    expect((await read(at(), token)).body).toMatchObject({ state: 'expired', places: [], voters: 0, own: null })
    expect((await vote(at(), token, randomUUID(), ['M1'])).body).toMatchObject({ stored: false, state: 'expired', places: [] })
    own.clock.advance(DAY_MS + 1)
    await removeOldData({ store: own.store, clock: own.clock.now }, new AbortController().signal, true)
    expect((await read(at(), token)).status).toBe(404)
    const left = await own.store.owner((tx) => tx.selectFrom('shortlist_vote').select('voter_name').execute())
    await own.close()
    expect(left).toEqual([])
  })

  it('has at most fifty voters, also at the same time, and those go on changing their minds', async () => {
    const { token } = await given()
    const first = randomUUID()
    await vote(arrive(), token, first, ['M1'])
    const replies = await Promise.all(Array.from({ length: SHORTLIST.maxVoters + 4 }, () => vote(arrive(), token, randomUUID(), ['M2'])))
    expect(replies.filter(({ body }) => (body as Voted).stored)).toHaveLength(SHORTLIST.maxVoters - 1)
    expect(await shown(token)).toMatchObject({ voters: SHORTLIST.maxVoters })
    expect((await vote(arrive(), token, first, ['M3'])).body).toMatchObject({ stored: true })
  })

  it('takes a dozen voters from one address, whatever ids they claim', async () => {
    const { token } = await given()
    const script = arrive('one', strict)
    const statuses: number[] = []
    for (let time = 0; time < 14; time++) statuses.push((await vote(script, token, randomUUID(), ['M1'])).status)
    expect(statuses).toEqual([...Array.from({ length: 12 }, () => 200), 429, 429])
    expect(votesOf(await shown(token))).toEqual([12, 0, 0])
    expect((await vote(arrive(), token, randomUUID(), ['M2'])).status).toBe(200)
  })

  it('limits lists from one address, and refuses a body of any size but a small one', async () => {
    const script = arrive('one', strict)
    const statuses: number[] = []
    for (let time = 0; time < 31; time++) statuses.push((await create(script, randomUUID(), 'M1', 'M2')).status)
    expect(statuses.indexOf(429)).toBe(30)
    const { token } = await given()
    const big = JSON.stringify({ voter: randomUUID(), choices: ['M1'], voterName: 'x'.repeat(50_000_000) })
    const headers = { 'content-type': 'application/json' }
    expect((await arrive().send('PUT', `/api/Shortlists/${token}/Vote`, { body: big, headers })).status).toBe(413)
  })

  it.each(['www.example', '<b>Ann</b>', '5035550123', 'x'.repeat(SHORTLIST.nameLength + 1)])('does not show the name %j', async (name) => {
    const { token } = await given()
    expect((await vote(arrive(), token, randomUUID(), ['M1'], name)).problem.code).toBe('validation-failed')
    expect((await shown(token)).voters).toBe(0)
  })

  it('stores neither the token of its link, nor the key of its owner, nor the id of a voter', async () => {
    const [{ token, ownerKey }, voter] = [await given(), randomUUID()]
    await vote(arrive(), token, voter, ['M1'], 'Priya')
    const rows = await api.store.owner(async (tx) => [
      await tx.selectFrom('shortlist').selectAll().execute(),
      await tx.selectFrom('shortlist_vote').selectAll().execute(),
      await tx.selectFrom('rate_limit').selectAll().execute(),
    ])
    const stored = JSON.stringify(rows) + api.logLines.join('')
    for (const secret of [token, ownerKey, voter]) expect(stored).not.toContain(secret)
  })

  it('needs the anti-forgery token for a change [CSRF-09]', async () => {
    const { token, ownerKey } = await given()
    const headers = { 'content-type': 'application/json' }
    for (const [method, path, body] of [
      ['POST', '', { ownerKey: randomUUID(), places: ['M1', 'M2'] }],
      ['PUT', `/${token}/Vote`, { voter: randomUUID(), choices: ['M1'], voterName: '' }],
      ['POST', `/${token}/End`, { ownerKey, remove: true }],
    ] as const)
      expect((await arrive().send(method, `/api/Shortlists${path}`, { body: JSON.stringify(body), headers })).problem.code).toBe(
        'token-invalid',
      )
  })

  it('does not exist where the partner has no favorites, and while a flag switches them off [MERCHANT-51]', async () => {
    const { token, ownerKey } = await given('switched')
    expect((await create(arrive('without'), randomUUID(), 'M1', 'M2')).status).toBe(404)
    await setFlag(api.deps, { partnerId: 'switched', name: 'merchantFavorites', value: false, reason: 'A test', by: 'somebody' })
    const by = arrive('switched')
    expect((await read(by, token)).status).toBe(404)
    expect((await vote(by, token, randomUUID(), ['M1'])).status).toBe(404)
    expect((await end(by, token, ownerKey)).status).toBe(404)
    expect((await create(by, ownerKey, 'M1', 'M2')).status).toBe(404)
  })
})
