import { resolve } from 'node:path'

import { endpoints, type FeatureFlags } from '@dining/contract'
import { fail, succeed } from '@dining/domain'
import { readPartners } from '@dining/partner-kit/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'

import { createCommandRunner } from '../cli/run-command.ts'
import { flagsClear, flagsSet } from '../cli/flags/commands.ts'
import { browser } from '../testing/browser.ts'
import { testApi, type TestApi } from '../testing/test-api.ts'
import { testPartner } from '../testing/test-partner.ts'
import { CALLER } from '../testing/command-deps.ts'

let api: TestApi
let said: string[] = []

beforeAll(async () => {
  const { partners } = await readPartners(resolve(import.meta.dirname, '../../../../partners'))
  const real = partners
    .map(({ partner }) => partner)
    .find(
      ({ program: { enrollmentType: by, currencyType: pays }, features }) =>
        by === 'sso' && pays === 'Point' && features.homePage === 'discover',
    )
  if (!real) throw new Error('there is no airline program')
  const enrolling = testPartner('enrolling', { features: { hasAutoEnroll: true } })
  api = await testApi([{ ...real, program: { ...real.program, id: 'airline' } }, testPartner('two'), enrolling])
})
afterAll(() => api.close())
afterEach(() => api.store.owner((tx) => tx.deleteFrom('feature_flag').execute()))

const flagsOf = async (partnerId: string) => (await browser(api.app, partnerId).call(endpoints.getFeatureFlags, {})).body as FeatureFlags
const run = (name: string, request: unknown) => {
  said = []
  return createCommandRunner(api.deps)(name, request, (line) => void said.push(line), CALLER)
}
const because = (partnerId: string, name: string) => ({ partnerId, name, reason: 'The launch waits', by: 'rel' })

describe('GET /api/feature-flags', () => {
  it('needs no parameters and returns three fields of the partner’s configuration [CONFIG-18]', async () => {
    const flags = (await browser(api.app, 'two').send('GET', '/api/feature-flags')).body as FeatureFlags
    expect(Object.keys(flags).toSorted()).toEqual(['authFlags', 'filters', 'partnerFeatureFlags'])
    expect(flags.authFlags).toEqual({ autoEnroll: false, sso: false })
    expect(flags.filters).toEqual([])
    expect(flags.partnerFeatureFlags).toMatchObject({ discoverPage: false, merchantFavorites: true, maintenanceAll: false })
  })

  it('of an airline program returns discover page yes, favorites no, install banner yes, reservation bonus yes [CONFIG-37]', async () => {
    const { authFlags, partnerFeatureFlags } = await flagsOf('airline')
    expect(authFlags['sso']).toBe(true)
    expect(partnerFeatureFlags).toMatchObject({
      discoverPage: true,
      merchantFavorites: false,
      installBanner: true,
      reservationBonus: true,
    })
  })
})

describe('the switch of enrollment without a form', () => {
  it('is in the answer as configured or set, and decides nothing else of it [ENROLL-29]', async () => {
    const off = await flagsOf('two')
    expect(off.authFlags).toMatchObject({ autoEnroll: false })
    expect(await flagsOf('enrolling')).toEqual({ ...off, authFlags: { ...off.authFlags, autoEnroll: true } })
    await run('flags set', { ...because('two', 'autoEnroll'), value: true })
    expect(await flagsOf('two')).toEqual({ ...off, authFlags: { ...off.authFlags, autoEnroll: true } })
  })
})

