import { endpoints, FLAG_STATES_PATH, flagStatesSchema, SPLIT_COOKIE, type FeatureFlags } from '@dining/contract'
import { startFlags, type FlagRequest, type FlagServiceFault, type SandboxFlags } from '@dining/sandbox/flags'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { remoteFlags } from '../adapters/flags/remote-flags.ts'
import { flagsExplain } from '../cli/flags/commands.ts'
import { createCommandRunner } from '../cli/run-command.ts'
import { createLog } from '../observability/log.ts'
import { browser } from '../testing/browser.ts'
import { fetchAs } from '../testing/caller-keys.ts'
import { CALLER } from '../testing/command-deps.ts'
import { addMember, signedIn } from '../testing/factories.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { testPartner } from '../testing/test-partner.ts'
import { setFlag } from './change-flags.ts'
import { contentVersion } from './content/content-version.ts'

const TOKEN = 'a token of the service, in tests'
let service: Awaited<ReturnType<typeof startFlags>>
let api: TestApi
/** Of the provider alone, so that its answers age without the API's. */
let time = Date.parse('2026-11-28T12:00:00Z')
const logLines: string[] = []

beforeAll(async () => {
  service = await startFlags(0, TOKEN)
  const log = createLog('info', { write: (line) => void logLines.push(line) })
  const settings = { url: service.url, token: TOKEN }
  // A page waits as long as it takes, so that no answer depends on the speed of the machine.
  const limits = { waitMs: 20_000 }
  const flagProvider = remoteFlags({ settings, hashKey: Buffer.alloc(32, 7), log, now: () => new Date(time), limits })
  api = await testApi([testPartner('one'), testPartner('two')], undefined, { flagProvider })
})
afterAll(() => Promise.all([api.close(), service.close()]))

const put = (path: string, body: unknown) => fetch(`${service.url}/api/${path}`, { method: 'PUT', body: JSON.stringify(body) })
const serve = (flags: SandboxFlags) => put('flags/one', flags)
const fail = (fault: Omit<FlagServiceFault, 'ms'> | null) => put('fault', fault)
const requests = async () => (await (await fetch(`${service.url}/api/requests`)).json()) as FlagRequest[]
/** Reads until the answer in the background has come. */
const later = (ms: number) => void (time += ms)
const flagsFor = async (visitor = browser(api.app, 'one')) =>
  ((await visitor.call(endpoints.getFeatureFlags, {})).body as FeatureFlags).partnerFeatureFlags
const flag = async (visitor?: ReturnType<typeof browser>) => (await flagsFor(visitor))['flexOffers']
const withKey = (key: string) => {
  const visitor = browser(api.app, 'one')
  visitor.cookies.set(SPLIT_COOKIE, key)
  return visitor
}
/** What `flags explain --json` prints. */
const detailsSchema = v.looseObject({ value: v.boolean(), reason: v.string() })
const explain = async (...args: string[]) => {
  const said: string[] = []
  const read = flagsExplain.readLine(['one', 'flexOffers', '--json', ...args], '/')
  if (!read.ok) throw new Error(read.error)
  await createCommandRunner(api.deps)(flagsExplain.name, read.value, (line) => void said.push(line), CALLER)
  return v.parse(detailsSchema, JSON.parse(said[0] ?? ''))
}
const local = testPartner('one').features.hasFlexOffers
const on = { kind: 'value', value: true } as const
const off = { kind: 'value', value: false } as const

