import { randomUUID } from 'node:crypto'

import { endpoints, SPLIT_COOKIE, type FeatureFlags } from '@dining/contract'
import { fail, succeed } from '@dining/domain'
import { NO_SUBJECT, resolveFlag, type FlagRule } from '@dining/domain/flags'
import * as v from 'valibot'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { flagsExplain, flagsList, flagsSet } from '../cli/flags/commands.ts'
import { createCommandRunner } from '../cli/run-command.ts'
import { readAudit } from '../store/repositories/audit-trail.ts'
import { browser } from '../testing/browser.ts'
import { CALLER } from '../testing/command-deps.ts'
import { givenMerchant, type TestMember } from '../testing/dining.ts'
import { addMember, signedIn } from '../testing/factories.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { testPartner } from '../testing/test-partner.ts'
import { setFlag } from './change-flags.ts'

let api: TestApi
let said: string[] = []
let members: TestMember[]

beforeAll(async () => {
  api = await testApi([testPartner('one'), testPartner('two', { features: { hasVIP: false } })])
  members = []
  for (let at = 0; at < 12; at += 1) members.push(await addMember(api, 'one'))
})
afterAll(() => api.close())
afterEach(() => api.store.owner((tx) => tx.deleteFrom('feature_flag').execute()))

const rule = (partial: Partial<FlagRule> = {}): FlagRule => ({ value: true, percentage: 100, kinds: [], tiers: [], ...partial })
const put = (own: FlagRule, name: 'flexOffers' | 'merchantFavorites' = 'flexOffers') =>
  setFlag(api.deps, { partnerId: 'one', name, value: !own.value, rule: own, reason: 'A trial', by: 'ana' })
const flagsFor = async (visitor = browser(api.app, 'one')) =>
  ((await visitor.call(endpoints.getFeatureFlags, {})).body as FeatureFlags).partnerFeatureFlags
const withCookie = (name: string, value: string) => {
  const visitor = browser(api.app, 'one')
  visitor.cookies.set(name, value)
  return visitor
}
const run = async (command: typeof flagsSet, ...args: string[]) => {
  said = []
  const read = command.readLine(args, '/')
  if (!read.ok) throw new Error(read.error)
  return createCommandRunner(api.deps)(command.name, read.value, (line) => void said.push(line), CALLER)
}
const set = (...args: string[]) => run(flagsSet, ...args, '--reason', 'A trial', '--by', 'ana')
const explain = (...args: string[]) => run(flagsExplain, ...args)

