import { setFlag, addMember, signedIn, type TestApi } from '@dining/api/testing'
import { SPLIT_COOKIE } from '@dining/contract'
import { NO_SUBJECT, resolveFlag, SPLIT_KEY_PATTERN, type FlagRule } from '@dining/domain/flags'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startHubSite, type HubSite } from '../testing/hub-site.ts'
import { splitOf } from './flag-variants.ts'

let site: HubSite
let api: TestApi

beforeAll(async () => {
  site = await startHubSite()
  api = site.api
})
afterAll(() => site.close())

const rule = (partial: Partial<FlagRule> = {}): FlagRule => ({ value: true, percentage: 100, kinds: [], tiers: [], ...partial })
/** The page of a flag that is off is not there. */
const PAGE = '/discover'
let sets = 0

/** Sets the flag of the page, and waits until the server has it. */
async function put(own: FlagRule | null, value = own === null ? true : !own.value) {
  sets += 1
  const filters = sets % 2 === 0 ? ['isNew'] : ['acclaimed']
  const base = { partnerId: 'hub', reason: 'a test', by: 'test' }
  await setFlag(api.deps, { ...base, name: 'discoverPage', value, rule: own })
  await setFlag(api.deps, { ...base, name: 'filters', value: filters })
  // The flags come with one version, so the page that has the last one has all.
  await expect.poll(async () => (await site.web.get('/search')).text(), { timeout: 10_000 }).toContain(`"filters":["${filters[0]}"]`)
}

const get = (headers: Readonly<Record<string, string>> = {}, path = PAGE) => site.web.get(path, headers)
const statusOf = async (cookie?: string) => (await get(cookie === undefined ? {} : { cookie })).status
const splitCookie = (key: string) => `${SPLIT_COOKIE}=${key}`
const expected = (own: FlagRule, key: string) =>
  resolveFlag('discoverPage', { value: !own.value, rule: own }, { ...NO_SUBJECT, key }).value ? 200 : 404

const KEYS = ['0000', '00ff', '1234', '8000', 'beef', 'cafe', 'dead', 'ffff']

describe('a page that depends on a share of visitors', () => {
  const half = rule({ percentage: 50 })

  it('is that of the browser’s number, each time, also from the cache', async () => {
    await put(half)
    for (let round = 0; round < 3; round += 1)
      expect(await Promise.all(KEYS.map((key) => statusOf(splitCookie(key))))).toEqual(KEYS.map((key) => expected(half, key)))
    expect(new Set(KEYS.map((key) => expected(half, key))).size).toBe(2)
  })

  it('gives a browser without a number one, without an identity, which its later pages follow', async () => {
    await put(half)
    for (let visit = 0; visit < 8; visit += 1) {
      const first = await get()
      const [line = ''] = first.headers.getSetCookie()
      const key = /^__Host-split=([0-9a-f]{4}); Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=7776000$/.exec(line)?.[1] ?? ''
      expect(key).toMatch(SPLIT_KEY_PATTERN)
      expect(first.status).toBe(expected(half, key))
      const second = await get({ cookie: splitCookie(key) })
      expect([second.status, second.headers.getSetCookie()]).toEqual([first.status, []])
    }
  })

  it('is not stored by other caches, and a browser’s copy is checked', async () => {
    await put(half)
    const key = KEYS.find((one) => expected(half, one) === 200) ?? ''
    const answer = await get({ cookie: splitCookie(key) })
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    const again = await get({ cookie: splitCookie(key), 'if-none-match': answer.headers.get('etag') ?? '' })
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'private, no-cache'])
  })

  it.each([
    ['Global Privacy Control', { 'sec-gpc': '1' }, ''],
    ['a refusal on the site', {}, `privacy_choices=${encodeURIComponent(JSON.stringify({ version: 1, measurement: false }))}`],
  ])('stores nothing after %s: the visitor has what everyone else has', async (_, headers, cookie) => {
    await put(half)
    const fresh = await get({ ...headers, cookie })
    expect([fresh.status, fresh.headers.getSetCookie()]).toEqual([404, []])
    const before = await get({ ...headers, cookie: `${splitCookie(KEYS.find((key) => expected(half, key) === 200) ?? '')}; ${cookie}` })
    expect([before.status, before.headers.getSetCookie()]).toEqual([404, [expect.stringMatching(/^__Host-split=; .*Max-Age=0$/)]])
  })

  it('names the flags of a share to browsers that have one, and to no other from the same cache', async () => {
    await put(half)
    const key = KEYS.find((one) => expected(half, one) === 200) ?? ''
    const named = /"splits":\["discoverPage"\]/
    expect(await (await get({ cookie: splitCookie(key) }, '/search')).text()).toMatch(named)
    expect(await (await get({ 'sec-gpc': '1' }, '/search')).text()).not.toMatch(/"splits"/)
    expect(await (await get({ cookie: splitCookie(key) }, '/search')).text()).toMatch(named)
  })

  it('replaces a number in another format', async () => {
    await put(half)
    const answer = await get({ cookie: splitCookie('a-name-of-somebody') })
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^__Host-split=[0-9a-f]{4};/)])
  })
})