beforeEach(async () => {
  await fail(null)
  await serve({})
  await api.store.owner((tx) => tx.deleteFrom('feature_flag').execute())
  // No answer and no pause of the test before is left.
  later(3_600_000)
  while ((await explain()).reason !== 'STATIC') {
    later(6_000)
    // The embedded database leaves no time for an answer.
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
})

describe('a remote provider of flags', () => {
  it('comes before the rules of the studio, for its partner; what it does not have stays as it is [CONFIG-18]', async () => {
    await setFlag(api.deps, { partnerId: 'one', name: 'flexOffers', value: local, reason: 'A trial', by: 'ana' })
    await serve({ flexOffers: local ? off : on })
    later(6_000)
    await expect.poll(() => flag()).toBe(!local)
    expect((await flagsFor())['discoverPage']).toBe(testPartner('one').features.hasDiscoverPage)
    expect(await flag(browser(api.app, 'two'))).toBe(local)
    expect(await explain()).toMatchObject({ value: !local, reason: 'STATIC', flagMetadata: { source: 'remote' } })
  })

  it('changes the version that web servers ask for', async () => {
    const [partner] = [...api.deps.partners.values()]
    if (!partner) throw new Error('There is no partner')
    const before = await contentVersion(api.deps, partner)
    await serve({ flexOffers: on })
    later(6_000)
    await expect.poll(() => contentVersion(api.deps, partner)).not.toBe(before)
  })

  it('gets a number, the partner, the kind and the tier of a visitor, and nothing else', async () => {
    await serve({ flexOffers: { kind: 'share', percentage: 50, kinds: [], tiers: [] } })
    later(6_000)
    const member = await addMember(api, 'one', { email_opt_in: true })
    await expect.poll(async () => (await explain()).reason).toBe('SPLIT')
    await flag(await signedIn(api, 'one', member))
    await flag(withKey('beef'))
    const sent = await requests()
    const contexts = sent.map(({ body }) => (body as { context: Record<string, string> }).context)
    for (const context of contexts) {
      expect(Object.keys(context).filter((name) => !['targetingKey', 'partner', 'kind', 'tier'].includes(name))).toEqual([])
      expect(context['targetingKey']).toMatch(/^(?:none|[0-9a-f]{4})$/)
    }
    expect(contexts).toContainEqual({ targetingKey: 'beef', partner: 'one', kind: 'visitor' })
    expect(contexts).toContainEqual(expect.objectContaining({ kind: 'member', tier: 'Select' }))
    const all = JSON.stringify(sent)
    for (const personal of [member.public_id, member.email, member.id]) expect(all).not.toContain(personal)
  })

  it('splits visitors by their number, and members alike on every device', async () => {
    await serve({ flexOffers: { kind: 'share', percentage: 50, kinds: [], tiers: [] } })
    later(6_000)
    await expect.poll(async () => (await explain()).reason).toBe('SPLIT')
    const keys = Array.from({ length: 24 }, (_, at) => (at * 2_731).toString(16).padStart(4, '0'))
    const values = await Promise.all(keys.map((key) => explain('--visitor', key)))
    expect(new Set(values.map((one) => one.value)).size).toBe(2)
    const [key = ''] = keys
    expect(await flag(withKey(key))).toBe(values[0]?.value)
    const answer = await fetchAs(api.app, 'one')(`http://api${FLAG_STATES_PATH}?split=${key}`)
    const state = v.parse(flagStatesSchema, await answer.json()).flags.find(({ name }) => name === 'flexOffers')
    expect(state).toMatchObject({ value: values[0]?.value, differs: true, rule: null })
    const member = await addMember(api, 'one')
    const [first, second] = [await flag(await signedIn(api, 'one', member)), await flag(await signedIn(api, 'one', member))]
    expect(first).toBe(second)
  })

  it('is asked with its ETag, and not for each call', async () => {
    await serve({ flexOffers: on })
    later(6_000)
    await expect.poll(() => flag()).toBe(true)
    const before = (await requests()).length
    await Promise.all(Array.from({ length: 20 }, () => flag()))
    expect(await requests()).toHaveLength(before)
    later(6_000)
    await flag()
    await expect.poll(async () => (await requests()).at(-1)?.status).toBe(304)
    expect((await requests()).at(-1)?.headers['if-none-match']).toMatch(/^"/)
    expect(await flag()).toBe(true)
  })
})

describe('while the provider fails', () => {
  it.each([
    ['down', 'unreachable'],
    ['error', 'failed'],
    ['unauthorized', 'refused'],
    ['limited', 'limited'],
    ['malformed', 'malformed'],
    ['large', 'malformed'],
    ['redirect', 'failed'],
  ] as const)('%s: its last answer counts for ten minutes as STALE, then the rules of the studio as ERROR', async (kind, fault) => {
    await serve({ flexOffers: local ? off : on })
    later(6_000)
    await expect.poll(() => flag()).toBe(!local)
    await fail({ kind, partner: 'one' })
    later(6_000)
    const stale = { value: !local, reason: 'STALE', flagMetadata: { source: 'remote' } }
    // The request that fails runs in the background.
    await expect.poll(() => explain()).toMatchObject(stale)
    // Another partner, which is answered, does not end it.
    later(6_000)
    const before = (await requests()).length
    await flag(browser(api.app, 'two'))
    await expect.poll(async () => (await requests()).slice(before).filter(({ status }) => status < 400)).toHaveLength(1)
    expect(await explain()).toMatchObject(stale)
    later(600_000)
    expect(await explain()).toMatchObject({
      value: local,
      reason: 'ERROR',
      errorCode: 'PROVIDER_NOT_READY',
      errorMessage: expect.stringContaining(fault),
    })
    expect(await flag()).toBe(local)
    expect(logLines.filter((line) => line.includes(`"code":"${fault}"`)).length).toBeGreaterThan(0)
    await fail(null)
    later(300_000)
    await expect.poll(async () => (later(6_000), flag())).toBe(!local)
    expect(await explain()).toMatchObject({ reason: 'STATIC', flagMetadata: { source: 'remote' } })
  })

  it('no call waits, and one request at a time asks whether it answers again', async () => {
    await serve({ flexOffers: local ? off : on })
    later(6_000)
    await expect.poll(() => flag()).toBe(!local)
    await fail({ kind: 'error', partner: 'one' })
    later(6_000)
    await expect.poll(async () => (await explain()).reason).toBe('STALE')
    await fail({ kind: 'down', partner: 'one' })
    later(601_000)
    const before = (await requests()).length
    // Each would wait for twenty seconds, and this test for none of them.
    expect(await Promise.all(Array.from({ length: 30 }, (_, at) => flag(withKey(at.toString(16).padStart(4, '0')))))).toEqual(
      Array.from({ length: 30 }, () => local),
    )
    expect((await requests()).length - before).toBeLessThanOrEqual(1)
  })
})

describe('of an answer', () => {
  it.each([
    ['a text', { key: 'flexOffers', value: 'true', reason: 'STATIC' }, 'TYPE_MISMATCH'],
    ['a number', { key: 'flexOffers', value: 1, reason: 'STATIC' }, 'TYPE_MISMATCH'],
    ['no value', { key: 'flexOffers', reason: 'STATIC' }, 'PARSE_ERROR'],
    ['an error', { key: 'flexOffers', errorCode: 'GENERAL' }, 'PROVIDER_ERROR'],
  ])('%s in place of a switch is refused, and the others count', async (_, raw, code) => {
    await serve({ flexOffers: { kind: 'raw', flag: raw }, maintenanceLogin: on })
    later(6_000)
    await expect.poll(async () => (await flagsFor())['maintenanceLogin']).toBe(true)
    expect(await flag()).toBe(local)
    expect(await explain()).toMatchObject({ value: local, reason: 'ERROR', errorCode: code })
  })

  it('unknown flags, and those that the service does not have, are left out', async () => {
    const missing = { key: 'flexOffers', errorCode: 'FLAG_NOT_FOUND' }
    await serve({ __proto__x: on, filters: on, nothing: on, flexOffers: { kind: 'raw', flag: missing }, maintenanceLogin: on })
    later(6_000)
    await expect.poll(async () => (await flagsFor())['maintenanceLogin']).toBe(true)
    const all = (await browser(api.app, 'one').call(endpoints.getFeatureFlags, {})).body as FeatureFlags
    expect(all.filters).toEqual([])
    expect(Object.keys(all.partnerFeatureFlags)).not.toContain('nothing')
    expect(await explain()).toMatchObject({ value: local, reason: 'STATIC', flagMetadata: { source: 'folder' } })
  })
})