describe('a flag with a rule', () => {
  it('has another value for one kind of visitors, of one partner [CONFIG-18]', async () => {
    await put(rule({ kinds: ['member'] }))
    const [member] = members
    if (!member) throw new Error('There is no member')
    expect((await flagsFor())['flexOffers']).toBe(false)
    expect((await flagsFor(withCookie('public_id', member.public_id)))['flexOffers']).toBe(false)
    expect((await flagsFor(await signedIn(api, 'one', member)))['flexOffers']).toBe(true)
    await put(rule({ kinds: ['known'] }))
    expect((await flagsFor(withCookie('public_id', member.public_id)))['flexOffers']).toBe(true)
    expect((await flagsFor(withCookie('public_id', 'not/a/public/id')))['flexOffers']).toBe(false)
    expect((await flagsFor(await signedIn(api, 'one', member)))['flexOffers']).toBe(false)
    expect((await flagsFor(browser(api.app, 'two')))['flexOffers']).toBe(testPartner('two').features.hasFlexOffers)
  })

  it('has another value for members of a tier, by their tier now', async () => {
    await put(rule({ tiers: [2, 3] }))
    const [basic, select] = [await addMember(api, 'one', { email_opt_in: false }), await addMember(api, 'one', { email_opt_in: true })]
    const former = await addMember(api, 'one', { email_opt_in: false, vip_until_year: api.clock.now().getUTCFullYear() - 1 })
    const of = async (member: TestMember) => (await flagsFor(await signedIn(api, 'one', member)))['flexOffers']
    expect([await of(basic), await of(former), await of(select), (await flagsFor())['flexOffers']]).toEqual([false, false, true, false])
  })

  it('splits browsers by their number, and leaves out those without one', async () => {
    const own = rule({ percentage: 50 })
    await put(own)
    const keys = ['0000', '00ff', '1234', '8000', 'beef', 'cafe', 'dead', 'ffff']
    const values = await Promise.all(keys.map(async (key) => (await flagsFor(withCookie(SPLIT_COOKIE, key)))['flexOffers']))
    expect(values).toEqual(keys.map((key) => resolveFlag('flexOffers', { value: false, rule: own }, { ...NO_SUBJECT, key }).value))
    expect(new Set(values).size).toBe(2)
    expect((await flagsFor())['flexOffers']).toBe(false)
    expect((await flagsFor(withCookie(SPLIT_COOKIE, 'BEEF ')))['flexOffers']).toBe(false)
  })

  it('names the flags of which a share decided, and no other [CONFIG-18]', async () => {
    const splitsOf = async (visitor = browser(api.app, 'one')) =>
      ((await visitor.call(endpoints.getFeatureFlags, {})).body as FeatureFlags).splits
    await put(rule({ percentage: 50 }))
    await put(rule({ kinds: ['visitor'] }), 'merchantFavorites')
    expect(await splitsOf(withCookie(SPLIT_COOKIE, 'beef'))).toEqual(['flexOffers'])
    expect(await splitsOf()).toBeUndefined()
  })

  it('splits members by their public id: the same before and after signing in, on every device', async () => {
    await put(rule({ percentage: 50 }))
    const values = await Promise.all(
      members.map(async (member) => {
        const [first, second] = [await signedIn(api, 'one', member), await signedIn(api, 'one', member)]
        second.cookies.set(SPLIT_COOKIE, '1234')
        const known = withCookie('public_id', member.public_id)
        return Promise.all([first, second, known].map(async (visitor) => (await flagsFor(visitor))['flexOffers']))
      }),
    )
    expect(values.every((three) => new Set(three).size === 1)).toBe(true)
    expect(new Set(values.flat()).size).toBe(2)
  })

  it('decides for each member who may make its calls; a shared link works for everyone', async () => {
    const [member] = members
    if (!member) throw new Error('There is no member')
    const own = await signedIn(api, 'one', member)
    const places = [(await givenMerchant(api.store, {})).id, (await givenMerchant(api.store, {})).id]
    const statusOf = async () => (await own.call(endpoints.getFavorites, {})).status
    const saves = async () => (await own.call(endpoints.saveFavorites, { body: { merchantIds: places } })).status
    const shares = async () =>
      (await browser(api.app, 'one').call(endpoints.createShortlist, { body: { ownerKey: randomUUID(), places } })).status
    await put(rule({ percentage: 0 }), 'merchantFavorites')
    expect([await statusOf(), await saves(), await shares()]).toEqual([404, 404, 404])
    await put(rule({ kinds: ['visitor'] }), 'merchantFavorites')
    expect([await statusOf(), await saves(), await shares()]).toEqual([404, 404, 200])
    await put(rule({ kinds: ['member'] }), 'merchantFavorites')
    expect([await statusOf(), await saves(), await shares()]).toEqual([200, 200, 200])
  })

  it('that is not valid in the table has the folder’s value', async () => {
    const row = { partner_id: 'one', name: 'flexOffers', reason: 'by hand', value: 'true', rule: '{"percentage":120}' }
    await api.store.owner((tx) => tx.insertInto('feature_flag').values(row).execute())
    const folder = testPartner('one').features.hasFlexOffers
    expect((await flagsFor())['flexOffers']).toBe(folder)
    await explain('one', 'flexOffers', '--json')
    expect(JSON.parse(said[0] ?? '')).toMatchObject({ value: folder, reason: 'ERROR', errorCode: 'PARSE_ERROR' })
  })
})

describe('flags set', () => {
  it('stores for whom the value is, says it, and records it', async () => {
    api.clock.advance(1_000)
    expect(await set('one', 'flexOffers', 'on', '--percentage', '20', '--kind', 'member', '--tier', 'select,VIP')).toBe(0)
    expect(said).toEqual(['flexOffers of one: On for 20% of members with Select or VIP, off for everyone else.'])
    const own = rule({ percentage: 20, kinds: ['member'], tiers: [2, 3] })
    api.clock.advance(1_000)
    await set('one', 'flexOffers', 'off', '--kind', 'visitor')
    api.clock.advance(1_000)
    expect(await set('one', 'flexOffers', 'on')).toBe(0)
    const [last, middle, first] = await api.store.owner((tx) => readAudit(tx, { partnerId: 'one' }, 3))
    expect(first?.after).toEqual({ value: false, rule: own })
    expect(middle).toMatchObject({ before: first?.after, after: { value: true, rule: rule({ value: false, kinds: ['visitor'] }) } })
    expect(last).toMatchObject({ before: middle?.after, after: { value: true } })
    expect((await flagsFor())['flexOffers']).toBe(true)
  })

  it.each([
    [['one', 'maintenanceAll', 'on', '--percentage', '5'], 'maintenanceAll of one has one value for all. A rule is for discoverPage'],
    [['one', 'flexOffers', 'on', '--tier', 'vip', '--kind', 'visitor'], 'Add "member" to --kind'],
    [['two', 'flexOffers', 'on', '--tier', 'vip'], 'a tier that this program does not have'],
  ])('refuses %j', async (args, words) => {
    expect(await set(...args)).toBe(1)
    expect(said).toEqual([expect.stringContaining(words)])
    expect(await api.store.owner((tx) => tx.selectFrom('feature_flag').selectAll().execute())).toEqual([])
  })

  it('refuses a fifth flag that splits visitors; one of members alone is none', async () => {
    for (const name of ['discoverPage', 'merchantFavorites', 'installBanner', 'reservationBonus'])
      expect(await set('one', name, 'on', '--percentage', '50')).toBe(0)
    expect(await set('one', 'flexOffers', 'on', '--percentage', '50')).toBe(1)
    expect(said).toEqual([expect.stringContaining('4 other flags do')])
    expect(await set('one', 'discoverPage', 'on', '--percentage', '60')).toBe(0)
    expect(await set('one', 'flexOffers', 'on', '--percentage', '50', '--kind', 'member')).toBe(0)
  })

  it.each([
    [['--percentage', '101'], '--percentage must be a whole number from 0 to 100.'],
    [['--percentage', '1.5'], '--percentage must be a whole number from 0 to 100.'],
    [['--kind', 'guest'], 'Unknown kind "guest". Kinds: visitor, known, member.'],
    [['--tier', 'gold'], 'Unknown tier "gold". Tiers: basic, select, vip.'],
  ])('refuses the option %j', (options, words) => {
    expect(flagsSet.readLine(['one', 'flexOffers', 'on', '--reason', 'now', ...options], '/')).toEqual(fail(words))
  })

  it('refuses a share of the list of filters', () => {
    const read = flagsSet.readLine(['one', 'filters', 'isNew', '--reason', 'now', '--percentage', '5'], '/')
    expect(read).toEqual(fail('filters has one value for all: leave out --percentage, --kind and --tier.'))
  })
})