describe('a flag set in the database', () => {
  it('overrides the folder for its partner only, at once, until it is cleared', async () => {
    expect(await run('flags set', { ...because('airline', 'discoverPage'), value: false })).toBe(0)
    expect(await run('flags set', { ...because('two', 'filters'), value: ['isNew'] })).toBe(0)
    expect((await flagsOf('airline')).partnerFeatureFlags).toMatchObject({ discoverPage: false, installBanner: true })
    expect(await flagsOf('two')).toMatchObject({ filters: ['isNew'], partnerFeatureFlags: { discoverPage: false } })
    expect(await run('flags clear', because('airline', 'discoverPage'))).toBe(0)
    expect((await flagsOf('airline')).partnerFeatureFlags).toMatchObject({ discoverPage: true })
  })

  it('is listed with author, time and reason', async () => {
    await run('flags set', { ...because('two', 'maintenanceLogin'), value: true })
    expect(await run('flags list', { partnerId: 'two', json: false })).toBe(0)
    const lines = said.map((line) => line.replaceAll(/ +/g, ' '))
    expect(lines).toContain(`maintenanceLogin on set ${api.deps.clock().toISOString()} by rel: The launch waits`)
    expect(lines).toContain('sso off default of the folder')
    await run('flags list', { partnerId: 'two', json: true })
    expect(said.map((line) => JSON.parse(line) as { name: string })).toContainEqual({
      name: 'maintenanceLogin',
      value: true,
      reason: 'The launch waits',
      by: 'rel',
      at: api.deps.clock().toISOString(),
    })
  })

  it('is recorded in the audit trail when it is set and cleared', async () => {
    await run('flags set', { ...because('two', 'sso'), value: true })
    await run('flags clear', because('two', 'sso'))
    await run('flags clear', because('two', 'sso'))
    const rows = await api.store.owner((tx) =>
      tx.selectFrom('audit_event').select(['kind', 'detail']).where('partner_id', '=', 'two').execute(),
    )
    const trail = rows.filter(({ detail }) => detail['flag'] === 'sso')
    expect(trail.map(({ kind }) => kind).toSorted()).toEqual(['flag-cleared', 'flag-set'])
    expect(trail.map(({ detail }) => [detail['reason'], detail['by']])).toEqual(trail.map(() => ['The launch waits', 'rel']))
    expect(said).toEqual(['sso of two was not set; nothing was changed.'])
  })

  it('with an invalid value or an unknown name changes nothing', async () => {
    const rows = [
      { name: 'autoEnroll', value: 'yes' },
      { name: 'flexOffer', value: true },
    ].map((row) => ({ partner_id: 'two', reason: 'by hand', ...row, value: JSON.stringify(row.value) }))
    await api.store.owner((tx) => tx.insertInto('feature_flag').values(rows).execute())
    const { authFlags, partnerFeatureFlags } = await flagsOf('two')
    expect([authFlags['autoEnroll'], partnerFeatureFlags['flexOffers'], partnerFeatureFlags['flexOffer']]).toEqual([
      false,
      false,
      undefined,
    ])
  })

  it('of an unknown partner exits with 1 and names the known ones', async () => {
    expect(await run('flags set', { ...because('tow', 'sso'), value: true })).toBe(1)
    expect(said).toEqual(['Unknown partner "tow". Known partners: airline, two, enrolling.'])
  })
})

describe('flags set', () => {
  const read = (...args: string[]) => flagsSet.readLine(args, '/')

  it('accepts a switch, or a list of filters', () => {
    const because = { partnerId: 'two', reason: 'now', by: 'me' }
    const why = ['--reason', 'now', '--by', 'me']
    expect(read('two', 'discoverPage', 'on', ...why)).toEqual(succeed({ ...because, name: 'discoverPage', value: true }))
    expect(read('two', 'FILTERS', 'isNew,priceRange', ...why)).toEqual(
      succeed({ ...because, name: 'filters', value: ['isNew', 'priceRange'] }),
    )
  })

  it.each([
    [['two', 'discoverPage', 'on'], 'Missing --reason <why>.'],
    [['two', 'discoverPage', 'maybe', '--reason', 'now'], 'discoverPage must be on or off.'],
    [['two', 'filters', 'isOld', '--reason', 'now'], 'filters must be a list separated by commas, of priceRange'],
    [['two', 'discover', 'on', '--reason', 'now'], 'Unknown flag "discover". Known flags: autoEnroll'],
    [['two', 'discoverPage'], 'Missing partner, flag or value.'],
  ])('refuses %j', (args, words) => {
    expect(read(...args)).toEqual(fail(expect.stringContaining(words)))
  })
})

it('uses the login of the machine as the author of a cleared flag', () => {
  const read = flagsClear.readLine(['two', 'sso', '--reason', 'over'], '/')
  expect(read.ok && read.value).toMatchObject({ partnerId: 'two', name: 'sso', by: expect.stringMatching(/\S/) })
})