describe('without a flag that splits visitors', () => {
  it('no number is given, an old one is removed, and pages are shared', async () => {
    await put(null)
    const fresh = await get()
    expect([fresh.status, fresh.headers.getSetCookie(), fresh.headers.get('cache-control')]).toEqual([200, [], 'no-cache'])
    const old = await get({ cookie: splitCookie('beef') })
    expect(old.headers.getSetCookie()).toEqual([`${SPLIT_COOKIE}=; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=0`])
  })

  it.each([
    [rule({ percentage: 0 }), 404],
    [rule({ percentage: 100 }), 200],
    [rule({ kinds: ['visitor'] }), 200],
    [rule({ kinds: ['member'] }), 404],
  ])('every visitor has the page by the rule %j: %i', async (own, status) => {
    await put(own)
    const answer = await get()
    expect([answer.status, answer.headers.getSetCookie(), answer.headers.get('cache-control')]).toEqual([
      status,
      [],
      status === 200 ? 'no-cache' : answer.headers.get('cache-control'),
    ])
  })
})

describe('a page of one visitor', () => {
  let cookie = ''
  let publicId = ''
  beforeEach(async () => {
    const member = await addMember(api, 'hub')
    const { cookies } = await signedIn(api, 'hub', member)
    publicId = cookies.get('public_id') ?? ''
    cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  })

  it('is by the kind of the visitor, and those of others stay as they are', async () => {
    await put(rule({ kinds: ['member'] }))
    expect([await statusOf(), await statusOf(cookie), await statusOf(`public_id=${publicId}`), await statusOf()]).toEqual([
      404, 200, 404, 404,
    ])
    await put(rule({ kinds: ['known'] }))
    expect([await statusOf(), await statusOf(cookie), await statusOf(`public_id=${publicId}`), await statusOf()]).toEqual([
      404, 404, 200, 404,
    ])
    expect((await get({}, `${PAGE}?public_id=${publicId}`)).status).toBe(200)
  })

  it('is by the tier of the member', async () => {
    await put(rule({ tiers: [2] }))
    expect([await statusOf(), await statusOf(cookie)]).toEqual([404, 200])
    await put(rule({ tiers: [3] }))
    expect([await statusOf(), await statusOf(cookie)]).toEqual([404, 404])
  })

  it('of a session that has ended is that of a visitor', async () => {
    await put(rule({ kinds: ['member'] }))
    expect(await statusOf(`__Host-session=${'a'.repeat(43)}`)).toBe(404)
  })

  it('is drawn by the public id, without a number, before and after signing in', async () => {
    await put(rule({ percentage: 50 }))
    const [signed, known] = [await get({ cookie }), await get({ cookie: `public_id=${publicId}` })]
    const subject = { kind: 'known', key: publicId, tier: null } as const
    const value = resolveFlag('discoverPage', { value: false, rule: rule({ percentage: 50 }) }, subject).value ? 200 : 404
    expect([signed.status, known.status]).toEqual([value, value])
    expect([...signed.headers.getSetCookie(), ...known.headers.getSetCookie()].filter((line) => line.startsWith(SPLIT_COOKIE))).toEqual([])
  })
})

it('has one variant for all visitors in the same part of each flag', async () => {
  const ruled = ['discoverPage', 'flexOffers'].map((name) => ({ name, value: false, rule: rule({ percentage: 50 }) }))
  const variants = new Set(
    await Promise.all(
      Array.from({ length: 300 }, async (_, at) => {
        const headers = { cookie: splitCookie(at.toString(16).padStart(4, '0')) }
        return (await splitOf({ ruled, isRemote: false, remoteOf: async () => ({}) }, headers, false)).variant
      }),
    ),
  )
  expect([...variants].toSorted()).toEqual(['00', '01', '10', '11'])
})