const detailsSchema = v.object({
  flagKey: v.string(),
  value: v.boolean(),
  variant: v.string(),
  reason: v.string(),
  flagMetadata: v.looseObject({ source: v.string(), folder: v.boolean(), bucket: v.nullable(v.number()) }),
})

describe('flags explain', () => {
  it('says the value, the reason, the rule, who set it, and the bucket of a share', async () => {
    await set('one', 'flexOffers', 'on', '--percentage', '20', '--kind', 'member')
    const subject = { kind: 'member', key: 'M1', tier: 2 } as const
    const own = rule({ percentage: 20, kinds: ['member'] })
    const { value, variant, bucket } = resolveFlag('flexOffers', { value: false, rule: own }, subject)
    expect(await explain('one', 'flexOffers', '--visitor', 'M1', '--tier', 'select')).toBe(0)
    expect(said.map((line) => line.replaceAll(/ +/g, ' '))).toEqual([
      `flexOffers of one is ${variant} for a member with Select and the key "M1".`,
      ` variant ${variant}`,
      ` reason SPLIT: bucket ${bucket} of 10000, ${value ? 'below' : 'not below'} 2000`,
      ' source the table, which overrides the folder',
      ' rule On for 20% of members, off for everyone else.',
      ` set ${api.deps.clock().toISOString()} by ana: A trial`,
      expect.stringMatching(/^ folder (?:on|off) \(features\.hasFlexOffers\)$/),
      ' readers pnpm partner explain one features.hasFlexOffers',
    ])
  })

  it.each([
    [[], 'DEFAULT', 'the rule does not match'],
    [['--kind', 'member'], 'DEFAULT', 'or needs a key: pass --visitor'],
    [['--kind', 'member', '--visitor', 'M1'], 'SPLIT', 'bucket'],
  ])('for %j has the reason %s', async (options, reason, words) => {
    await set('one', 'flexOffers', 'on', '--percentage', '20', '--kind', 'member')
    await explain('one', 'flexOffers', ...options)
    expect(said[2]).toContain(`${reason}: `)
    expect(said[2]).toContain(words)
  })

  it('has the evaluation details of OpenFeature as JSON', async () => {
    await explain('one', 'flexOffers', '--json')
    const folder = testPartner('one').features.hasFlexOffers
    const details = v.parse(detailsSchema, JSON.parse(said[0] ?? ''))
    expect(details).toMatchObject({ flagKey: 'flexOffers', value: folder, reason: 'STATIC', flagMetadata: { source: 'folder', folder } })
    await set('one', 'flexOffers', folder ? 'off' : 'on', '--kind', 'visitor')
    await explain('one', 'flexOffers', '--json')
    expect(v.parse(detailsSchema, JSON.parse(said[0] ?? ''))).toMatchObject({
      value: !folder,
      variant: folder ? 'off' : 'on',
      reason: 'TARGETING_MATCH',
      flagMetadata: { source: 'table', folder, bucket: null, setBy: 'ana', why: 'A trial' },
    })
  })

  it.each([
    [['one'], 'Missing partner or flag.'],
    [['one', 'flex'], 'Unknown flag "flex".'],
    [['one', 'flexOffers', '--tier', 'vip', '--kind', 'known'], 'Only members have a tier.'],
    [['one', 'flexOffers', '--kind', 'known,member'], 'A visitor has one kind and one tier.'],
  ])('refuses %j', (args, words) => {
    expect(flagsExplain.readLine(args, '/')).toEqual(fail(expect.stringContaining(words)))
  })

  it('is of a visitor without a key unless another is named', () => {
    const asked = { partnerId: 'one', name: 'flexOffers', subject: NO_SUBJECT, json: false }
    expect(flagsExplain.readLine(['one', 'flexoffers'], '/')).toEqual(succeed(asked))
  })
})

it('flags list shows the rule in words', async () => {
  await set('one', 'flexOffers', 'on', '--percentage', '20')
  await run(flagsList, 'one')
  expect(said.find((line) => line.startsWith('flexOffers'))).toContain(
    'On for 20% of all visitors and members, off for everyone else. set ',
  )
})
